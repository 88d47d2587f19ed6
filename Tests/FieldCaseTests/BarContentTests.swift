import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 1: what the bar shows, when, and whose it is.
@MainActor
@Suite(.onStage)
struct BarContentTests {
  private func item(_ title: String, isEnabled: Bool = true) -> UIKitNavigationBarItem {
    .title(title, isEnabled: isEnabled) { _ in }
  }

  private func menu() -> UIMenu {
    UIMenu(children: ["One", "Two", "Three"].map { UIAction(title: $0) { _ in } })
  }

  @Test
  func `case 1: title and buttons are there before the push animation`() {
    let log = BarWriteLog()
    BarWriteLog.$current.withValue(log) {
      let test = TestStack()

      let screen = test.push(
        ModelScreen(model: ScreenModel(title: "Details", trailing: [item("A"), item("B")]))
      )

      #expect(screen.navigationItem.title == "Details")
      #expect(screen.navigationItem.rightBarButtonItems?.count == 2)
      let first = screen.navigationItem.rightBarButtonItems
      log.removeAll()
      test.settle()
      #expect(screen.navigationItem.rightBarButtonItems == first)
      #expect(log.writes == [])
    }
  }

  @Test(arguments: [UINavigationItem.LargeTitleDisplayMode.never, .always])
  func `case 2: the large title doesn't jump on a push`(
    mode: UINavigationItem.LargeTitleDisplayMode
  ) {
    let test = TestStack { $0.navigationBar.prefersLargeTitles = true }

    let screen = test.push(
      Text("Content").uiKitNavigationBar(title: "Details")
        .uiKitNavigationBarTitleDisplayMode(mode)
    )

    #expect(screen.navigationItem.largeTitleDisplayMode == mode)
    let writes = screen.navigationItem.writes["largeTitleDisplayMode"]
    test.settle()
    let height = test.stack.navigationBar.frame.height
    test.advance(by: 1)
    #expect(test.stack.navigationBar.frame.height == height)
    #expect(screen.navigationItem.writes["largeTitleDisplayMode"] == writes)
  }

