import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct MenuPresentationTests {
  /// A bar with a More item that has a menu, and that menu once it is open.
  @MainActor
  private final class Fixture {
    let item: UIBarButtonItem
    let bar: BarFixture
    var chosen: [String] = []

    init(_ make: (Fixture) -> UIMenu) {
      item = UIBarButtonItem(title: "More")
      let item = item
      bar = BarFixture { $0[0].rightBarButtonItem = item }
      item.menu = make(self)
      bar.show()
    }

    func action(
      _ title: String,
      attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off,
      image: UIImage? = nil
    ) -> UIAction {
      UIAction(title: title, image: image, attributes: attributes, state: state) { [weak self] in
        self?.chosen.append($0.title)
      }
    }

    func open() throws {
      let frame = try bar.frame("More")
      Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      Stage.current.loop.settle()
    }

    var overlay: MenuOverlay? {
      bar.bar.window.flatMap(MenuPresenter.current)
    }

    var nodes: [AccessibilityNode] {
      overlay?.accessibilityNodes() ?? []
    }

    var labels: [String?] { nodes.map(\.label) }

    func tap(_ label: String) throws {
      let frame = try #require(nodes.first { $0.label == label }).frame
      Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  @Test
  func `a menu of three rows is 250 by 146, with its corner on the source's`() throws {
    let fixture = Fixture { f in
      UIMenu(children: [f.action("Rename"), f.action("Copy"), f.action("Delete")])
    }

    try fixture.open()
    let card = try #require(fixture.overlay?.card)

    #expect(card.frame.size == CGSize(width: 250, height: 146))
    #expect(try card.frame.maxX == fixture.bar.frame("More").maxX)
    #expect(card.frame.minY == 59)
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `on the older look it is 132 high and lies below the source`() throws {
    Stage.current.look = .classic
    let fixture = Fixture { f in
      UIMenu(children: [f.action("Rename"), f.action("Copy"), f.action("Delete")])
    }

    try fixture.open()
    let card = try #require(fixture.overlay?.card)

    #expect(card.frame.size == CGSize(width: 250, height: 132))
    #expect(try card.frame.minY == fixture.bar.frame("More").maxY + 8)
  }

  @Test
  func `choosing closes the menu, then runs the action with the item as its sender`() throws {
    var sender: AnyObject?
    var wasOpen: Bool?
    weak var weakFixture: Fixture?
    let fixture = Fixture { _ in
      UIMenu(
        children: [
          UIAction(title: "Rename") { action in
            sender = action.sender as AnyObject?
            wasOpen = weakFixture?.overlay != nil
          }
        ]
      )
    }
    weakFixture = fixture
    try fixture.open()

    try fixture.tap("Rename")
    #expect(sender == nil)
    Stage.current.loop.settle()

    #expect(sender === fixture.item)
    #expect(wasOpen == false)
    #expect(fixture.overlay == nil)
  }

  @Test
  func `a tap beside the menu closes it and reaches nothing else`() throws {
    let fixture = Fixture { f in UIMenu(children: [f.action("Rename")]) }
    try fixture.open()

    Stage.current.tap(at: CGPoint(x: 40, y: 700))
    Stage.current.loop.settle()

    #expect(fixture.overlay == nil)
    #expect(fixture.chosen.isEmpty)
  }

  @Test
  func `disabled rows are dimmed and stay, hidden ones don't show`() throws {
    let fixture = Fixture { f in
      UIMenu(
        children: [
          f.action("Rename", attributes: .disabled), f.action("Secret", attributes: .hidden),
          f.action("Delete", attributes: .destructive),
        ]
      )
    }
    try fixture.open()
    #expect(fixture.labels == ["Rename", "Delete"])
    #expect(fixture.nodes.map(\.isEnabled) == [false, true])

    try fixture.tap("Rename")
    Stage.current.loop.settle()

    #expect(fixture.overlay != nil)
    #expect(fixture.chosen.isEmpty)
  }

  @Test
  func `an action that keeps the menu presented runs at once`() throws {
    let fixture = Fixture { f in
      UIMenu(children: [f.action("Bigger", attributes: .keepsMenuPresented)])
    }
    try fixture.open()

    try fixture.tap("Bigger")
    try fixture.tap("Bigger")
    Stage.current.loop.settle()

    #expect(fixture.chosen == ["Bigger", "Bigger"])
    #expect(fixture.overlay != nil)
  }

  @Test
  func `sections are apart, submenus open in place and lead back`() throws {
    let fixture = Fixture { f in
      UIMenu(
        children: [
          f.action("Rename"),
          UIMenu(title: "Move", children: [f.action("Inbox"), f.action("Archive")]),
          UIMenu(options: .displayInline, children: [f.action("Delete")]),
        ]
      )
    }
    try fixture.open()
    #expect(fixture.overlay?.card.frame.height == CGFloat(167))

    try fixture.tap("Move")
    Stage.current.loop.settle()
    #expect(fixture.labels == ["Move", "Inbox", "Archive"])

    try fixture.tap("Move")
    Stage.current.loop.settle()
    #expect(fixture.labels == ["Rename", "Move", "Delete"])

    try fixture.tap("Move")
    try fixture.tap("Archive")
    Stage.current.loop.settle()
    #expect(fixture.chosen == ["Archive"])
  }

  @Test
  func `what was handed over is what shows, whatever happens to the action`() throws {
    let action = UIAction(title: "Rename") { _ in }
    let fixture = Fixture { _ in UIMenu(children: [action]) }

    action.title = "Changed"
    action.attributes = .disabled
    try fixture.open()

    #expect(fixture.labels == ["Rename"])
    #expect(fixture.nodes.first?.isEnabled == true)
  }

  @Test
  func `an open menu stays when a new one is assigned`() throws {
    let fixture = Fixture { f in UIMenu(children: [f.action("Rename")]) }
    try fixture.open()
    let overlay = fixture.overlay

    fixture.item.menu = UIMenu(children: [fixture.action("Other")])
    Stage.current.loop.flush()

    #expect(fixture.overlay === overlay)
    #expect(fixture.labels == ["Rename"])
  }

  // MARK: Deferred elements

  @Test
  func `a deferred element that completes at once shows no loading row`() throws {
    let fixture = Fixture { f in
      UIMenu(children: [UIDeferredMenuElement { $0([f.action("Late")]) }])
    }

    try fixture.open()

    #expect(fixture.labels == ["Late"])
  }

  @Test
  func `a deferred element shows a loading row until it completes`() throws {
    var complete: (([UIMenuElement]) -> Void)?
    let fixture = Fixture { _ in UIMenu(children: [UIDeferredMenuElement { complete = $0 }]) }
    try fixture.open()
    #expect(fixture.nodes.map(\.role) == [.progress])

    complete?([fixture.action("Late"), fixture.action("Later")])
    Stage.current.loop.settle()

    #expect(fixture.labels == ["Late", "Later"])
    #expect(fixture.overlay?.card.frame.height == 104)
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func `a cached provider runs once, an uncached one each time`(
    isCached: Bool,
    count: Int
  ) throws {
    var runs = 0
    let fixture = Fixture { f in
      let provider = { (completion: @escaping ([UIMenuElement]) -> Void) in
        runs += 1
        completion([f.action("Run \(runs)")])
      }
      return UIMenu(
        children: [
          isCached
            ? UIDeferredMenuElement(provider) : UIDeferredMenuElement.uncached(provider)
        ]
      )
    }

    try fixture.open()
    Stage.current.tap(at: CGPoint(x: 40, y: 700))
    Stage.current.loop.settle()
    try fixture.open()

    #expect(runs == count)
    #expect(fixture.labels == ["Run \(count)"])
  }

  // MARK: Selection

  @Test
  func `in a single selection the choice moves and the item's menu tells`() throws {
    let fixture = Fixture { f in
      UIMenu(
        options: .singleSelection,
        children: [f.action("Name", state: .on), f.action("Date", state: .on)]
      )
    }
    try fixture.open()
    #expect(fixture.nodes.map(\.isSelected) == [true, false])

    try fixture.tap("Date")
    Stage.current.loop.settle()

    #expect(fixture.item.menu?.selectedElements.map(\.title) == ["Date"])
    #expect(fixture.chosen == ["Date"])
  }

  @Test
  func `with an action and a menu a tap runs the action, a long press opens the menu`() throws {
    let fixture = Fixture { f in UIMenu(children: [f.action("Row")]) }
    fixture.item.primaryAction = UIAction(title: "More") { [weak fixture] _ in
      fixture?.chosen.append("tap")
    }
    Stage.current.loop.flush()

    try fixture.open()
    #expect(fixture.chosen == ["tap"] && fixture.overlay == nil)

    let frame = try fixture.bar.frame("More")
    Stage.current.longPress(at: CGPoint(x: frame.midX, y: frame.midY))
    Stage.current.loop.settle()
    #expect(fixture.chosen == ["tap"])
    #expect(fixture.labels == ["Row"])
  }

  @Test
  func `icons, checks and long titles move the texts, none is cut`() throws {
    let fixture = Fixture { f in
      UIMenu(
        title: "Sort the list",
        children: [
          f.action("A title that is so long that it wraps", image: UIImage(systemName: "star")),
          f.action("On", state: .on), f.action("Mixed", state: .mixed),
        ]
      )
    }

    try fixture.open()

    #expect(fixture.labels.first == "Sort the list")
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }
}
