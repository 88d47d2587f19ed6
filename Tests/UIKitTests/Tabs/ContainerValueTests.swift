import StageSupport
import Testing
@_spi(Headless) import UIKit

/// A.7 to A.9: raw values, and the values that new objects have.
@MainActor
@Suite(.onStage)
struct ContainerValueTests {
  // A.7
  @Test
  func `a new tab bar controller has nothing, and a bar`() {
    let tabs = UITabBarController()

    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.mode == .automatic)
    #expect(!tabs.isTabBarHidden && tabs.tabBarMinimizeBehavior == .automatic)
    #expect(tabs.bottomAccessory == nil && tabs.delegate == nil)
    #expect(tabs.moreNavigationController === tabs.moreNavigationController)
    #expect(UITabBarController.Mode.tabBar.rawValue == 1)
    #expect(UITabBarController.Mode.tabSidebar.rawValue == 2)
    #expect(UITabBarController.MinimizeBehavior.never.rawValue == 1)
    #expect(UITabBarController.MinimizeBehavior.onScrollDown.rawValue == 2)
    #expect(UITabBarController.MinimizeBehavior.onScrollUp.rawValue == 3)
  }

  // A.7
  @Test
  func `a new tab can be seen and chosen, and is found by its name`() {
    let inner = UITab(title: "Inner", image: nil, identifier: "inner")
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [inner])
    let tabs = UITabBarController(tabs: [
      UITab(title: "First", image: nil, identifier: "first") { _ in UIViewController() }, group,
    ])

    #expect(inner.isEnabled && !inner.isHidden && inner.badgeValue == nil)
    #expect(inner.subtitle == nil && inner.preferredPlacement == .automatic)
    #expect(inner.userInfo == nil && inner.viewController == nil)
    #expect(inner.parent === group && inner.tabBarController === tabs)
    #expect(group.selectedChild == nil && group.managingNavigationController == nil)
    #expect(tabs.tab(forIdentifier: "inner") === inner)
    #expect(tabs.tab(forIdentifier: "none") == nil)
  }

  final class CountingTabs: UITabBarController {
    var calls: [String] = []

    override var viewControllers: [UIViewController]? {
      get { super.viewControllers }
      set {
        calls.append("viewControllers")
        super.viewControllers = newValue
      }
    }

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      calls.append("setViewControllers")
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  // A.7
  @Test
  func `once there are tabs the older setters aren't called`() {
    let tabs = CountingTabs()
    tabs.tabs = [
      UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
      UITab(title: "B", image: nil, identifier: "b") { _ in UIViewController() },
    ]
    Stage.current.show(tabs)
    tabs.selectedTab = tabs.tabs[1]
    Stage.current.loop.settle()

    #expect(tabs.calls.isEmpty)
    #expect(tabs.selectedTab?.identifier == "b")
  }

  // A.7
  @Test
  func `a tab's item reads back what it was made with`() {
    let image = UIImage(systemName: "star")
    let tagged = UITabBarItem(title: "A", image: image, tag: 3)
    let chosen = UITabBarItem(title: "B", image: image, selectedImage: UIImage(systemName: "heart"))

    #expect(tagged.title == "A" && tagged.image === image && tagged.tag == 3)
    #expect(chosen.selectedImage != nil && chosen.tag == 0)
    #expect(tagged.badgeValue == nil && tagged.badgeColor == nil)
    #expect(tagged.standardAppearance == nil && tagged.scrollEdgeAppearance == nil)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 7).tag == 7)
    #expect(UITabBarItem.SystemItem.more.rawValue == 0)
    #expect(UITabBarItem.SystemItem.favorites.rawValue == 1)
    #expect(UITabBarItem.SystemItem.search.rawValue == 8)
    #expect(UITabBarItem.SystemItem.mostViewed.rawValue == 11)
  }

  // A.8
  @Test
  func `columns and display modes have UIKit's numbers`() {
    let columns: [UISplitViewController.Column] = [
      .primary, .supplementary, .secondary, .compact, .inspector,
    ]
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ]
    let split = UISplitViewController(style: .doubleColumn)

    #expect(columns.map(\.rawValue) == Array(0...4))
    #expect(modes.map(\.rawValue) == Array(0...6))
    #expect(UISplitViewController.Style.doubleColumn.rawValue == 1)
    #expect(UISplitViewController.Style.tripleColumn.rawValue == 2)
    #expect(split.preferredDisplayMode == .automatic && split.presentsWithGesture)
    #expect(split.preferredSplitBehavior == .automatic && split.delegate == nil)
    #expect(UISplitViewController().style == .unspecified)
  }

  // A.9
  @Test
  func `a new search is inactive, dims what is below and shows its parts by itself`() {
    let search = UISearchController(searchResultsController: nil)

    #expect(!search.isActive && search.obscuresBackgroundDuringPresentation)
    #expect(search.automaticallyShowsCancelButton)
    #expect(search.automaticallyShowsSearchResultsController)
    #expect(search.scopeBarActivation == .automatic && search.searchSuggestions == nil)
    #expect(search.searchResultsController == nil && search.searchResultsUpdater == nil)
    #expect(search.searchBar.text == "" && search.searchBar.prompt == nil)
    #expect(!search.searchBar.showsScopeBar && search.searchBar.scopeButtonTitles == nil)
    #expect(search.searchBar.selectedScopeButtonIndex == 0 && search.searchBar.isEnabled)
    #expect(UISearchController.ScopeBarActivation.manual.rawValue == 1)
    #expect(UISearchController.ScopeBarActivation.onTextEntry.rawValue == 2)
    #expect(UISearchController.ScopeBarActivation.onSearchActivation.rawValue == 3)
  }

  // A.9
  @Test
  func `before iOS 26 a search hides the bar while it is presented`() {
    Stage.current.look = .classic

    #expect(UISearchController().hidesNavigationBarDuringPresentation)
  }
}
