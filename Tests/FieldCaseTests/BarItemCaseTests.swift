import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 1: items, as a person meets them.
@MainActor
@Suite(.onStage)
struct BarItemCaseTests {
  private func item(_ title: String) -> UIKitNavigationBarItem { .title(title) { _ in } }

  @Test
  func `case 8: a menu stays open over updates`() throws {
    var chosen: [String] = []
    @MainActor func items() -> [UIKitNavigationBarItem] {
      let menu = UIMenu(
        children: ["One", "Two", "Three"].map { title in
          UIAction(title: title) { _ in chosen.append(title) }
        }
      )
      return [.systemImage("ellipsis", accessibilityLabel: "More", menu: menu)]
    }
    let test = TestStack()
    let model = ScreenModel(trailing: items())
    let screen = test.show(ModelScreen(model: model))
    let tester = try NavigationTester(test.stack)
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)
    let menu = button.menu
    try tester.openMenu("More")
    ItemWrites.reset()

    for number in 0..<10 {
      model.text = "\(number)"
      model.trailing = items()
      test.settle()
    }

    #expect(button.menu === menu)
    #expect(screen.navigationItem.rightBarButtonItems?.first === button)
    #expect(ItemWrites.barItems.total == 0)
    #expect(ItemWrites.navigationItems.total == 0)
    try tester.choose("Three")
    #expect(chosen == ["Three"])
  }

  @Test
  func `case 9: an action in a menu acts on the newest state, and on nothing after the pop`()
    throws
  {
    struct Screen: View {
      @ObservedObject var model: ScreenModel
      let seen: (String) -> Void

      var body: some View {
        let text = model.text
        Text(text).uiKitNavigationBar(trailing: [
          .title("Save") { _ in seen("item \(text)") },
          .title(
            "More",
            menu: UIMenu(children: [UIAction(title: "A") { _ in seen("menu \(text)") }])
          ),
          .menu("Others") { NavigationMenuAction("B") { seen("declared \(text)") } },
        ])
      }
    }
    let test = TestStack()
    let model = ScreenModel()
    var seen: [String] = []
    let screen = test.show(Screen(model: model) { seen.append($0) })
    let items = try #require(screen.navigationItem.rightBarButtonItems)
    let given = try #require(items[1].menu?.children.first as? UIAction)
    let tester = try NavigationTester(test.stack)

    for count in 0...5 {
      model.text = "\(count)"
      test.settle()
    }

    #expect(areSame(items, screen.navigationItem.rightBarButtonItems ?? []))
    #expect(items[1].menu?.children.first === given)
    items[0].fire()
    given.performWithSender(nil, target: nil)
    try tester.openMenu("Others")
    try tester.choose("B")
    #expect(seen == ["item 5", "menu 5", "declared 5"])
    test.pop()
    items[0].fire()
    given.performWithSender(nil, target: nil)
    #expect(seen.count == 3)
  }

  @Test(arguments: [false, true])
  func `case 11: on a tablet an activity sheet from a bar action has an anchor`(
    isRemoved: Bool
  ) throws {
    try StageLocal.$current.withValue(Stage(device: .pad)) {
      let test = TestStack()
      let model = ScreenModel()
      let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
      var context: UIKitNavigationBarActionContext?
      var isInBar = false
      model.trailing = [
        .title("Share") {
          context = $0
          let shown = $0.viewController.navigationItem.rightBarButtonItems ?? []
          isInBar = shown.contains($0.item)
        }
      ]
      let screen = test.show(ModelScreen(model: model))
      try NavigationTester(test.stack).tap("Share")
      #expect(isInBar)
      if isRemoved {
        model.trailing = []
        test.settle()
      }

      let isPresented = try #require(context).present(sheet)
      test.settle()

      #expect(isPresented)
      #expect(screen.presentedViewController === sheet)
      let popover = try #require(sheet.popoverPresentationController)
      #expect((popover.barButtonItem == nil) == isRemoved)
      if isRemoved {
        #expect(popover.sourceView === screen.view)
        #expect(!popover.sourceRect.isEmpty)
        #expect(!popover.sourceRect.isNull)
      }
    }
  }

  @Test(arguments: [false, true])
  func `case 11: what a navigator presents for a bar action has an anchor on a tablet`(
    isRemoved: Bool
  ) throws {
    try StageLocal.$current.withValue(Stage(device: .pad)) {
      var context: UIKitNavigationBarActionContext?
      let model = ScreenModel(trailing: [.title("Share") { context = $0 }])
      let stage = try NavigatorStage(ModelScreen(model: model))
      try stage.tester.tap("Share")
      if isRemoved {
        model.trailing = []
        stage.tester.settle()
      }

      let popover = stage.navigator.present(
        TitledScreen("Popover"),
        as: .popover(),
        from: .action(try #require(context))
      )
      stage.tester.settle()

      #expect(popover.result == true)
      let shown = try #require(stage.modals.first?.popoverPresentationController)
      #expect((shown.barButtonItem == nil) == isRemoved)
      #expect(isRemoved == (shown.sourceView != nil && !shown.sourceRect.isEmpty))
    }
  }

  @Test(arguments: [false, true])
  func `case 20: without leading items a person sees the back button again`(
    staysBeside: Bool
  ) throws {
    struct Screen: View {
      @ObservedObject var model: ScreenModel
      let staysBeside: Bool

      var body: some View {
        ModelScreen(model: model)
          .uiKitNavigationBarBackButton(staysBesideLeadingItems: staysBeside)
      }
    }
    let test = TestStack()
    let tester = try NavigationTester(test.stack)
    let model = ScreenModel(leading: [item("Filter")])
    let screen = test.show(Screen(model: model, staysBeside: staysBeside))
    #expect(screen.navigationItem.leftBarButtonItems?.count == 1)
    #expect(screen.navigationItem.leftItemsSupplementBackButton == staysBeside)
    #expect(tester.bar.hasBackButton == staysBeside)
    #expect(tester.screen.contains("Filter"))

    model.leading = []
    test.settle()

    #expect((screen.navigationItem.leftBarButtonItems ?? []).isEmpty)
    #expect(!screen.navigationItem.hidesBackButton)
    #expect(tester.bar.backButtonTitle == "Root")
    try tester.back()
    #expect(test.stack.topViewController === test.root)
  }

  @Test(arguments: [18, 26])
  func `case 28: a view of its own has no shared background, on its property alone`(
    version: Int
  ) throws {
    try PlatformFeatures.$current.withValue(.iOS(version)) {
      @MainActor func items(isProminent: Bool) -> [UIKitNavigationBarItem] {
        [
          item("A"), .title("B", tintColor: .red, isProminent: isProminent) { _ in },
          UIKitNavigationBarItem.view(id: "C") { Text("C") }.hidesSharedBackground(),
          .title("D", sharesBackground: false) { _ in },
        ]
      }
      let test = TestStack()
      let model = ScreenModel(trailing: items(isProminent: false))
      let screen = test.show(ModelScreen(model: model))
      let before = try #require(screen.navigationItem.rightBarButtonItems)
      let view = try #require(before[2].customView)

      for isProminent in [true, false, true] {
        model.trailing = items(isProminent: isProminent)
        test.settle()
        let style: UIBarButtonItem.Style = isProminent && version >= 26 ? .prominent : .plain
        #expect(areSame(before, screen.navigationItem.rightBarButtonItems ?? []))
        #expect(before.map(\.style) == [.plain, style, .plain, .plain])
        #expect(before.map(\.hidesSharedBackground) == [false, false, version >= 26, false])
        #expect(before.map(\.sharesBackground) == [true, true, true, version < 26])
        #expect(before[1].tintColor == .red)
        #expect(before[2].customView === view)
      }
    }
  }

  @Test
  func `case 30: an icon keeps its label through each of its changes`() throws {
    func save(_ symbol: String, _ isEnabled: Bool) -> UIKitNavigationBarItem {
      .systemImage(symbol, accessibilityLabel: "Save", isEnabled: isEnabled) { _ in }
    }
    let test = TestStack()
    let model = ScreenModel(trailing: [save("square", false)])
    let screen = test.show(ModelScreen(model: model))
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)

    for next in [save("star", false), save("star", true), save("trash", false)] {
      model.trailing = [next]
      test.settle()
      #expect(screen.navigationItem.rightBarButtonItems?.first === button)
      #expect(button.accessibilityLabel == "Save")
    }
  }

  @Test(arguments: [nil, "", "Inbox"])
  func `case 30: the back item of older systems says where it leads, not what it is`(
    title: String?
  ) throws {
    try PlatformFeatures.$current.withValue(.iOS(15)) {
      let test = TestStack()
      test.root.navigationItem.title = title
      var taps = 0

      let screen = test.show(
        Text("A").uiKitNavigationBar(title: "A").uiKitNavigationBarBackButton { taps += 1 }
      )

      let back = try #require(screen.navigationItem.leftBarButtonItems?.first)
      #expect(back.accessibilityLabel == (title == "Inbox" ? "Inbox" : "Back"))
      #expect(back.accessibilityLabel?.lowercased().contains("button") == false)
      back.fire()
      #expect(taps == 1)
    }
  }

  @Test
  func `case 30: an image without a label is reported once`() {
    let log = IssueLog()
    log.collect {
      let image = UIImage(systemName: "star") ?? UIImage()
      let test = TestStack()
      let model = ScreenModel(trailing: [.image(image) { _ in }])
      test.show(ModelScreen(model: model))
      for number in 0..<3 {
        model.text = "\(number)"
        model.trailing = [.image(image) { _ in }]
        test.settle()
      }
    }
    #expect(
      log.texts == [
        """
        Can't name the bar item 'image(_:)' for VoiceOver: it has no accessibility label. Say what \
        it does with 'accessibilityLabel:'.
        """
      ]
    )
  }
}
