import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct SearchInStackTests {
  @Test
  func `a push while the search is active keeps it, and it is back with its text`() throws {
    let scene = SearchScene()
    scene.show()
    try scene.tapField()
    Stage.current.loop.settle()
    Stage.current.type("ab")
    let result = UIViewController()
    result.title = "Result"

    scene.navigation.pushViewController(result, animated: true)
    Stage.current.loop.settle()

    #expect(scene.navigation.topViewController === result)
    #expect(Stage.current.textTree() == "bar: [Back] ‘Result’")
    #expect(scene.search.isActive)
    #expect(!scene.search.searchBar.isFirstResponder)
    scene.navigation.popViewController(animated: true)
    Stage.current.loop.settle()
    #expect(scene.search.searchBar.superview != nil)
    #expect(scene.search.searchBar.window != nil)
    #expect(scene.search.isActive)
    #expect(scene.search.searchBar.text == "ab")
    #expect(Stage.current.textTree().contains("search field \"ab\" [Cancel]"))
  }

  @Test
  func `a push while the search comes or goes is dropped with UIKit's log`() {
    let scene = SearchScene()
    scene.show()
    scene.search.isActive = true
    scene.navigation.pushViewController(UIViewController(), animated: true)
    #expect(scene.navigation.viewControllers.count == 1)
    Stage.current.loop.settle()

    scene.search.isActive = false
    scene.navigation.pushViewController(UIViewController(), animated: true)
    Stage.current.loop.settle()

    #expect(scene.navigation.viewControllers.count == 1)
    #expect(
      Stage.current.log.last
        == "pushViewController:animated: called on \(scene.navigation.debugName) while an existing "
        + "transition or presentation is occurring; the navigation stack will not be updated."
    )
    scene.navigation.pushViewController(UIViewController(), animated: true)
    #expect(scene.navigation.viewControllers.count == 2)
  }

  @Test
  func `without a context of the screen the search stays over what is pushed`() {
    let scene = SearchScene(definesContext: false)
    scene.show()
    scene.search.isActive = true
    Stage.current.loop.settle()
    #expect(scene.navigation.presentedViewController === scene.search)
    let result = UIViewController()
    result.title = "Result"

    scene.navigation.pushViewController(result, animated: true)
    Stage.current.loop.settle()

    #expect(scene.search.searchBar.window != nil)
    #expect(!Stage.current.textTree().contains("Result"))
  }

  @Test
  func `a cancelled swipe back leaves the covered search's bar as it was`() {
    let scene = SearchScene()
    scene.show()
    let next = UIViewController()
    next.title = "Next"
    scene.navigation.pushViewController(next, animated: false)
    Stage.current.loop.settle()

    Stage.current.swipeBack(to: 0.3)
    Stage.current.loop.settle()
    #expect(Stage.current.textTree() == "bar: [Back] ‘Next’")
    Stage.current.swipeBack(to: 0.8)
    Stage.current.loop.settle()

    #expect(
      Stage.current.textTree() == """
        bar: ‘Notes’
          Search: search field ""
        """
    )
  }

  @Test
  func `scrolling folds the field away before the large title, unless it must stay`() {
    let scene = SearchScene()
    let scroll = UIScrollView(frame: .zero)
    scroll.frame = scene.root.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scene.root.view.addSubview(scroll)
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.show()
    let bar = scene.search.searchBar
    let top = scroll.adjustedContentInset.top
    #expect(top == 225)

    scroll.contentOffset.y = 60 - top
    Stage.current.loop.flush()
    #expect(bar.bounds.height == 0)
    #expect(!Stage.current.textTree().contains("search field"))
    scene.root.navigationItem.hidesSearchBarWhenScrolling = false
    Stage.current.loop.flush()

    #expect(bar.bounds.height == 60)
    #expect(Stage.current.textTree().contains("search field"))
  }

  @Test
  func `removing the controller takes the bar away`() {
    let scene = SearchScene()
    scene.show()

    scene.root.navigationItem.searchController = nil
    Stage.current.loop.flush()

    #expect(scene.search.searchBar.superview == nil)
    #expect(scene.navigation.navigationBar.frame.height == 54)
    #expect(Stage.current.textTree() == "bar: ‘Notes’")
  }
}
