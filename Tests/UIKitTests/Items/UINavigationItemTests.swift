import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UINavigationItemTests {
  @Test
  func `a new item has UIKit's defaults`() {
    let item = UINavigationItem()

    #expect(item.title == nil && item.titleView == nil && item.prompt == nil)
    #expect(item.subtitle == nil && item.attributedTitle == nil && item.largeTitle == nil)
    #expect(item.largeTitleDisplayMode == .automatic && item.backButtonDisplayMode == .default)
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
    #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton)
    #expect(item.style == .navigator && item.titleAlignment == .automatic)
    #expect(item.standardAppearance == nil && item.scrollEdgeAppearance == nil)
    #expect(item.compactAppearance == nil && item.compactScrollEdgeAppearance == nil)
    #expect(item.leadingItemGroups.isEmpty && item.centerItemGroups.isEmpty)
    #expect(item.trailingItemGroups.isEmpty && item.pinnedTrailingGroup == nil)
    #expect(item.backAction == nil && item.overflowPresentationSource == nil)
    #expect(item.navigationBarMinimization.minimizationBehavior == .automatic)
    #expect(item.writes.total == 0)
    #expect(UINavigationItem(title: "A").title == "A")
  }

  @Test
  func `every property reads back what was set`() {
    let item = UINavigationItem()
    let view = UIView()
    let appearance = UINavigationBarAppearance()
    let back = UIBarButtonItem(title: "Up")

    item.titleView = view
    item.prompt = "Prompt"
    item.attributedTitle = AttributedString("Title")
    item.subtitleView = view
    item.largeTitle = "Large"
    item.largeSubtitle = "Small"
    item.largeAttributedSubtitle = AttributedString("Styled")
    item.largeSubtitleView = view
    item.titleAlignment = .leading
    item.largeTitleDisplayMode = .inline
    item.backBarButtonItem = back
    item.backButtonTitle = "Back"
    item.backButtonDisplayMode = .minimal
    item.hidesBackButton = true
    item.backAction = UIAction(title: "Leave") { _ in }
    item.leftItemsSupplementBackButton = true
    item.standardAppearance = appearance
    item.compactAppearance = appearance
    item.scrollEdgeAppearance = appearance
    item.compactScrollEdgeAppearance = appearance
    item.style = .editor
    item.customizationIdentifier = "bar"
    item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/a.txt"))
    item.navigationBarMinimization.minimizationBehavior = .onScrollDown

    #expect(item.titleView === view && item.prompt == "Prompt")
    #expect(item.attributedTitle == AttributedString("Title") && item.subtitleView === view)
    #expect(item.largeTitle == "Large" && item.largeSubtitle == "Small")
    #expect(item.largeAttributedSubtitle == AttributedString("Styled"))
    #expect(item.largeSubtitleView === view && item.titleAlignment == .leading)
    #expect(item.largeTitleDisplayMode == .inline && item.backBarButtonItem === back)
    #expect(item.backButtonTitle == "Back" && item.backButtonDisplayMode == .minimal)
    #expect(item.hidesBackButton && item.backAction?.title == "Leave")
    #expect(item.leftItemsSupplementBackButton && item.standardAppearance === appearance)
    #expect(item.compactAppearance === appearance && item.scrollEdgeAppearance === appearance)
    #expect(item.compactScrollEdgeAppearance === appearance && item.style == .editor)
    #expect(item.customizationIdentifier == "bar" && item.documentProperties != nil)
    #expect(item.navigationBarMinimization.minimizationBehavior == .onScrollDown)
    #expect(item.writes.total == 24)
    #expect(item.writes.arrayAssignments == 0)
  }

  @Test
  func `the single left item is the first of the array and replaces it`() {
    let (a, b) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    let item = UINavigationItem()

    item.leftBarButtonItems = [a, b]
    item.rightBarButtonItems = [b, a]
    #expect(item.leftBarButtonItem === a)
    #expect(item.rightBarButtonItem === b)

    item.leftBarButtonItem = b
    item.setRightBarButton(a, animated: true)
    #expect(item.leftBarButtonItems == [b])
    #expect(item.rightBarButtonItems == [a])

    item.leftBarButtonItem = nil
    item.rightBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
    #expect(item.rightBarButtonItems == nil)
    #expect(item.writes["leftBarButtonItems"] == 3)
    #expect(item.writes["rightBarButtonItems"] == 3)
    #expect(item.writes.arrayAssignments == 6)
  }

  @Test
  func `groups replace what was set with items`() {
    let (a, b) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    let item = UINavigationItem()
    item.leftBarButtonItems = [a]
    item.rightBarButtonItems = [a]

    item.leadingItemGroups = [.fixedGroup(items: [b])]
    item.trailingItemGroups = [b.creatingFixedGroup()]

    #expect(item.trailingItemGroups.first?.barButtonItems == [b])
    #expect(item.leadingItemGroups.first?.barButtonItems.isEmpty == true)
    #expect(item.rightBarButtonItem === b)
    #expect(Stage.current.unsettledDecisions.count == 1)
  }

  @Test
  func `items replace what was set with groups`() {
    let (a, b) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    let item = UINavigationItem()
    item.trailingItemGroups = [.fixedGroup(items: [b])]

    item.rightBarButtonItems = [a]

    #expect(item.rightBarButtonItems == [a])
  }

  @Test
  func `an attributed subtitle is what the plain one reads`() {
    let item = UINavigationItem()

    item.subtitle = "Plain"
    item.attributedSubtitle = AttributedString("Styled")
    #expect(item.subtitle == "Styled")

    item.attributedSubtitle = nil
    #expect(item.subtitle == "Plain")
  }

  @Test
  func `a controller's title names its item without counting as a write before it exists`() {
    let controller = UIViewController()
    controller.title = "Profile"

    #expect(controller.navigationItem.title == "Profile")

    controller.navigationItem.title = "Other"
    #expect(controller.title == "Profile")
  }

  @Test
  func `items are alive as long as someone holds them`() {
    let before = LiveCounters.navigationItems

    var item: UINavigationItem? = UINavigationItem(title: "A")
    let during = LiveCounters.navigationItems
    _ = item
    item = nil

    #expect(during == before + 1)
    #expect(LiveCounters.navigationItems == before)
  }
}
