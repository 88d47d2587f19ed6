import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct BarInteractionTests {
  private func tap(_ frame: CGRect) {
    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func longPress(_ frame: CGRect) {
    Stage.current.longPress(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func settle() {
    Stage.current.loop.settle()
  }

  @Test
  func `a tap runs the action with the item as its sender`() throws {
    var senders: [AnyObject?] = []
    let item = UIBarButtonItem(
      title: "Save",
      primaryAction: UIAction { action in
        senders.append(action.sender as AnyObject?)
      }
    )
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    tap(try fixture.frame("Save"))

    #expect(senders.count == 1 && senders.first ?? nil === item)
  }

  @Test
  func `a disabled item is dimmed and does nothing`() throws {
    var count = 0
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in count += 1 })
    item.isEnabled = false
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()
    #expect(try !fixture.node("Save").isEnabled)

    tap(try fixture.frame("Save"))

    #expect(count == 0)
  }

  @Test
  func `enabling an item shows at once, on the same view, without an array being set`() throws {
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    item.isEnabled = false
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()
    let view = try fixture.button("Save")
    ItemWrites.reset()

    item.isEnabled = true
    fixture.flush()

    #expect(try fixture.node("Save").isEnabled)
    #expect(try fixture.button("Save") === view)
    #expect(ItemWrites.navigationItems.arrayAssignments == 0)
    #expect(ItemWrites.barItems.total == 1)
  }

  @Test
  func `changes of a covered item show when it comes to the top`() {
    let fixture = BarFixture(titles: ["Home", "Details"]).show()

    fixture.controllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New")
    fixture.flush()
    #expect(fixture.labels == ["Back", "Details"])

    fixture.navigation.popViewController(animated: true)
    settle()
    #expect(fixture.labels == ["Home", "New"])
  }

  @Test
  func `the back button pops`() throws {
    let fixture = BarFixture(titles: ["Home", "Details"]).show()

    tap(try fixture.frame("Back"))
    settle()

    #expect(fixture.navigation.viewControllers == [fixture.controllers[0]])
    #expect(fixture.labels == ["Home"])
  }

  // C.6.4
  @Test
  func `a back item's own action is ignored, its tap pops`() throws {
    var count = 0
    let back = UIBarButtonItem(title: "Up", primaryAction: UIAction { _ in count += 1 })
    let fixture = BarFixture(titles: ["Home", "Details"]) { items in
      items[0].backBarButtonItem = back
    }.show()

    tap(try fixture.frame("Up"))
    settle()

    #expect(count == 0)
    #expect(fixture.navigation.viewControllers.count == 1)
  }

  // C.6.12
  @Test(arguments: [true, false])
  func `items set with animation fade in, others are there at once`(animated: Bool) throws {
    let fixture = BarFixture().show()

    fixture.top.setRightBarButtonItems([UIBarButtonItem(title: "Save")], animated: animated)
    fixture.flush()

    let platter = try #require(fixture.button("Save").superview)
    #expect(platter.presentationValue(.alpha, model: platter.alpha) == (animated ? 0 : 1))
    settle()
    #expect(platter.presentationValue(.alpha, model: platter.alpha) == 1)
  }

  @Test
  func `a back action runs in place of the pop`() throws {
    var count = 0
    let fixture = BarFixture(titles: ["Home", "Details"]) { items in
      items[1].backAction = UIAction { _ in count += 1 }
    }.show()

    tap(try fixture.frame("Back"))
    settle()

    #expect(count == 1)
    #expect(fixture.navigation.viewControllers.count == 2)
  }

  @Test
  func `a long press on back lists the titles behind, nearest first, and pops to one`() throws {
    let fixture = BarFixture(titles: ["Home", "List", "Details"]).show()

    longPress(try fixture.frame("Back"))
    settle()
    let window = try #require(fixture.bar.window)
    let menu = try #require(MenuPresenter.current(in: window))
    #expect(menu.accessibilityNodes().map(\.label) == ["List", "Home"])

    let home = try #require(menu.accessibilityNodes().last)
    tap(home.frame)
    settle()

    #expect(fixture.navigation.viewControllers == [fixture.controllers[0]])
    #expect(fixture.labels == ["Home"])
  }

  @Test
  func `an item without menu and action toggles when it selects`() throws {
    let item = UIBarButtonItem(title: "Bold")
    item.changesSelectionAsPrimaryAction = true
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    tap(try fixture.frame("Bold"))

    #expect(item.isSelected)
    #expect(try fixture.node("Bold").isSelected)
  }

  @Test
  func `the item is the place from which a popover comes`() throws {
    let item = UIBarButtonItem(title: "Save")
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    let view = try #require(fixture.bar.window)

    #expect(try item.frame(in: view) == fixture.frame("Save"))
  }

  // MARK: Transitions

  @Test
  func `during a push both contents cross-fade, and the items are the new ones at once`() throws {
    let fixture = BarFixture { $0[0].rightBarButtonItem = UIBarButtonItem(title: "Edit") }.show()
    let details = UIViewController()
    details.navigationItem.title = "Details"
    details.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")

    fixture.navigation.pushViewController(details, animated: true)
    fixture.flush()
    #expect(fixture.bar.topItem === details.navigationItem)
    Stage.current.loop.advance(by: 0.1)
    let list = String(describing: Stage.current.displayList())
    #expect(list.contains("\"Edit\"") && list.contains("\"Save\""))

    settle()
    let after = String(describing: Stage.current.displayList())
    #expect(!after.contains("\"Edit\"") && after.contains("\"Save\""))
    #expect(fixture.labels == ["Back", "Details", "Save"])
  }

  @Test
  func `after a cancelled swipe the old items are back and react`() throws {
    var count = 0
    let fixture = BarFixture(titles: ["Home", "Details"]) { items in
      items[1].rightBarButtonItem = UIBarButtonItem(
        title: "Save",
        primaryAction: UIAction { _ in count += 1 }
      )
    }.show()

    Stage.current.drag(
      from: CGPoint(x: 2, y: 400),
      to: CGPoint(x: 120, y: 400),
      duration: 0.5,
      hold: 0.5
    )
    settle()

    #expect(fixture.navigation.viewControllers.count == 2)
    #expect(fixture.labels == ["Back", "Details", "Save"])
    #expect(fixture.bar.topItem === fixture.top)
    tap(try fixture.frame("Save"))
    #expect(count == 1)
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `a title view is back in the bar after a push and a pop`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let fixture = BarFixture { $0[0].titleView = view }.show()

    fixture.navigation.pushViewController(UIViewController(), animated: true)
    settle()
    fixture.navigation.popViewController(animated: true)
    settle()

    #expect(view.isDescendant(of: fixture.bar))
    #expect(view.bounds.size == CGSize(width: 80, height: 30))
  }

  @Test
  func `a custom view stays in the bar over time`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let fixture = BarFixture { $0[0].rightBarButtonItem = UIBarButtonItem(customView: view) }.show()

    Stage.current.loop.advance(by: 2)
    fixture.top.title = "Other"
    fixture.flush()

    #expect(view.isDescendant(of: fixture.bar))
    #expect(fixture.top.rightBarButtonItem?.customView === view)
  }

  @Test
  func `the last item to get a custom view has it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let first = UIBarButtonItem(customView: view)
    let second = UIBarButtonItem(customView: view)

    BarFixture { $0[0].rightBarButtonItems = [first, second] }.show()

    #expect(view.isDescendant(of: second.displayedView ?? UIView()))
  }
}
