import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct CompactColumnTests {
  struct Columns: View {
    @State var column: NavigationSplitViewColumn
    var body: some View {
      NavigationSplitView(
        columnVisibility: .constant(.all),
        preferredCompactColumn: $column
      ) {
        Text("first").navigationTitle("First")
      } content: {
        Text("second").navigationTitle("Second")
      } detail: {
        Text("third").navigationTitle("Third")
      }
    }
  }

  @Test(arguments: [
    (NavigationSplitViewColumn.sidebar, "first"), (.content, "second"), (.detail, "third"),
  ])
  func `a narrow window begins with the column that the app prefers`(
    column: NavigationSplitViewColumn,
    text: String
  ) {
    _ = showHosted(Columns(column: column))
    Stage.current.loop.settle()

    #expect(Finger.screen.contains(text))
  }
  @Test
  func `the columns before the preferred one lie below it, in their order`() throws {
    _ = showHosted(Columns(column: .detail))
    Stage.current.loop.settle()

    try Finger.tap("Back")
    #expect(Finger.screen.contains("second"))
    try Finger.tap("Back")

    #expect(Finger.screen.contains("first"))
  }
}
