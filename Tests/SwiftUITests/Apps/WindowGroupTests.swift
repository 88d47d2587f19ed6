import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct WindowGroupTests {
  @Test
  func `a group for data shows what it makes of the default`() {
    Stage.current.launch(DataApp.self)
    Stage.current.loop.settle()

    #expect(Stage.current.textTree().contains("number 7"))
  }

  @Test
  func `views have the undo manager of their window`() throws {
    let host = showHosted(UndoScreen())
    Stage.current.loop.settle()

    try Finger.tap("count 0")
    #expect(host.heard == ["count 1", "Undo"])
    try Finger.tap("Undo")

    #expect(host.heard == ["count 0", "Undo"])
  }
}

private struct DataApp: App {
  var body: some Scene {
    WindowGroup(id: "numbers", for: Int.self) { $number in
      Text("number \(number)")
    } defaultValue: {
      7
    }
    .handlesExternalEvents(matching: ["number"])
  }
}

@MainActor
private final class UndoStore: ObservableObject {
  @Published var count = 0

  func set(_ new: Int, _ manager: UndoManager?) {
    let old = count
    manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
    count = new
  }
}

private struct UndoScreen: View {
  @StateObject private var store = UndoStore()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("count \(store.count)") { store.set(store.count + 1, undoManager) }
    Button("Undo") { undoManager?.undo() }
  }
}
