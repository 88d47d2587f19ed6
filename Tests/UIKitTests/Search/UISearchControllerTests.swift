import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct UISearchControllerTests {
  private let scene: SearchScene

  init() {
    scene = SearchScene()
  }

  @Test
  func `a person sees and hears the field below the title`() {
    scene.show()

    #expect(
      Stage.current.textTree() == """
        bar: ‘Notes’
          Search: search field ""
        """
    )
    #expect(scene.search.searchBar.frame.height == 60)
    #expect(scene.navigation.navigationBar.frame.height == 114)
    #expect(scene.root.view.safeAreaInsets.top == 173)
  }

  @Test
  func `tapping the field presents the controller`() throws {
    scene.show()

    try scene.tapField()
    Stage.current.loop.settle()

    #expect(scene.search.isActive)
    #expect(scene.root.presentedViewController === scene.search)
    #expect(scene.search.presentingViewController === scene.root)
    #expect(scene.search.searchBar.isFirstResponder)
    #expect(
      scene.log.entries == ["shouldBegin", "willPresent", "didBegin", "update \"\"", "didPresent"]
    )
    #expect(
      Stage.current.textTree() == """
        bar:
          Search: search field "" [Cancel]
        """
    )
    #expect(scene.navigation.navigationBar.frame.height == 60)
  }

  @Test
  func `each key updates the results once`() throws {
    scene.show()
    try scene.tapField()
    Stage.current.loop.settle()
    scene.log.entries = []

    Stage.current.type("ab")

    #expect(scene.search.searchBar.text == "ab")
    #expect(
      scene.log.entries == [
        "text \"a\"", "update \"a\"", "text \"ab\"", "update \"ab\"",
      ]
    )
  }

  @Test
  func `the return key searches and leaves the keyboard, and does nothing without text`() throws {
    scene.show()
    try scene.tapField()
    Stage.current.loop.settle()
    Stage.current.pressReturn()
    #expect(!scene.log.entries.contains("search"))

    Stage.current.type("a")
    Stage.current.pressReturn()

    #expect(scene.log.entries.contains("search"))
    #expect(scene.search.isActive)
    #expect(!scene.search.searchBar.isFirstResponder)
  }

  @Test
  func `cancel clears the text, updates the results and dismisses`() throws {
    scene.show()
    try scene.tapField()
    Stage.current.loop.settle()
    Stage.current.type("ab")
    scene.log.entries = []

    try scene.tap("Cancel")
    Stage.current.loop.settle()

    #expect(!scene.search.isActive)
    #expect(scene.search.searchBar.text == "")
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.log.entries == ["cancel", "willDismiss", "didEnd", "update \"\"", "didDismiss"])
    #expect(scene.navigation.navigationBar.frame.height == 114)
  }

  @Test
  func `becoming active from code presents without the keyboard`() {
    scene.show()

    scene.search.isActive = true
    #expect(scene.search.isActive)
    Stage.current.loop.settle()

    #expect(scene.root.presentedViewController === scene.search)
    #expect(!scene.search.searchBar.isFirstResponder)
    #expect(scene.search.searchBar.showsCancelButton)
  }

  @Test
  func `before its bar is in a window it doesn't become active`() {
    scene.search.isActive = true

    #expect(!scene.search.isActive)
    #expect(Stage.current.log.last?.contains("not in the window hierarchy") == true)
  }

  @Test
  func `a dismissal of its presenter ends it`() {
    scene.show()
    scene.search.isActive = true
    Stage.current.loop.settle()

    scene.root.dismiss(animated: true)
    Stage.current.loop.settle()

    #expect(!scene.search.isActive)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test
  func `an alert of the screen is refused while the search is presented`() {
    scene.show()
    scene.search.isActive = true
    Stage.current.loop.settle()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)

    scene.root.present(alert, animated: true)
    Stage.current.loop.settle()

    #expect(alert.presentingViewController == nil)
    #expect(
      Stage.current.log.last?.contains("which is already presenting <UISearchController") == true
    )
  }

  @Test
  func `what the search controller presents lies above it`() {
    scene.show()
    scene.search.isActive = true
    Stage.current.loop.settle()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)

    scene.search.present(alert, animated: true)
    Stage.current.loop.settle()
    #expect(scene.search.presentedViewController === alert)
    alert.dismiss(animated: true)
    Stage.current.loop.settle()

    #expect(scene.search.isActive)
    #expect(scene.search.presentedViewController == nil)
  }

  @Test
  func `scopes come with the search and choosing one updates the results`() throws {
    scene.search.searchBar.scopeButtonTitles = ["All", "Unread"]
    scene.show()
    #expect(!Stage.current.textTree().contains("scopes"))
    scene.search.isActive = true
    Stage.current.loop.settle()
    #expect(Stage.current.textTree().contains("scopes: [All, selected] [Unread]"))
    scene.log.entries = []

    try scene.tap("Unread")

    #expect(scene.search.searchBar.selectedScopeButtonIndex == 1)
    #expect(scene.log.entries == ["scope 1", "update \"\""])
    #expect(scene.navigation.navigationBar.frame.height == 108)
  }

  @Test
  func `tokens are spoken before the text and leave with two deletes`() throws {
    scene.show()
    try scene.tapField()
    Stage.current.loop.settle()
    scene.search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Photos")]
    Stage.current.loop.flush()
    #expect(Stage.current.textTree().contains("search field \"Photos\""))

    Stage.current.pressDelete()
    #expect(scene.search.searchBar.searchTextField.tokens.count == 1)
    Stage.current.pressDelete()

    #expect(scene.search.searchBar.searchTextField.tokens.isEmpty)
  }

  @Test
  func `suggestions lie over the screen and a tap hands one to the updater`() throws {
    scene.show()
    try scene.tapField()
    Stage.current.loop.settle()

    scene.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Apples")]
    Stage.current.loop.flush()
    try scene.tap("Apples")

    #expect(scene.log.entries.last == "selected Apples")
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `results show from the first character on, over the screen`() throws {
    let results = UIViewController()
    let scene = SearchScene(results: results)
    scene.show()
    try scene.tapField()
    Stage.current.loop.settle()
    #expect(results.viewIfLoaded?.window == nil)

    Stage.current.type("a")

    #expect(results.view.window != nil)
    #expect(results.parent === scene.search)
    #expect(results.view.safeAreaInsets.top == 119)
  }

  @Test
  func `the obscured screen isn't reached and a tap on it cancels`() throws {
    scene.search.obscuresBackgroundDuringPresentation = true
    scene.show()
    scene.search.isActive = true
    Stage.current.loop.settle()

    Stage.current.tap(at: CGPoint(x: 200, y: 500))
    Stage.current.loop.settle()

    #expect(scene.touches == 0)
    #expect(!scene.search.isActive)
  }

  @Test
  func `the screen that isn't obscured is reached`() throws {
    scene.show()
    scene.search.isActive = true
    Stage.current.loop.settle()

    Stage.current.tap(at: CGPoint(x: 200, y: 500))

    #expect(scene.touches == 1)
    #expect(scene.search.isActive)
  }
}
