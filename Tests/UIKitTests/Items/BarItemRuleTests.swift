import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// A.2: what items do with actions, groups and badges.
@MainActor
@Suite(.onStage)
struct BarItemRuleTests {
  private func glyph(_ name: String) -> UIBarButtonItem {
    .symbol(name, label: name)
  }

  @Test
  func `an action that a system item gets later leaves its title and image too`() throws {
    let item = UIBarButtonItem(systemItem: .add)
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    item.primaryAction = UIAction(title: "Mine", image: UIImage(systemName: "star")) { _ in }
    fixture.flush()

    #expect(item.title == nil && item.image == nil)
    #expect(try fixture.button("Add").look.image?.symbolName == "plus")
  }

  @Test
  func `a menu alone opens by a tap`() throws {
    let item = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Row") { _ in }])
    )
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()
    let frame = try fixture.frame("More")

    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    Stage.current.loop.settle()

    #expect(Stage.current.textTree().contains("Row"))
  }

  @Test
  func `an item alone in its group may hide its shared background`() throws {
    let item = glyph("star")
    item.hidesSharedBackground = true
    let fixture = BarFixture { $0[0].trailingItemGroups = [.fixedGroup(items: [item])] }.show()

    let platter = try #require(fixture.button("star").superview as? BarPlatter)

    #expect(platter.displayItems().isEmpty)
  }

  @Test
  func `a badge shows in a navigation bar and not in a toolbar`() throws {
    func badged(_ label: String) -> UIBarButtonItem {
      let item = glyph(label)
      item.badge = .count(3)
      return item
    }
    let fixture = BarFixture { $0[0].rightBarButtonItem = badged("star") }
    fixture.controllers[0].toolbarItems = [badged("trash")]
    fixture.navigation.isToolbarHidden = false
    fixture.show()
    let tools = fixture.navigation.toolbar.accessibilityNodes().flatMap(\.children)

    #expect(try fixture.node("star").value == "3")
    #expect(try #require(tools.first { $0.label == "trash" }).value == nil)
  }

  @Test
  func `other items in a group show at once, and the groups stay`() throws {
    let (first, second) = (glyph("star"), glyph("trash"))
    let group = UIBarButtonItemGroup.fixedGroup(items: [first])
    let fixture = BarFixture { $0[0].trailingItemGroups = [group] }.show()
    #expect(fixture.labels.contains("star"))

    group.barButtonItems = [second]
    fixture.flush()

    #expect(fixture.labels.contains("trash") && !fixture.labels.contains("star"))
    #expect(fixture.top.trailingItemGroups.first === group)
    #expect(fixture.top.trailingItemGroups.count == 1)
  }

  @Test(arguments: [true, false])
  func `of two items with one identifier none fades during a push`(isSame: Bool) throws {
    let (old, new) = (glyph("star"), glyph("star"))
    old.identifier = "a"
    new.identifier = isSame ? "a" : "b"
    let fixture = BarFixture { $0[0].rightBarButtonItem = old }.show()
    let next = UIViewController()
    next.navigationItem.rightBarButtonItem = new

    fixture.navigation.pushViewController(next, animated: true)
    Stage.current.loop.advance(by: 0.1)
    let shown = try #require(new.displayedView)
    let opacity = sequence(first: shown as UIView, next: \.superview)
      .map { $0.presentationValue(.alpha, model: $0.alpha) }.reduce(1, *)

    #expect((opacity == 1) == isSame)
  }
}
