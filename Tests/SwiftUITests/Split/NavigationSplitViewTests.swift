import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.3
@MainActor
@Suite(.onStage)
struct NavigationSplitViewTests {
  struct Mail: View {
    @Bindable var router: NavigationStackTests.Router
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Letter") { Text("letter").navigationTitle("Letter") }
          NavigationLink("Number", value: 7)
        }
        .navigationTitle("Boxes")
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        NavigationStack(path: $router.path) {
          Text("nothing").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
  }

  private func setWidth(_ sizeClass: UIUserInterfaceSizeClass) {
    Stage.current.setTraits(
      Stage.current.traits.modifyingTraits { $0.horizontalSizeClass = sizeClass }
    )
    Stage.current.loop.settle()
  }

  @Test
  func `in a narrow window the sidebar comes first, links lead on`() throws {
    let host = showHosted(Mail(router: NavigationStackTests.Router()))
    Stage.current.loop.settle()
    #expect(host.children.first is UISplitViewController)
    #expect(Finger.screen.contains("‘Boxes’"))

    try Finger.tap("Letter")
    #expect(Finger.screen.contains("letter"))
    try Finger.tap("Back")
    try Finger.tap("Number")

    #expect(Finger.screen.contains("number 7"))
  }

  @Test
  func `a wide window shows the detail, with one bar a column`() throws {
    let router = NavigationStackTests.Router()
    setWidth(.regular)
    _ = showHosted(Mail(router: router))
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("nothing"))

    router.path = [3]
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("page 3"))
    #expect(Finger.screen.components(separatedBy: "bar:").count == 2)
  }
}
