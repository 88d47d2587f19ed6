import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

// B.2, B.5
@MainActor
@Suite(.onStage)
struct OpenWindowTests {
  private func launch(_ device: Device) -> Stage {
    let stage = Stage(device: device)
    stage.launch(WindowsApp.self)
    stage.loop.settle()
    return stage
  }

  private func tap(_ label: String, on stage: Stage) throws {
    try stage.perform {
      try Finger.tap(label)
    }
  }

  private func scenes(_ stage: Stage) -> [UIWindowScene] {
    stage.perform {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    }
  }

  @Test
  func `a tablet opens a second window for an identifier, and closes it`() throws {
    let stage = launch(.pad)
    #expect(stage.textTree().contains("first true"))

    try tap("Open", on: stage)
    #expect(scenes(stage).count == 2)
    #expect(stage.textTree().contains("notes"))
    try tap("Close", on: stage)

    #expect(scenes(stage).count == 1)
    #expect(!stage.textTree().contains("notes"))
  }

  @Test
  func `a window for a value shows it, and comes to the front instead of opening twice`() throws {
    let stage = launch(.pad)

    try tap("Open 7", on: stage)
    #expect(stage.textTree().contains("number 7"))
    #expect(scenes(stage).count == 2)
    stage.perform {
      WindowsApp.openAgain?()
      stage.loop.settle()
    }
    #expect(scenes(stage).count == 2)
    stage.perform {
      WindowsApp.close?()
      stage.loop.settle()
    }

    #expect(scenes(stage).count == 1)
  }

  @Test
  func `a window that no scene is for is refused with a word`() throws {
    let stage = launch(.pad)

    try tap("Open nothing", on: stage)

    #expect(scenes(stage).count == 1)
    #expect(stage.log.contains { $0.contains("No scene matches") })
  }

  @Test
  func `a phone opens no window`() throws {
    let stage = launch(.standard)
    #expect(stage.textTree().contains("first false"))

    try tap("Open", on: stage)

    #expect(scenes(stage).count == 1)
    #expect(stage.log.contains { $0.contains("Unable to open a window") })
  }
}

private struct WindowsApp: App {
  static var openAgain: (() -> Void)?
  static var close: (() -> Void)?

  var body: some Scene {
    WindowGroup { FirstScreen() }
    WindowGroup(id: "notes") { NotesScreen() }
    WindowGroup(for: Int.self) { $number in
      Text("number \(number ?? 0)")
    }
  }

  struct FirstScreen: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      let _ = WindowsApp.openAgain = { openWindow(value: 7) }
      let _ = WindowsApp.close = { dismissWindow(value: 7) }
      Text("first \(supportsMultipleWindows ? "true" : "false")")
      Button("Open") { openWindow(id: "notes") }
      Button("Open 7") { openWindow(value: 7) }
      Button("Open nothing") { openWindow(id: "nothing") }
    }
  }

  struct NotesScreen: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text("notes")
      Button("Close") { dismissWindow() }
    }
  }
}
