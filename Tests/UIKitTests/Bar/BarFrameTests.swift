import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct BarFrameTests {
  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool {
    abs(a - b) < 0.02
  }

  @Test
  func `the bar lies below the status bar, 54 high, and the content starts at its end`() {
    let fixture = BarFixture().show()

    #expect(fixture.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect(fixture.controllers[0].view.safeAreaInsets.top == 113)
  }

  @Test
  func `the back button is a circle of 44 at 16`() throws {
    let fixture = BarFixture(titles: ["Home", "Details"]).show()

    #expect(try fixture.frame("Back") == CGRect(x: 16, y: 59, width: 44, height: 44))
  }

  @Test
  func `one trailing symbol is a circle at the margin`() throws {
    let fixture = BarFixture { $0[0].rightBarButtonItem = .symbol("star", label: "Rate") }.show()

    #expect(try fixture.platter("Rate") == CGRect(x: 333, y: 59, width: 44, height: 44))
  }

  @Test
  func `two trailing symbols share a platter`() throws {
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [.symbol("star", label: "A"), .symbol("trash", label: "B")]
    }.show()

    #expect(try fixture.platter("A") == CGRect(x: 289, y: 59, width: 88, height: 44))
    #expect(try fixture.platter("B") == fixture.platter("A"))
    #expect(try fixture.frame("A").minX == 333)
    #expect(fixture.labels == ["Home", "B", "A"])
  }

  @Test
  func `a text button is as wide as its text and 32`() throws {
    let fixture = BarFixture { $0[0].rightBarButtonItem = UIBarButtonItem(title: "Save") }.show()
    let text = TextLayout("Save", style: TextLayout.Style(pointSize: 17, weight: 500))

    let frame = try fixture.frame("Save")

    #expect(isClose(frame.width, text.naturalWidth + 32))
    #expect(isClose(frame.maxX, 377))
    #expect(frame.height == 44)
  }

  @Test
  func `platters stand 12 apart`() throws {
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B")]
      items[0].leftBarButtonItems = [UIBarButtonItem(title: "C"), .symbol("star", label: "D")]
    }.show()

    #expect(try isClose(fixture.frame("A").minX - fixture.frame("B").maxX, 12))
    #expect(try isClose(fixture.frame("D").minX - fixture.frame("C").maxX, 12))
    #expect(try fixture.frame("C").minX == 16)
  }

  @Test
  func `a fixed space keeps the gap of 12 and adds its width`() throws {
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [
        .symbol("star", label: "A"), .fixedSpace(20), .symbol("trash", label: "B"),
      ]
    }.show()

    #expect(try isClose(fixture.frame("A").minX - fixture.frame("B").maxX, 32))
  }

  @Test
  func `a space of zero width splits the shared platter`() throws {
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [
        .symbol("star", label: "A"), .fixedSpace(), .symbol("trash", label: "B"),
      ]
    }.show()

    #expect(try fixture.platter("A").width == 44)
    #expect(try isClose(fixture.frame("A").minX - fixture.frame("B").maxX, 12))
  }

  @Test
  func `what never shares has a platter of its own`() throws {
    let alone = UIBarButtonItem.symbol("trash", label: "B")
    alone.sharesBackground = false
    let prominent = UIBarButtonItem.symbol("plus", label: "C")
    prominent.style = .prominent
    let fixture = BarFixture { items in
      items[0].rightBarButtonItems = [
        .symbol("star", label: "A"), alone, prominent, UIBarButtonItem(systemItem: .close),
      ]
    }.show()

    for label in ["A", "B", "C", "Close"] {
      #expect(try fixture.platter(label).width == 44)
    }
  }

  @Test
  func `items of one group share whatever they say`() throws {
    let a = UIBarButtonItem.symbol("star", label: "A")
    let b = UIBarButtonItem.symbol("trash", label: "B")
    b.sharesBackground = false
    let fixture = BarFixture { $0[0].trailingItemGroups = [.fixedGroup(items: [a, b])] }.show()

    #expect(try fixture.platter("A").width == 88)
  }

  @Test
  func `the title is centred in the bar at 81`() throws {
    let fixture = BarFixture().show()

    let frame = try fixture.frame("Home")

    #expect(isClose(frame.midX, 196.5))
    #expect(isClose(frame.midY, 81))
  }

  @Test
  func `a title without room in the middle starts 12 after the left side`() throws {
    let fixture = BarFixture(titles: ["Home", "A title of a certain length"]) { items in
      items[1].leftBarButtonItem = UIBarButtonItem(title: "A long leading button")
    }.show()

    let title = try fixture.frame("A title of a certain length")

    #expect(try isClose(title.minX - fixture.frame("A long leading button").maxX, 12))
    #expect(title.maxX <= 377.01)
  }

  @Test
  func `a large title adds 52 and lies 3 into its zone`() throws {
    let fixture = BarFixture()
    fixture.bar.prefersLargeTitles = true
    fixture.show()

    let frame = try fixture.frame("Home")

    #expect(fixture.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 106))
    #expect(fixture.controllers[0].view.safeAreaInsets.top == 165)
    #expect(frame.origin == CGPoint(x: 16, y: 116))
    #expect(isClose(frame.height, 40.67))
    #expect(fixture.labels == ["Home"])
  }

  @Test
  func `a prompt adds 32 above the row`() throws {
    let fixture = BarFixture { $0[0].prompt = "Choose one" }.show()

    #expect(fixture.bar.frame.height == 86)
    #expect(try isClose(fixture.frame("Home").midY, 113))
    #expect(try fixture.frame("Choose one").midY < 91)
  }

  // C.6.7
  @Test
  func `a prompt shows only while its item is on top`() {
    let fixture = BarFixture { $0[0].prompt = "Prompt" }.show()
    #expect(fixture.labels.contains("Prompt"))
    #expect(fixture.bar.bounds.height == 86)

    fixture.navigation.pushViewController(UIViewController(), animated: true)
    Stage.current.loop.settle()
    #expect(!fixture.labels.contains("Prompt"))
    #expect(fixture.bar.bounds.height == 54)

    fixture.navigation.popViewController(animated: true)
    Stage.current.loop.settle()
    #expect(fixture.bar.bounds.height == 86)
  }

  @Test
  func `a prompt that comes later makes room at once`() {
    let fixture = BarFixture().show()

    fixture.top.prompt = "Choose one"
    fixture.flush()

    #expect(fixture.bar.frame.height == 86)
    #expect(fixture.controllers[0].view.safeAreaInsets.top == 145)
  }

  @Test
  func `a custom view has a slot of at least 44`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Dot"
    let fixture = BarFixture { $0[0].rightBarButtonItem = UIBarButtonItem(customView: view) }.show()

    let slot = try #require(view.superview)

    #expect(slot.frame.size == CGSize(width: 44, height: 44))
    #expect(view.frame == CGRect(x: 12, y: 12, width: 20, height: 20))
    #expect(fixture.labels == ["Home", "Dot"])
  }

  @Test
  func `a title view keeps its size, at most 44 high, and is placed as the title`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    BarFixture { $0[0].titleView = view }.show()

    let frame = view.convert(view.bounds, to: nil)

    #expect(frame == CGRect(x: 146.5, y: 59, width: 100, height: 44))
  }

  @Test
  func `a subtitle stands under the title`() throws {
    let fixture = BarFixture { $0[0].subtitle = "Profile" }.show()

    let node = try fixture.node("Home")

    #expect(node.value == "Profile")
    #expect(node.role == .heading)
    #expect(fixture.bar.frame.height == 54)
  }

  @Test
  func `from right to left everything is mirrored`() throws {
    var values = UITraitCollection(device: .standard).values
    values.layoutDirection = .rightToLeft
    Stage.current.setTraits(UITraitCollection(values: values))
    let fixture = BarFixture(titles: ["Home", "Details"]) { items in
      items[1].rightBarButtonItem = .symbol("star", label: "Rate")
    }.show()

    #expect(try fixture.frame("Back") == CGRect(x: 333, y: 59, width: 44, height: 44))
    #expect(try fixture.frame("Rate") == CGRect(x: 16, y: 59, width: 44, height: 44))
    #expect(fixture.labels == ["Back", "Details", "Rate"])
  }

  @Test
  func `a large title grows with the content size category`() throws {
    var values = UITraitCollection(device: .standard).values
    values.preferredContentSizeCategory = .accessibilityExtraLarge
    Stage.current.setTraits(UITraitCollection(values: values))
    let fixture = BarFixture()
    fixture.bar.prefersLargeTitles = true
    fixture.show()

    let height = TextLayout.roundUp(52 * 1.19336, scale: 3)
    #expect(try isClose(fixture.frame("Home").height, height))
    #expect(fixture.bar.frame.height > 106)
  }

  @Test(arguments: [true, false])
  func `nothing is cut, overlaps or is hard to hit`(isLarge: Bool) {
    let badge = UIBarButtonItem.symbol("bell", label: "News")
    badge.badge = .count(3)
    let fixture = BarFixture(titles: ["Home", "Details of a thing with a long name"]) { items in
      items[0].backButtonTitle = "Home"
      items[1].subtitle = "Profile"
      items[1].rightBarButtonItems = [UIBarButtonItem(title: "Save"), badge, .symbol("trash")]
    }
    fixture.bar.prefersLargeTitles = isLarge
    fixture.show()

    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `on the older look the bar is 44 high and the back button names where it leads`() throws {
    Stage.current.look = .classic
    let fixture = BarFixture(titles: ["Home", "Details"]) { items in
      items[1].rightBarButtonItem = .symbol("star", label: "Rate")
    }.show()

    #expect(fixture.bar.frame.height == 44)
    #expect(try fixture.frame("Home").minX == 0)
    #expect(try fixture.frame("Rate").maxX == 385)
    #expect(try fixture.frame("Rate").width == 44)
    #expect(try isClose(fixture.frame("Details").midX, 196.5))
  }

  @Test
  func `on the older look a large title adds 52`() {
    Stage.current.look = .classic
    let fixture = BarFixture()
    fixture.bar.prefersLargeTitles = true
    fixture.show()

    #expect(fixture.bar.frame.height == 96)
  }
}
