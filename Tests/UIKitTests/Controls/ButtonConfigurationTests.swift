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
