import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.3
@MainActor
@Suite(.onStage)
struct NavigationViewColumnTests {
  struct Mail: View {
    var body: some View {
      NavigationView {
        NavigationLink("Letter") { Text("letter") }
        Text("nothing")
      }
    }
  }

  private func shows(_ text: String) -> Bool {
    Finger.nodes.contains { $0.label == text }
  }

  @Test
  func `a phone shows the first of two views only`() throws {
    _ = showHosted(Mail())
    Stage.current.loop.settle()
    #expect(shows("Letter"))
    #expect(!shows("nothing"))

    try Finger.tap("Letter")

    #expect(shows("letter"))
  }

  @Test
  func `a tablet shows two columns, and a link changes the second`() throws {
    try Stage(device: .pad).perform {
      let host = showHosted(Mail())
      Stage.current.loop.settle()
      #expect(host.children.first is UISplitViewController)
      #expect(shows("nothing"))
      try Finger.tap("Show Sidebar")
      #expect(shows("nothing"))

      try Finger.tap("Letter")

      #expect(shows("letter"))
      #expect(shows("Letter"))
      #expect(!shows("nothing"))
    }
  }

  @Test
  func `in the style of a stack a tablet shows the first only`() {
    Stage(device: .pad).perform {
      let host = showHosted(Mail().navigationViewStyle(.stack))
      Stage.current.loop.settle()

      #expect(host.children.first is UINavigationController)
      #expect(!shows("nothing"))
    }
  }
}