  @Test
  func `case 5: unrelated updates rebuild no button`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [item("Save", isEnabled: false), item("More")])
    let screen = test.show(ModelScreen(model: model))
    let before = try #require(screen.navigationItem.rightBarButtonItems)
    ItemWrites.reset()

    for number in 0..<20 {
      model.text = "\(number)"
      test.settle()
    }
    #expect(ItemWrites.navigationItems.total == 0)
    model.trailing = [item("Save"), item("More")]
    test.settle()

    let after = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(areSame(before, after))
    #expect(after[0].isEnabled)
    #expect(ItemWrites.navigationItems.total == 0)
  }

  @Test
  func `case 8: an open menu stays over updates, and a changed one is replaced once`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [
      .systemImage("ellipsis", accessibilityLabel: "More", menu: menu())
    ])
    let screen = test.show(ModelScreen(model: model))
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)
    let before = button.menu

    for _ in 0..<10 {
      model.trailing = [.systemImage("ellipsis", accessibilityLabel: "More", menu: menu())]
      test.settle()
    }
    #expect(button.menu === before)
    #expect(screen.navigationItem.rightBarButtonItems?.first === button)

    ItemWrites.reset()
    let changed = UIMenu(children: [UIAction(title: "Other") { _ in }])
    model.trailing = [.systemImage("ellipsis", accessibilityLabel: "More", menu: changed)]
    test.settle()
    #expect(screen.navigationItem.rightBarButtonItems?.first === button)
    #expect(button.menu?.children.map(\.title) == ["Other"])
    #expect(ItemWrites.barItems["menu"] == 1)
  }

  @Test
  func `case 9: a button acts on the newest state, and on nothing after the pop`() throws {
    let test = TestStack()
    let model = ScreenModel()
    var seen: [Int] = []
    let screen = test.show(ModelScreen(model: model))
    for count in 0...5 {
      model.trailing = [.title("Save") { _ in seen.append(count) }]
      test.settle()
    }
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)

    button.fire()
    #expect(seen == [5])
    test.pop()
    button.fire()

    #expect(seen == [5])
  }

  @Test(arguments: [false, true])
  func `case 11: what a bar action presents has an anchor`(isRemoved: Bool) throws {
    let test = TestStack()
    let model = ScreenModel()
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    var context: UIKitNavigationBarActionContext?
    model.trailing = [.title("Share") { context = $0 }]
    let screen = test.show(ModelScreen(model: model))
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)
    button.fire()
    if isRemoved {
      model.trailing = []
      test.settle()
    }

    let isPresented = try #require(context).present(sheet)

    #expect(isPresented)
    #expect(context?.item === button)
    let popover = try #require(sheet.popoverPresentationController)
    if isRemoved {
      #expect(popover.sourceView === screen.view)
      #expect(!popover.sourceRect.isEmpty)
    } else {
      #expect(popover.barButtonItem === button)
    }
  }

  @Test
  func `case 12: a custom view item stays after updates`() {
    let test = TestStack()
    let model = ScreenModel(title: "Details")
    let screen = ModelScreen(model: model).hostedWithBridge()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    screen.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: view)]
    test.stack.pushViewController(screen, animated: true)
    test.settle()

    test.advance(by: 2)
    #expect(screen.navigationItem.rightBarButtonItems?.map(\.customView) == [view])
    for number in 0..<3 {
      model.text = "\(number)"
      test.settle()
    }

    #expect(screen.navigationItem.rightBarButtonItems?.first?.customView === view)
  }

  @Test
  func `case 14: leading items stay beside the back button`() {
    struct Screen: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        ModelScreen(model: model).uiKitNavigationBarBackButton(staysBesideLeadingItems: true)
      }
    }
    let test = TestStack()
    let model = ScreenModel(leading: [item("Filter")])
    let screen = test.show(Screen(model: model))
    #expect(screen.navigationItem.leftItemsSupplementBackButton)

    screen.navigationItem.leftItemsSupplementBackButton = false
    model.text = "Other"
    screen.view.setNeedsLayout()
    test.settle()

    #expect(screen.navigationItem.leftItemsSupplementBackButton)
    #expect(screen.navigationItem.leftBarButtonItems?.count == 1)
    #expect(!screen.navigationItem.hidesBackButton)
  }

  @Test
  func `case 15: the description doesn't wait for viewDidLoad`() {
    let test = TestStack()
    let screen = ModelScreen(model: ScreenModel(title: "Details", trailing: [item("Save")]))
      .hostedWithBridge()

    test.stack.viewControllers = [screen, test.root]

    #expect(screen.navigationItem.title == "Details")
    #expect(screen.navigationItem.rightBarButtonItems?.count == 1)
    #expect(!screen.isViewLoaded)
    let writes = screen.navigationItem.writes
    screen.loadViewIfNeeded()
    test.settle()
    #expect(screen.navigationItem.writes == writes)
  }

  @Test
  func `case 17: a modifier in a nested host reaches the member of the stack`() {
    let test = TestStack()
    let page = UIViewController()
    let screen = ModelScreen(model: ScreenModel(title: "Nested")).hostedWithBridge()
    page.addChild(screen)
    page.view.addSubview(screen.view)
    screen.didMove(toParent: page)

    test.stack.pushViewController(page, animated: true)
    test.flush()

    #expect(page.navigationItem.title == "Nested")
    #expect(test.root.navigationItem.title == "Root")
  }

  @Test
  func `case 20: leading items replace the back button, and it returns with them`() {
    let test = TestStack()
    let model = ScreenModel(leading: [item("Filter")])
    let screen = test.show(ModelScreen(model: model))
    #expect(screen.navigationItem.leftBarButtonItems?.count == 1)
    #expect(!screen.navigationItem.leftItemsSupplementBackButton)

    model.leading = []
    test.settle()

    #expect((screen.navigationItem.leftBarButtonItems ?? []).isEmpty)
    #expect(!screen.navigationItem.hidesBackButton)
  }

  @Test
  func `case 28: glass flags are the right properties of the same item`() throws {
    func items(isProminent: Bool) -> [UIKitNavigationBarItem] {
      [
        item("A"), .title("B", isProminent: isProminent) { _ in },
        item("C").hidesSharedBackground(), .title("D", sharesBackground: false) { _ in },
        .title("E", tintColor: .red) { _ in },
      ]
    }
    let test = TestStack()
    let model = ScreenModel(trailing: items(isProminent: true))
    let screen = test.show(ModelScreen(model: model))
    let before = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(before[1].style == .prominent)

    model.trailing = items(isProminent: false)
    test.settle()

    let after = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(areSame(before, after))
    #expect(after[1].style == .plain)
    #expect(after[2].hidesSharedBackground)
    #expect(after[2].sharesBackground)
    #expect(!after[3].sharesBackground)
    #expect(!after[3].hidesSharedBackground)
    #expect(after[4].tintColor == .red)
  }

  @Test
  func `case 28: below iOS 26 the flags apply nothing and rebuild nothing`() throws {
    try PlatformFeatures.$current.withValue(.iOS(18)) {
      let test = TestStack()
      let model = ScreenModel(trailing: [.title("B", isProminent: true) { _ in }])
      let screen = test.show(ModelScreen(model: model))
      let before = try #require(screen.navigationItem.rightBarButtonItems)
      #expect(before[0].style == .plain)

      model.trailing = [.title("B", isProminent: false, sharesBackground: false) { _ in }]
      test.settle()

      #expect(screen.navigationItem.rightBarButtonItems == before)
      #expect(before[0].sharesBackground)
    }
  }

  @Test
  func `case 30: an icon keeps its label over updates`() throws {
    func save(_ symbol: String, isEnabled: Bool) -> UIKitNavigationBarItem {
      .systemImage(symbol, accessibilityLabel: "Save", isEnabled: isEnabled) { _ in }
    }
    let test = TestStack()
    let model = ScreenModel(trailing: [save("square", isEnabled: false)])
    let screen = test.show(ModelScreen(model: model))
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)
    #expect(button.accessibilityLabel == "Save")

    model.trailing = [save("star", isEnabled: true)]
    test.settle()

    #expect(screen.navigationItem.rightBarButtonItems?.first === button)
    #expect(button.accessibilityLabel == "Save")
  }

  @Test(arguments: [false, true])
  func `case 31: the outermost item is the first, in both directions`(isRightToLeft: Bool) {
    let test = TestStack()
    if isRightToLeft { test.stack.view.semanticContentAttribute = .forceRightToLeft }
    let model = ScreenModel(trailing: [item("A"), item("B"), item("C")])
    let screen = test.show(ModelScreen(model: model))

    for number in 0..<5 {
      model.text = "\(number)"
      test.settle()
      #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["A", "B", "C"])
    }
  }
}
