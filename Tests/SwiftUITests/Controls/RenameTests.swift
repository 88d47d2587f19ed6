import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct RenameTests {
  @Test
  func `the button starts what is said around it`() throws {
    var renames = 0
    showHosted(RenameButton().renameAction { renames += 1 })
    Stage.current.loop.settle()

    try Finger.tap("Rename")

    #expect(renames == 1)
  }

  @Test
  func `without an action the button is disabled`() {
    showHosted(RenameButton())
    Stage.current.loop.settle()

    #expect(!Finger.isEnabled("Rename"))
  }

  @Test
  func `the action may focus a field`() throws {
    showHosted(RenamedTitle())
    Stage.current.loop.settle()

    try Finger.tap("Rename")

    #expect(Stage.current.firstResponder is UITextField)
  }
}

private struct RenamedTitle: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Title", text: .constant("")).focused($isFocused)
      RenameButton()
    }
    .renameAction($isFocused)
  }
}
