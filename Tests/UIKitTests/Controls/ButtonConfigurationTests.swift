import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.8 and C.1: what a configuration changes.
@MainActor
@Suite(.onStage)
struct ButtonConfigurationTests {
  @Test
  func `a configuration adds its insets to the content`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    let tight = button.intrinsicContentSize

    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 3,
      leading: 10,
      bottom: 5,
      trailing: 20
    )
    button.configuration = configuration

    #expect(button.intrinsicContentSize.width == tight.width + 30)
    #expect(button.intrinsicContentSize.height == tight.height + 8)
  }

  @Test
  func `a state's title shows where the configuration has none`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("State", for: .normal)
    let controller = UIViewController()
    controller.view.addSubview(button)
    button.sizeToFit()
    Stage.current.show(controller)
    #expect(Stage.current.textTree().contains("State"))

    button.configuration?.title = "Own"
    Stage.current.loop.flush()

    #expect(Stage.current.textTree().contains("Own"))
  }

  // A.8
  @Test
  func `a state's image shows where the configuration has none`() throws {
    let button = UIButton(configuration: .plain())
    let state = try #require(UIImage(systemName: "star"))
    let own = try #require(UIImage(systemName: "trash"))
    button.setImage(state, for: .normal)
    #expect(button.imageView?.image == state)

    button.configuration?.image = own

    #expect(button.imageView?.image == own)
  }

  @Test
  func `a spinner takes the place of the image, and its room`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 5
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)

    #expect(button.intrinsicContentSize.width == plain.width + 20 + 5)
    #expect(button.imageView?.isHidden == true)
    let spinner = try #require(
      button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    )
    #expect(spinner.isAnimating)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(spinner.frame.minX == configuration.contentInsets.leading)

    button.configuration?.showsActivityIndicator = false
    #expect(button.imageView?.isHidden == false)
    #expect(!button.subviews.contains(spinner))
  }

  @Test
  func `a title wraps where it hasn't the room for one line`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Several words of a title"
    let button = UIButton(configuration: configuration)
    let line = try #require(button.titleLabel).intrinsicContentSize.height

    button.frame = CGRect(x: 0, y: 0, width: 120, height: 200)
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.height > line * 1.5)

    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    #expect(try #require(button.titleLabel).frame.height == line)
  }

  @Test
  func `attributed titles show, and images are tinted by their transformer`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Go")
    configuration.attributedSubtitle = AttributedString("now")
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    let button = UIButton(configuration: configuration)

    #expect(button.titleLabel?.text == "Go")
    #expect(button.subtitleLabel?.text == "now")
    #expect(button.imageView?.tintColor == .green)
  }

  @Test
  func `content lies at the bottom if it says so`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()

    let bottom = try #require(button.titleLabel).frame.maxY
    #expect(bottom == 100 - configuration.contentInsets.bottom)
  }

  @Test
  func `the update handler runs after the update itself`() {
    let button = TracingButton(configuration: .plain())
    let trace = Trace()
    button.trace = trace
    button.configurationUpdateHandler = { _ in trace.events.append("handler") }
    let controller = UIViewController()
    controller.view.addSubview(button)
    Stage.current.show(controller)
    trace.events = []

    button.setNeedsUpdateConfiguration()
    Stage.current.loop.flush()

    #expect(trace.events == ["update", "handler"])
  }
}

private final class TracingButton: UIButton {
  var trace: Trace?

  override func updateConfiguration() {
    super.updateConfiguration()
    trace?.events.append("update")
  }
}
