import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SearchPromptTests {
  private final class Model: ObservableObject {
    @Published var prompt: String?
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    @State private var text = ""

    var body: some View {
      Text("Mail").uiKitNavigationBarSearch(text: $text, prompt: model.prompt)
    }
  }

  @Test
  func `a search without a prompt shows the system's, also again`() {
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model))
    let bar = screen.navigationItem.searchController?.searchBar
    #expect(bar?.placeholder == "Search")

    model.prompt = "Search mail"
    test.settle()
    #expect(bar?.placeholder == "Search mail")

    model.prompt = nil
    test.settle()
    #expect(bar?.placeholder == "Search")
  }

  @Test
  func `so does a search of SwiftUI's`() {
    let host = UIHostingController(rootView: Text("A").searchable(text: .constant("")))
    let test = TestStack()
    test.stack.pushViewController(host, animated: false)
    test.settle()

    #expect(host.navigationItem.searchController?.searchBar.placeholder == "Search")
  }
}
