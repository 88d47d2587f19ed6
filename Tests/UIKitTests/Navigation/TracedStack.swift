import StageSupport
@_spi(Headless) import UIKit

/// What happened, in order, said by all who take part.
@MainActor
final class CallbackTrace {
  private(set) var events: [String] = []

  func add(_ event: String) {
    events.append(event)
  }

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Says its callbacks in the notation of the fact sheet.
class TracedController: UIViewController {
  let name: String
  let trace: CallbackTrace
  /// What it does inside a callback, by the callback's name.
  var actions: [String: () -> Void] = [:]
  var tracesLayout = false

  init(_ name: String, _ trace: CallbackTrace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func say(_ event: String) {
    trace.add("\(name).\(event)")
    actions[event]?()
  }

  override func willMove(toParent parent: UIViewController?) {
    say(parent == nil ? "willMove(nil)" : "willMove(nav)")
  }

  override func didMove(toParent parent: UIViewController?) {
    say(parent == nil ? "didMove(nil)" : "didMove(nav)")
  }

  override func viewDidLoad() { say("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { say("wA") }
  override func viewIsAppearing(_ animated: Bool) { say("vA") }
  override func viewDidAppear(_ animated: Bool) { say("dA") }
  override func viewWillDisappear(_ animated: Bool) { say("wD") }
  override func viewDidDisappear(_ animated: Bool) { say("dD") }

  override func viewDidLayoutSubviews() {
    if tracesLayout { say("didLayout") }
  }
}

final class TracedDelegate: NSObject, UINavigationControllerDelegate {
  let trace: CallbackTrace

  init(_ trace: CallbackTrace) {
    self.trace = trace
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? TracedController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("willShow(\(name(viewController)), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.add("didShow(\(name(viewController)), \(animated))")
  }
}

/// A stack of traced controllers in a visible window, at rest, its past forgotten.
@MainActor
struct TracedStack {
  let trace = CallbackTrace()
  let nav: UINavigationController
  let window: UIWindow
  private(set) var controllers: [TracedController] = []

  init(_ names: String..., nav: UINavigationController? = nil) {
    let trace = trace
    self.nav = nav ?? UINavigationController()
    controllers = names.map { TracedController($0, trace) }
    self.nav.viewControllers = controllers
    window = Stage.current.show(self.nav)
    Stage.current.loop.settle()
    _ = trace.take()
  }

  func make(_ name: String) -> TracedController {
    TracedController(name, trace)
  }

  var names: [String] {
    nav.viewControllers.map { ($0 as? TracedController)?.name ?? "?" }
  }

  subscript(_ index: Int) -> TracedController { controllers[index] }

  func settle() {
    Stage.current.loop.settle()
  }

  func flush() {
    Stage.current.loop.flush()
  }

  func advance(_ seconds: TimeInterval) {
    Stage.current.loop.advance(by: seconds)
  }
}
