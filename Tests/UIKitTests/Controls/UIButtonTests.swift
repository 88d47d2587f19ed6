import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIButtonTests {
  let stage = Stage.current
  let controller = UIViewController()
  let trace = Trace()

  init() {
    stage.show(controller)
  }

  func place(_ button: UIButton) {
    button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
    controller.view.addSubview(button)
  }

  @Test
  func `a tap runs touch events, then the primary action`() {
    let trace = trace
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { _ in trace.events.append("primary") }
    )
    button.addAction(UIAction { _ in trace.events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in trace.events.append("up") }, for: .touchUpInside)
    place(button)

    stage.tap(at: CGPoint(x: 200, y: 320))

    #expect(trace.events == ["down", "up", "primary"])
  }

  @Test
  func `a button takes its action's title and image`() {
    let button = UIButton(
      primaryAction: UIAction(title: "Share", image: UIImage(systemName: "plus")) { _ in }
    )

    #expect(button.currentTitle == "Share")
    #expect(button.currentImage == UIImage(systemName: "plus"))
    #expect(button.accessibilityNodes().first?.label == "Share")
  }

  @Test
  func `a text button is its line and six above and below`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)

    #expect(abs(button.intrinsicContentSize.height - 30) < 0.01)
    #expect(button.intrinsicContentSize.width == button.titleLabel?.intrinsicContentSize.width)
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.small, 28.0), (.medium, 34.33), (.large, 50.33),
  ])
  func `a configuration's size gives the height`(
    size: UIButton.Configuration.Size,
    height: Double
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.buttonSize = size

    let button = UIButton(configuration: configuration)

    #expect(abs(button.intrinsicContentSize.height - CGFloat(height)) < 0.01)
  }

  @Test
  func `the state's title is shown, else the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    place(button)

    button.isSelected = true
    stage.loop.flush()
    #expect(button.titleLabel?.text == "Selected")
    button.isSelected = false
    button.isEnabled = false
    stage.loop.flush()

    #expect(button.titleLabel?.text == "Normal")
  }

  @Test
  func `the update handler runs after a change of state`() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    place(button)
    stage.loop.flush()
    #expect(button.titleLabel?.text == "On")

    button.isEnabled = false
    stage.loop.flush()

    #expect(button.titleLabel?.text == "Off")
    #expect(button.accessibilityNodes().first?.isEnabled == false)
  }

  @Test
  func `a menu as primary action opens by a tap`() throws {
    let trace = trace
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [
      UIAction(title: "Rename") { _ in trace.events.append("rename") }
    ])
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in trace.events.append("up") }, for: .primaryActionTriggered)
    place(button)

    stage.tap(at: CGPoint(x: 200, y: 320))
    stage.loop.settle()

    let window = try #require(stage.window)
    #expect(window.hasOpenMenu)
    #expect(trace.events.isEmpty)
  }

  @Test
  func `a menu opens by a long press beside a primary action`() throws {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    button.menu = UIMenu(children: [UIAction(title: "Rename") { _ in }])
    place(button)
    let window = try #require(stage.window)

    stage.tap(at: CGPoint(x: 200, y: 320))
    stage.loop.settle()
    #expect(!window.hasOpenMenu)
    stage.longPress(at: CGPoint(x: 200, y: 320))
    stage.loop.settle()

    #expect(window.hasOpenMenu)
  }

  @Test
  func `a tap recognizer around a button leaves it its tap`() {
    let trace = trace
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in trace.events.append("go") })
    place(button)
    let tap = UITapGestureRecognizer()
    tap.onChange = { _ in trace.events.append("tap") }
    controller.view.addGestureRecognizer(tap)

    stage.tap(at: CGPoint(x: 200, y: 320))
    stage.tap(at: CGPoint(x: 50, y: 700))

    #expect(trace.events == ["go", "tap"])
  }

  @Test
  func `a disabled button does nothing and says so`() {
    let trace = trace
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in trace.events.append("go") })
    place(button)
    button.isEnabled = false

    stage.tap(at: CGPoint(x: 200, y: 320))

    #expect(trace.events.isEmpty)
    #expect(button.accessibilityNodes().first?.isEnabled == false)
  }

  @Test
  func `a prominent button is filled with its tint`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()

    guard case .fill(_, .color(let color))? = button.displayItems().first else {
      Issue.record("no fill")
      return
    }

    #expect(color == DisplayColor(red: 1, green: 0, blue: 0))
    #expect(button.titleLabel?.textColor == .white)
  }
}

extension UIWindow {
  /// Whether a menu lies over the content.
  fileprivate var hasOpenMenu: Bool {
    subviews.contains { String(describing: type(of: $0)) == "MenuOverlay" }
  }
}
