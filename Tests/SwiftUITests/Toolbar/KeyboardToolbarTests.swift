import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

// B.3
@MainActor
@Suite(.onStage)
struct KeyboardToolbarTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var count = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Text("count \(count)")
        Button("Focus") { isFocused = true }
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Count") { count += 1 }
          Button("Done") { isFocused = false }
        }
      }
    }
  }

  private func show() {
    Stage.current.show(
      UINavigationController(rootViewController: UIHostingController(rootView: Screen()))
    )
    Stage.current.loop.settle()
  }

  @Test
  func `items stand on the keyboard while a field has it`() throws {
    show()
    #expect(!Stage.current.textTree().contains("Done"))

    try Finger.tap("Focus")
    let done = try #require(Finger.nodes.first { $0.label == "Done" })
    #expect(done.frame.maxY <= 852 - 336)
    #expect(done.frame.minY >= 852 - 336 - 60)
    try Finger.tap("Count")
    #expect(Stage.current.textTree().contains("count 1"))
    try Finger.tap("Done")

    #expect(!Stage.current.textTree().contains("Done"))
    #expect(Stage.current.unsupportedFeatures.isEmpty)
  }

  @Test
  func `a search can be an item of the bar at the bottom`() {
    let screen = UIHostingController(
      rootView: Text("screen")
        .searchable(text: .constant(""), prompt: "Find")
        .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    )
    Stage.current.show(UINavigationController(rootViewController: screen))
    Stage.current.loop.settle()

    #expect(screen.toolbarItems?.count == 1)
    #expect(screen.toolbarItems?.first === screen.navigationItem.searchBarPlacementBarButtonItem)
  }

  @Test
  func `a pinned item is the one nearest to the edge`() {
    let screen = UIHostingController(
      rootView: Text("screen").toolbar {
        ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Plain") {} }
      }
    )
    Stage.current.show(UINavigationController(rootViewController: screen))
    Stage.current.loop.settle()

    #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["Pinned", "Plain"])
  }
}
