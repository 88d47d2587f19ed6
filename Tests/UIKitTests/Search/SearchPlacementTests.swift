import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct SearchPlacementTests {
  @Test
  func `by itself the search lies in the toolbar of a phone`() throws {
    let scene = SearchScene(placement: .automatic)
    scene.show()

    #expect(scene.root.navigationItem.searchBarPlacement == .integrated)
    #expect(
      Stage.current.textTree() == """
        bar: ‘Notes’
        toolbar:
          Search: search field ""
        """
    )
    #expect(scene.search.searchBar.frame == CGRect(x: 16, y: 0, width: 361, height: 48))
    try scene.tapField()
    Stage.current.loop.settle()
    #expect(scene.search.isActive)
    #expect(!scene.search.hidesNavigationBarDuringPresentation)
    #expect(
      Stage.current.textTree() == """
        bar: ‘Notes’
        toolbar:
          Search: search field "" [Cancel]
        """
    )
  }

  @Test
  func `toolbar items leave the field what is left, at the place that they keep for it`() {
    let scene = SearchScene(placement: .integrated)
    scene.root.toolbarItems = [
      .symbol("trash", label: "Delete"), scene.root.navigationItem.searchBarPlacementBarButtonItem,
      .symbol("star", label: "Rate"),
    ]
    scene.navigation.isToolbarHidden = false
    scene.show()

    #expect(scene.search.searchBar.frame == CGRect(x: 76, y: 0, width: 241, height: 48))
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `the toolbar's button opens the field with the keyboard`() throws {
    let scene = SearchScene(placement: .integratedButton)
    scene.show()
    #expect(scene.search.searchBar.window == nil)

    try scene.tap("Search")
    Stage.current.loop.settle()

    #expect(scene.search.isActive)
    #expect(scene.search.searchBar.isFirstResponder)
    #expect(scene.search.searchBar.window != nil)
  }

  @Test
  func `without the toolbar an integrated search is a button of the bar`() throws {
    let scene = SearchScene(placement: .integrated)
    scene.root.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    scene.show()
    #expect(Stage.current.textTree() == "bar: ‘Notes’ … [Search]")

    try scene.tap("Search")
    Stage.current.loop.settle()

    #expect(
      Stage.current.textTree() == """
        bar:
          Search: search field "" [Cancel]
        """
    )
    #expect(scene.navigation.navigationBar.frame.height == 54)
    try scene.tap("Cancel")
    Stage.current.loop.settle()
    #expect(Stage.current.textTree() == "bar: ‘Notes’ … [Search]")
  }

  @Test
  func `a scope bar of a search in the toolbar lies under the title`() {
    let scene = SearchScene(placement: .integrated)
    scene.search.searchBar.scopeButtonTitles = ["All", "Unread"]
    scene.show()

    scene.search.isActive = true
    Stage.current.loop.settle()

    #expect(
      Stage.current.textTree() == """
        bar: ‘Notes’
          scopes: [All, selected] [Unread]
        toolbar:
          Search: search field "" [Cancel]
        """
    )
  }

  @Test
  func `the older look stacks the field and says Cancel`() throws {
    Stage.current.look = .classic
    let scene = SearchScene(placement: .automatic)
    scene.show()
    #expect(scene.root.navigationItem.searchBarPlacement == .stacked)
    #expect(scene.search.searchBar.searchTextField.frame.height == 36)

    scene.search.isActive = true
    Stage.current.loop.settle()

    #expect(scene.search.hidesNavigationBarDuringPresentation)
    #expect(scene.navigation.navigationBar.frame.height == 52)
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `from right to left the magnifier is at the right and cancel at the left`() throws {
    var values = UITraitCollection(device: .standard).values
    values.layoutDirection = .rightToLeft
    Stage.current.setTraits(UITraitCollection(values: values))
    let scene = SearchScene()
    scene.show()

    scene.search.isActive = true
    Stage.current.loop.settle()

    let cancel = try #require(scene.nodes.first { $0.label == "Cancel" })
    #expect(cancel.frame.minX == 16)
    #expect(scene.search.searchBar.searchTextField.frame.maxX == 377)
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }
}
