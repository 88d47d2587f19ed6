import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct ResourceTests {
  private static let title: LocalizedStringResource = "Inbox"

  private struct Screen: View {
    var body: some View {
      VStack {
        Text(ResourceTests.title)
        Label(LocalizedStringResource("Flag"), systemImage: "flag")
        Button(LocalizedStringResource("Send")) {}
      }
      .navigationTitle(ResourceTests.title)
    }
  }

  @Test
  func `views show the text of resources`() {
    let host = UIHostingController(rootView: Screen())
    Stage.current.show(UINavigationController(rootViewController: host))
    Stage.current.loop.settle()

    #expect(host.navigationItem.title == "Inbox")
    let tree = Stage.current.textTree()
    for text in ["Inbox", "Flag", "Send"] { #expect(tree.contains(text)) }
  }
}
