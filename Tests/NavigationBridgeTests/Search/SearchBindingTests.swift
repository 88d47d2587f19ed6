import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SearchBindingTests {
  private let model = SearchModel()

  private func show() throws -> (NavigationTester, UISearchController) {
    let screen = SearchScreen(model: model).hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))
    return (tester, try #require(screen.navigationItem.searchController))
  }

  @Test
  func `the first frame has the search`() throws {
    let test = TestStack()
    model.text = "ab"
    model.prompt = "Search mail"
    model.scopes = ["All", "Unread"]
    model.scope = 1

    let screen = test.push(SearchScreen(model: model))

    let controller = try #require(screen.navigationItem.searchController)
    #expect(controller.searchBar.text == "ab")
    #expect(controller.searchBar.placeholder == "Search mail")
    #expect(controller.searchBar.scopeButtonTitles == ["All", "Unread"])
    #expect(controller.searchBar.selectedScopeButtonIndex == 1)
    #expect(screen.navigationItem.preferredSearchBarPlacement == .stacked)
    #expect(screen.definesPresentationContext)
    let writes = screen.navigationItem.writes
    test.settle()
    #expect(screen.navigationItem.writes == writes)
    #expect(screen.navigationItem.searchController === controller)
  }

  @Test
  func `a text set by code is shown`() throws {
    let (tester, controller) = try show()
    try tester.type("ab", into: "Search")

    model.text = "cd"
    tester.settle()

    #expect(controller.searchBar.text == "cd")
    #expect(tester.screen.contains("search field \"cd\""))
  }

  @Test
  func `state that follows late doesn't undo what was typed meanwhile`() throws {
    let late = LateText()
    let screen = LateScreen(late: late).hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))
    let controller = try #require(screen.navigationItem.searchController)
    try tester.focus("Search")
    Stage.current.type("a")
    Stage.current.type("b")
    #expect(late.text == "")

    late.deliverNext()
    tester.settle()
    #expect(late.text == "a")
    #expect(controller.searchBar.text == "ab")
    late.deliverNext()
    tester.settle()
    #expect(controller.searchBar.text == "ab")
    late.text = "other"
    tester.settle()

    #expect(controller.searchBar.text == "other")
  }

  @Test
  func `state that changes what was typed has its way`() throws {
    let screen = UppercaseScreen().hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))

    try tester.type("ab", into: "Search")

    #expect(screen.navigationItem.searchController?.searchBar.text == "AB")
  }

  @Test
  func `scopes follow in both directions`() throws {
    model.scopes = ["All", "Unread"]
    let (tester, controller) = try show()
    try tester.focus("Search")
    try tester.tap("Unread")
    #expect(model.scope == 1)

    model.scope = 0
    tester.settle()

    #expect(controller.searchBar.selectedScopeButtonIndex == 0)
    #expect(tester.bar.search?.selectedScope == "All")
  }

  @Test
  func `tokens follow in both directions, an unchanged one keeps its object`() throws {
    let (tester, controller) = try show()
    model.tokens = [NavigationSearchToken("Photos")]
    tester.settle()
    let field = controller.searchBar.searchTextField
    let first = try #require(field.tokens.first)
    model.tokens.append(NavigationSearchToken("Work"))
    tester.settle()
    #expect(field.tokens.count == 2)
    #expect(field.tokens.first === first)
    try tester.focus("Search")

    Stage.current.pressDelete()
    Stage.current.pressDelete()
    tester.settle()

    #expect(model.tokens == [NavigationSearchToken("Photos")])
  }

  @Test
  func `a suggestion completes the text`() throws {
    model.suggestions = [
      NavigationSearchSuggestion("Apples", subtitle: "12 results"),
      NavigationSearchSuggestion("Recent") { [model] in model.count = 7 },
    ]
    let (tester, controller) = try show()
    try tester.focus("Search")

    try tester.tap("Apples")
    #expect(model.text == "Apples")
    #expect(controller.searchBar.text == "Apples")
    try tester.tap("Recent")

    #expect(model.count == 7)
    #expect(model.text == "Apples")
    model.suggestions = []
    tester.settle()
    #expect(controller.searchSuggestions == nil)
  }

  @Test
  func `submit and cancel run the newest closures`() throws {
    let (tester, _) = try show()
    try tester.type("ab", into: "Search")

    Stage.current.pressReturn()
    #expect(model.submits == 1)
    try tester.cancelSearch()

    #expect(model.cancels == 1)
    #expect(model.text == "")
    #expect(!model.isActive)
  }

  @Test
  func `active from the start, it comes when the screen has arrived`() throws {
    let test = TestStack()
    model.isActive = true

    let screen = test.push(SearchScreen(model: model))
    let controller = try #require(screen.navigationItem.searchController)
    #expect(!controller.isActive)
    test.settle()

    #expect(controller.isActive)
    #expect(test.stack.viewControllers.count == 2)
    #expect(controller.searchBar.isFirstResponder)
  }

  @Test
  func `a wish during the motion is followed after it`() throws {
    let (tester, controller) = try show()
    try tester.paused {
      try tester.focus("Search")
      tester.advance(by: 0.1)
      model.isActive = false
      tester.flush()
      #expect(controller.isActive)
    }

    tester.settle()

    #expect(!controller.isActive)
    #expect(!model.isActive)
  }

  @Test
  func `a dismissal by the app's code ends the binding`() throws {
    let (tester, controller) = try show()
    try tester.focus("Search")

    controller.presentingViewController?.dismiss(animated: true)
    tester.settle()

    #expect(!controller.isActive)
    #expect(!model.isActive)
  }
}

@MainActor
private final class LateText: ObservableObject {
  @Published var text = ""
  private var waiting: [String] = []

  var binding: Binding<String> {
    Binding(get: { self.text }, set: { self.waiting.append($0) })
  }

  func deliverNext() {
    text = waiting.removeFirst()
  }
}

private struct LateScreen: View {
  @ObservedObject var late: LateText

  var body: some View {
    Text(late.text).uiKitNavigationBarSearch(text: late.binding, placement: .stacked)
  }
}

private struct UppercaseScreen: View {
  @State private var text = ""

  var body: some View {
    Text(text)
      .uiKitNavigationBarSearch(
        text: Binding(get: { text }, set: { text = $0.uppercased() }),
        placement: .stacked
      )
  }
}
