import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.7
@MainActor
@Suite(.onStage)
struct TabSidebarTests {
  final class SidebarDelegate: NSObject, UITabBarController.Sidebar.Delegate {
    var trace: [String] = []
    var renamed: [String: String] = [:]

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      trace.append("will change \(sidebar.isHidden)")
      animator.addAnimations { [weak self] in self?.trace.append("animations") }
      animator.addCompletion { [weak self] in self?.trace.append("completion") }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      guard case .tab(let tab) = request.content, let name = renamed[tab.identifier] else {
        return item
      }
      var content = item.defaultContentConfiguration()
      content.text = name
      item.contentConfiguration = content
      return item
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab
    ) { trace.append("begin \(tab.identifier)") }

    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebar: UITabBarController.Sidebar,
      didEndDisplaying tab: UITab
    ) { trace.append("end \(tab.identifier)") }
  }

  private let stage = Stage(device: .pad)
  private let delegate = SidebarDelegate()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { _ in UIViewController() }
  }

  private func group(_ name: String, _ children: UITab...) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name.lowercased(), children: children)
  }

  private func show(_ tabs: UITab..., mode: UITabBarController.Mode = .tabSidebar)
    -> UITabBarController
  {
    let controller = UITabBarController(tabs: tabs)
    controller.mode = mode
    controller.sidebar.delegate = delegate
    stage.show(controller)
    stage.loop.settle()
    return controller
  }

  private func rows(_ controller: UITabBarController) -> [AccessibilityNode] {
    (controller.sidebarView?.rows ?? []).flatMap { $0.accessibilityNodes() }
  }

  private func inStage(_ body: () throws -> Void) rethrows {
    try stage.perform(body)
  }

  private func tap(_ label: String, in controller: UITabBarController) throws {
    let node = try #require(rows(controller).first { $0.label == label })
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }

  @Test
  func `the sidebar takes the place of the tab bar and lists groups with their children`() {
    inStage {
      let controller = show(tab("Home"), group("Library", tab("Songs"), tab("Albums")))
      #expect(controller.sidebar.isHidden)
      #expect(controller.isBarShown)

      controller.sidebar.isHidden = false
      stage.loop.settle()

      #expect(!controller.isBarShown)
      #expect(rows(controller).map(\.label) == ["Home", "Library", "Songs", "Albums"])
      #expect(rows(controller).map(\.role) == [.tab, .heading, .tab, .tab])
      #expect(rows(controller).map(\.isSelected) == [true, false, false, false])
    }
  }

  @Test
  func `a row selects its tab, with the calls of a person's choice`() throws {
    try inStage {
      let trace = CallbackTrace()
      let tabDelegate = TracedTabDelegate(trace)
      let controller = show(tab("Home"), group("Library", tab("Songs"), tab("Albums")))
      controller.delegate = tabDelegate
      controller.sidebar.isHidden = false
      stage.loop.settle()

      try tap("Albums", in: controller)

      #expect(controller.selectedTab?.identifier == "albums")
      let events = trace.take().filter { $0.contains("elect") }
      #expect(events == ["shouldSelectTab(albums)", "didSelectTab(albums, home)"])
      #expect(rows(controller).first { $0.isSelected }?.label == "Albums")
    }
  }

  @Test
  func `content goes on under the sidebar, or beside it where it tiles`() {
    inStage {
      let controller = show(tab("Home"), tab("More"))
      controller.sidebar.isHidden = false
      stage.loop.settle()
      let content = controller.selectedViewController?.view
      #expect(content?.frame.width == 834)
      #expect(content?.safeAreaInsets.left == 320)

      controller.sidebar.preferredLayout = .tile
      stage.loop.settle()

      #expect(content?.safeAreaInsets.left == 0)
      #expect(content?.convert(content?.bounds ?? .zero, to: nil).minX == 320)
      #expect(content?.bounds.width == 514)
      #expect(controller.contentLayoutGuide.layoutFrame.minX == 320)
    }
  }

  @Test
  func `the delegate moves along, and is told which tabs are displayed`() {
    inStage {
      let controller = show(tab("Home"), tab("More"))
      delegate.trace = []

      controller.sidebar.isHidden = false
      let expected = ["will change false", "begin home", "begin more", "animations", "completion"]
      #expect(delegate.trace == expected)
      delegate.trace = []
      UIView.animate(withDuration: 0.2) { controller.sidebar.isHidden = true }
      #expect(delegate.trace == ["will change true", "animations"])
      stage.loop.settle()

      #expect(delegate.trace.contains("completion"))
      #expect(delegate.trace.filter { $0.hasPrefix("end") } == ["end home", "end more"])
    }
  }

  @Test
  func `the delegate gives rows another content, and headers and footers stand around them`() {
    inStage {
      delegate.renamed = ["home": "Start"]
      let controller = show(tab("Home"), tab("More"))
      var header = UIListContentConfiguration.header()
      header.text = "Top"
      controller.sidebar.headerContentConfiguration = header
      let bar = UILabel()
      bar.text = "Bottom"
      controller.sidebar.bottomBarView = bar
      controller.sidebar.isHidden = false
      stage.loop.settle()

      let words = controller.sidebarView?.accessibilityNodes().flatMap { $0.allLabels } ?? []

      #expect(words.contains("Top"))
      #expect(words.contains("Bottom"))
      #expect(rows(controller).map(\.label) == ["Start", "More"])
    }
  }

  @Test
  func `a button beside the bar brings the sidebar, and one in it puts it away`() throws {
    try inStage {
      let controller = show(tab("Home"), tab("More"))
      let toggle = try #require(controller.sidebarToggle)

      stage.tap(at: toggle.convert(CGPoint(x: 22, y: 22), to: nil))
      stage.loop.settle()
      #expect(!controller.sidebar.isHidden)
      #expect(controller.sidebarToggle == nil)
      let hide = try #require(
        controller.sidebarView?.accessibilityNodes().flatMap { $0.flattened }
          .first { $0.label == "Hide Sidebar" }
      )
      stage.tap(at: CGPoint(x: hide.frame.midX, y: hide.frame.midY))
      stage.loop.settle()

      #expect(controller.sidebar.isHidden)
      #expect(controller.sidebarView == nil)
    }
  }

  @Test
  func `modes and groups decide whether there is a sidebar`() {
    inStage {
      #expect(!show(tab("Home"), mode: .automatic).hasSidebar)
      #expect(show(group("Library", tab("Songs")), mode: .automatic).hasSidebar)
      #expect(!show(group("Library", tab("Songs")), mode: .tabBar).hasSidebar)
    }
  }

  @Test
  func `placements decide what is in the bar where there is a sidebar`() {
    inStage {
      let tabs = ["Pinned", "Plain", "Optional", "Side", "Fixed"].map { tab($0) }
      let placements: [UITab.Placement] = [.pinned, .automatic, .optional, .sidebarOnly, .fixed]
      for (tab, placement) in zip(tabs, placements) { tab.preferredPlacement = placement }
      let controller = UITabBarController(tabs: tabs)
      controller.mode = .tabSidebar
      stage.show(controller)
      stage.loop.settle()

      #expect(controller.tabBar.items?.map(\.title) == ["Fixed", "Plain", "Pinned"])
    }
  }

  @Test
  func `an action at the end of a group is a row that runs it`() throws {
    try inStage {
      var runs = 0
      let library = group("Library", tab("Songs"))
      library.sidebarActions = [UIAction(title: "New Playlist") { _ in runs += 1 }]
      let controller = show(tab("Home"), library)
      controller.sidebar.isHidden = false
      stage.loop.settle()

      try tap("New Playlist", in: controller)

      #expect(runs == 1)
      #expect(controller.selectedTab?.identifier == "home")
    }
  }

  @Test
  func `tabs that change while the sidebar is shown change in it`() {
    inStage {
      let home = tab("Home")
      let controller = show(home, tab("More"))
      controller.sidebar.isHidden = false
      stage.loop.settle()

      home.title = "Start"
      home.badgeValue = "3"
      controller.tabs[1].isHidden = true
      stage.loop.settle()

      #expect(rows(controller).map(\.label) == ["Start"])
      #expect(rows(controller).map(\.value) == ["3"])
    }
  }
}

extension AccessibilityNode {
  fileprivate var allLabels: [String] { flattened.compactMap(\.label) }
}
