import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SearchSlotTests {
  private let model = SearchModel()

  @Test
  func `what a removed search had set is put back exactly`() throws {
    model.hidesWhenScrolling = false
    let screen = SearchScreen(model: model).hostedWithBridge()
    let own = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = own
    screen.navigationItem.preferredSearchBarPlacement = .integrated
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))
    #expect(screen.navigationItem.searchController !== own)
    #expect(!screen.navigationItem.hidesSearchBarWhenScrolling)

    model.isDescribed = false
    tester.settle()

    #expect(screen.navigationItem.searchController === own)
    #expect(screen.navigationItem.hidesSearchBarWhenScrolling)
    #expect(screen.navigationItem.preferredSearchBarPlacement == .integrated)
    #expect(!screen.definesPresentationContext)
  }

  @Test
  func `a search that is removed while it is active goes first`() throws {
    let screen = SearchScreen(model: model).hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))
    let controller = try #require(screen.navigationItem.searchController)
    try tester.type("ab", into: "Search")

    model.isDescribed = false
    tester.flush()
    #expect(!controller.isActive)
    #expect(screen.navigationItem.searchController === controller)
    tester.settle()

    #expect(screen.navigationItem.searchController == nil)
    #expect(screen.presentedViewController == nil)
    #expect(!screen.definesPresentationContext)
    #expect(tester.screen == "bar: ‘Mail’\nFound 0")
  }

  @Test
  func `unrelated updates write nothing`() throws {
    let log = BarWriteLog()
    try BarWriteLog.$current.withValue(log) {
      model.suggestions = [NavigationSearchSuggestion("Apples")]
      model.scopes = ["All", "Unread"]
      let screen = SearchScreen(model: model).hostedWithBridge()
      let tester = try NavigationTester(UINavigationController(rootViewController: screen))
      log.removeAll()
      ItemWrites.reset()

      for _ in 0..<20 {
        model.count += 1
        tester.settle()
      }

      #expect(log.writes == [])
      #expect(ItemWrites.navigationItems.total == 0)
    }
  }

  @Test
  func `a search of SwiftUI's or the app's that comes later gives way`() throws {
    let screen = SearchScreen(model: model).hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))
    let controller = screen.navigationItem.searchController

    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    model.count += 1
    tester.settle()

    #expect(screen.navigationItem.searchController === controller)
  }

  @Test(arguments: [15, 16, 18])
  func `older systems get the placements that they know`(version: Int) throws {
    PlatformFeatures.$current.withValue(.iOS(version)) {
      let test = TestStack()
      model.placement = .integratedButton
      model.suggestions = [NavigationSearchSuggestion("Apples")]

      let screen = test.show(SearchScreen(model: model))

      let expected: UINavigationItem.SearchBarPlacement = version < 16 ? .automatic : .integrated
      #expect(screen.navigationItem.preferredSearchBarPlacement == expected)
      #expect((screen.navigationItem.searchController?.searchSuggestions == nil) == (version < 16))
    }
  }

  @Test
  func `two screens with one text are reported`() throws {
    let issues = IssueLog()
    try issues.collect {
      let first = SearchScreen(model: model).hostedWithBridge()
      let tester = try NavigationTester(UINavigationController(rootViewController: first))
      let second = SearchScreen(model: model).hostedWithBridge()
      first.navigationController?.pushViewController(second, animated: true)
      tester.settle()

      try tester.type("ab", into: "Search")
    }

    #expect(
      issues.texts == [
        """
        Can't keep the search of 'Mail' apart from that of 'Mail': both are bound to the same text. \
        Give each screen's search a state of its own.
        """
      ]
    )
  }

  @Test
  func `a scope that there isn't is reported`() throws {
    let issues = IssueLog()
    issues.collect {
      let test = TestStack()
      model.scopes = ["All"]
      model.scope = 3

      let screen = test.show(SearchScreen(model: model))

      #expect(screen.navigationItem.searchController?.searchBar.selectedScopeButtonIndex == 0)
    }

    #expect(
      issues.texts == [
        """
        Can't choose the scope 3 of a search with 1 scopes. Bind 'selectedScope' to an index of \
        'scopes'.
        """
      ]
    )
  }

  @Test
  func `a scope that comes later is chosen when it is there`() {
    let issues = IssueLog()
    issues.collect {
      let test = TestStack()
      model.scopes = ["All"]
      model.scope = 1
      let screen = test.show(SearchScreen(model: model))

      model.scopes = ["All", "Unread"]
      test.settle()

      #expect(screen.navigationItem.searchController?.searchBar.selectedScopeButtonIndex == 1)
    }
    #expect(issues.texts.count == 1)
  }

  @Test
  func `two tokens with one id are reported`() throws {
    let issues = IssueLog()
    issues.collect {
      let test = TestStack()
      model.tokens = [NavigationSearchToken("A", id: "x"), NavigationSearchToken("B", id: "x")]

      test.show(SearchScreen(model: model))
    }

    #expect(
      issues.texts == [
        """
        Can't tell two search tokens apart: the id 'x' is there twice. Give each token an id of its \
        own.
        """
      ]
    )
  }

  @Test
  func `nothing of a screen that left stays`() throws {
    let test = TestStack()
    weak var controller: UISearchController?
    weak var screen: UIViewController?
    do {
      let pushed = test.push(SearchScreen(model: model))
      test.settle()
      screen = pushed
      controller = pushed.navigationItem.searchController
      #expect(controller != nil)
    }

    test.pop()
    Stage.current.loop.settle()

    #expect(screen == nil)
    #expect(controller == nil)
  }

  @Test
  func `an item presents over an active search`() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let screen = Text("Found").uiKitNavigationBarSearch(
      NavigationBarSearch(text: .constant(""), placement: .stacked, hidesNavigationBar: false)
    )
    .uiKitNavigationBar(trailing: [.title("Ask") { $0.present(alert) }])
    .hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))
    try tester.focus("Search")

    try tester.tap("Ask")

    #expect(alert.presentingViewController is UISearchController)
    #expect(Stage.current.log == [])
  }
}
