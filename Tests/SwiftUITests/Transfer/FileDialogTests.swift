import PhotosUI
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite(.onStage)
struct FileDialogTests {
  private let stage = Stage.current

  @Test
  func `a file picker comes up and is cancelled`() throws {
    let trace = Trace()
    let host = showHosted(FileScreen(trace: trace))
    stage.loop.settle()

    try Finger.tap("Import")
    #expect(host.presentedViewController != nil)
    #expect(stage.unsupportedFeatures.contains("pickers of files and pictures"))

    try Finger.tap("Cancel")
    #expect(host.presentedViewController == nil)
    #expect(trace.events == ["cancelled"])
    #expect(host.heard.contains("shown: false"))
  }

  @Test
  func `a picker of pictures comes up and is cancelled`() throws {
    let host = showHosted(
      PhotosPicker("Choose", selection: .constant(nil), matching: .any(of: [.images, .videos]))
    )
    stage.loop.settle()

    try Finger.tap("Choose")
    #expect(host.presentedViewController != nil)
    #expect(stage.unsupportedFeatures.contains("pickers of files and pictures"))

    try Finger.tap("Cancel")
    #expect(host.presentedViewController == nil)
  }

  @Test
  func `a paste button is dim while nothing of its type was copied`() throws {
    UIPasteboard.general.string = nil
    showHosted(PasteButton(payloadType: String.self) { _ in })
    stage.loop.settle()

    #expect(!Finger.isEnabled("Paste"))
  }

  @Test
  func `a paste button gives what was copied`() async throws {
    var take: ([String]) -> Void = { _ in }
    UIPasteboard.general.string = "copied"
    showHosted(PasteButton(payloadType: String.self) { take($0) })
    stage.loop.settle()
    #expect(Finger.isEnabled("Paste"))

    let pasted = await withCheckedContinuation { continuation in
      take = { continuation.resume(returning: $0) }
      try? Finger.tap("Paste")
    }

    #expect(pasted == ["copied"])
  }
}

private struct FileScreen: View {
  let trace: Trace
  @State private var isShown = false

  init(trace: Trace) {
    self.trace = trace
  }

  var body: some View {
    Text("shown: \(isShown ? "true" : "false")")
    Button("Import") { isShown = true }
      .fileImporter(
        isPresented: $isShown,
        allowedContentTypes: [.json],
        allowsMultipleSelection: false
      ) { _ in
        trace("completed")
      } onCancellation: {
        trace("cancelled")
      }
  }
}
