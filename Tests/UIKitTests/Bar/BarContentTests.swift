import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct BarContentTests {
  private func content(
    _ items: [UINavigationItem],
    large: Bool = false,
    look: SystemLook = .glass
  ) -> BarContent {
    BarContent(items: items, prefersLargeTitles: large, look: look)
  }

  private func items(_ titles: String?...) -> [UINavigationItem] {
    titles.map { title in
      let item = UINavigationItem()
      item.title = title
      return item
    }
  }

  // MARK: C.6.1, C.6.2

  @Test
  func `the root has no back button`() {
    #expect(content(items("A")).back == nil)
    #expect(content(items("A", "B")).back != nil)
  }

  @Test
  func `left items replace the back button`() {
    let stack = items("A", "B")
    stack[1].leftBarButtonItem = UIBarButtonItem(title: "Filter")

    #expect(content(stack).back == nil)
    #expect(content(stack).leading.count == 1)
  }

  @Test
  func `left items stand beside the back button when they supplement it`() {
    let stack = items("A", "B")
    stack[1].leftBarButtonItem = UIBarButtonItem(title: "Filter")
    stack[1].leftItemsSupplementBackButton = true

    #expect(content(stack).back != nil)
    #expect(content(stack).leading.count == 1)
  }

  @Test
  func `an empty array of left items brings the back button back`() {
    let stack = items("A", "B")
    stack[1].leftBarButtonItems = []

    #expect(content(stack).back != nil)
  }

  @Test(arguments: [true, false])
  func `a hidden back button stays hidden, left items still show`(supplements: Bool) {
    let stack = items("A", "B")
    stack[1].hidesBackButton = true
    stack[1].leftBarButtonItem = UIBarButtonItem(title: "Filter")
    stack[1].leftItemsSupplementBackButton = supplements

    #expect(content(stack).back == nil)
    #expect(content(stack).leading.count == 1)
  }

  // MARK: C.6.3

  @Test
  func `the back title is the item's, then the declared one, then the controller's`() {
    let stack = items("Title", "B")
    #expect(content(stack, look: .classic).back?.titles == ["Title", "Back", ""])

    stack[0].backButtonTitle = "Declared"
    #expect(content(stack, look: .classic).back?.titles == ["Declared", "Back", ""])

    stack[0].backBarButtonItem = UIBarButtonItem(title: "Item")
    #expect(content(stack, look: .classic).back?.titles == ["Item", "Back", ""])
  }

  @Test
  func `generic ignores both titles but not the item's`() {
    let stack = items("Title", "B")
    stack[0].backButtonTitle = "Declared"
    stack[0].backButtonDisplayMode = .generic
    #expect(content(stack, look: .classic).back?.titles == ["Back", ""])
    #expect(content(stack).back?.titles == [""])

    stack[0].backBarButtonItem = UIBarButtonItem(title: "Item")
    #expect(content(stack, look: .classic).back?.titles == ["Item", "Back", ""])
  }

  @Test(arguments: [SystemLook.glass, .classic])
  func `minimal is the chevron alone, and the menu still has the title`(look: SystemLook) {
    let stack = items("Title", "B")
    stack[0].backButtonTitle = "Declared"
    stack[0].backButtonDisplayMode = .minimal

    #expect(content(stack, look: look).back?.titles == [""])
    #expect(stack[0].backMenuTitle == "Declared")
  }

  @Test
  func `on iOS 26 the default back button shows only its image`() {
    let stack = items("Title", "B")
    #expect(content(stack).back?.titles == [""])
    #expect(content(stack).back?.spokenTitle == "Title")

    stack[0].backButtonTitle = "Declared"
    #expect(content(stack).back?.titles == ["Declared", "Back", ""])
  }

  @Test
  func `a long back title becomes Back, then the chevron`() throws {
    Stage.current.look = .classic
    let fixture = BarFixture(titles: ["A very long title of a screen indeed", "Some details"])
      .show()
    #expect(try fixture.button("Back").look.text == "Back")

    fixture.top.title = "A title that takes most of the bar's room"
    fixture.flush()

    #expect(try fixture.button("Back").look.text == "")
  }

  // MARK: C.6.4

  @Test
  func `a back item's custom view is ignored`() {
    let stack = items("A", "B")
    stack[0].backBarButtonItem = UIBarButtonItem(customView: UIView())

    #expect(content(stack, look: .classic).back?.titles == ["A", "Back", ""])
  }

  @Test
  func `a back action keeps the button's title, or makes a button of its own`() {
    let stack = items("A", "B")
    stack[1].backAction = UIAction(title: "Leave") { _ in }
    #expect(content(stack, look: .classic).back?.titles == ["A", "Back", ""])

    stack[0].backAction = UIAction(title: "Leave") { _ in }
    #expect(content([stack[0]]).back?.titles == ["Leave", ""])
  }

  // MARK: C.6.6, C.6.8

  @Test
  func `a title view wins over an attributed title, and that over the title`() {
    let stack = items("Plain")
    #expect(content(stack).title.text == "Plain")

    stack[0].attributedTitle = AttributedString("Styled")
    #expect(content(stack).title.text == "Styled")

    let view = UIView()
    stack[0].titleView = view
    #expect(content(stack).title.text == nil)
    #expect(content(stack).title.view === view)
  }

  @Test
  func `a subtitle view wins over an attributed subtitle, and that over the plain one`() {
    let stack = items("A")
    stack[0].subtitle = "Plain"
    #expect(content(stack).title.subtitle == "Plain")

    stack[0].attributedSubtitle = AttributedString("Styled")
    #expect(content(stack).title.subtitle == "Styled")

    let view = UIView()
    stack[0].subtitleView = view
    #expect(content(stack).title.subtitle == nil)
    #expect(content(stack).title.subtitleView === view)
  }

  @Test
  func `a title view hides an attributed subtitle`() {
    let stack = items("A")
    stack[0].attributedSubtitle = AttributedString("Styled")
    stack[0].titleView = UIView()

    #expect(!content(stack).title.hasSubtitle)
  }

  @Test
  func `the large area has its own title and subtitle, then the inline ones`() {
    let stack = items("A")
    stack[0].subtitle = "Plain"
    #expect(content(stack).largeTitle.text == "A")
    #expect(content(stack).largeTitle.subtitle == "Plain")

    stack[0].largeTitle = "Large"
    stack[0].largeSubtitle = "Small"
    #expect(content(stack).largeTitle.text == "Large")
    #expect(content(stack).largeTitle.subtitle == "Small")

    stack[0].largeAttributedSubtitle = AttributedString("Styled")
    #expect(content(stack).largeTitle.subtitle == "Styled")

    stack[0].largeSubtitleView = UIView()
    #expect(content(stack).largeTitle.subtitle == nil)
    #expect(content(stack).largeTitle.hasSubtitle)
  }

  // MARK: C.6.9

  @Test(arguments: [
    ([UINavigationItem.LargeTitleDisplayMode.automatic], BarContent.TitleSize.large),
    ([.always, .automatic, .automatic], .large),
    ([.never, .automatic], .inline),
    ([.never, .automatic, .always], .large),
    ([.always, .never], .inline),
    ([.inline], .inlineLeading),
    ([.automatic, .inline], .large),
  ])
  func `large titles are inherited along the stack`(
    modes: [UINavigationItem.LargeTitleDisplayMode],
    size: BarContent.TitleSize
  ) {
    let stack = modes.map { mode in
      let item = UINavigationItem(title: "A")
      item.largeTitleDisplayMode = mode
      return item
    }

    #expect(content(stack, large: true).titleSize == size)
    #expect(content(stack, large: false).titleSize == .inline)
  }

  // MARK: C.6.10, C.6.11, C.6.16

  @Test
  func `arrays keep their order, the outermost first`() {
    let (a, b) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    let stack = items("T")
    stack[0].rightBarButtonItems = [a, b]
    stack[0].leftBarButtonItems = [b, a]

    #expect(content(stack).trailing.map(\.item) == [a, b])
    #expect(content(stack).leading.map(\.item) == [b, a])
  }

  @Test
  func `a hidden item and a hidden group take no place`() {
    let (a, b) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    let hidden = UIBarButtonItemGroup.fixedGroup(items: [b])
    hidden.isHidden = true
    let stack = items("T")
    stack[0].trailingItemGroups = [.fixedGroup(items: [a]), hidden]
    #expect(content(stack).trailing.map(\.item) == [a])

    a.isHidden = true
    #expect(content(stack).trailing.isEmpty)
  }

  @Test
  func `centre groups show in the other styles and overflow in the navigator's`() {
    let a = UIBarButtonItem(title: "A")
    let stack = items("T")
    stack[0].centerItemGroups = [.fixedGroup(items: [a])]
    #expect(content(stack).center.isEmpty)
    #expect(content(stack).forcedOverflow.map(\.title) == ["A"])

    stack[0].style = .editor
    #expect(content(stack).center.map(\.item) == [a])
    #expect(content(stack).forcedOverflow.isEmpty)
  }

  @Test
  func `without items both sides are empty`() {
    let content = content(items("A"))

    #expect(content.leading.isEmpty && content.trailing.isEmpty)
  }

  @Test
  func `a pinned group never goes to the overflow menu`() {
    let titles = ["First button", "Second button", "Third button", "Fourth button"]
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = titles.map { UIBarButtonItem(title: $0) }
      items[0].pinnedTrailingGroup = .fixedGroup(items: [UIBarButtonItem(title: "Pinned")])
    }.show()

    #expect(fixture.labels.suffix(2) == ["More", "Pinned"])
  }

  @Test
  func `additional overflow items force the overflow button`() {
    let fixture = BarFixture { items in
      items[0].additionalOverflowItems = UIDeferredMenuElement { $0([]) }
      items[0].pinnedTrailingGroup = .fixedGroup(items: [.symbol("star", label: "Pinned")])
      items[0].rightBarButtonItem = .symbol("trash", label: "Delete")
    }.show()

    #expect(fixture.labels == ["Home", "Delete", "More", "Pinned"])
  }

  @Test
  func `what doesn't fit goes to the overflow menu, low priorities first`() {
    let titles = ["First button", "Second button", "Third button"]
    let buttons = titles.map { UIBarButtonItem(title: $0) }
    buttons[1].visibilityPriority = .low
    let fixture = BarFixture { $0[0].rightBarButtonItems = buttons }.show()

    #expect(fixture.labels.contains("First button"))
    #expect(!fixture.labels.contains("Second button"))
    #expect(fixture.labels.contains("More"))
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }
}
