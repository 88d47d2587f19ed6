import UIKit

/// The order in which controllers hear things.
@MainActor
final class EventTrace {
  var events: [String] = []
}

/// Writes every callback into a trace, under its name.
final class NamedController: UIViewController {
  let name: String
  let trace: EventTrace

  init(_ name: String, _ trace: EventTrace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ event: String) { trace.events.append("\(name).\(event)") }

  override func viewDidLoad() { add("didLoad") }
  override func viewWillAppear(_ animated: Bool) { add("wA") }
  override func viewIsAppearing(_ animated: Bool) { add("vA") }
  override func viewDidAppear(_ animated: Bool) { add("dA") }
  override func viewWillDisappear(_ animated: Bool) { add("wD") }
  override func viewDidDisappear(_ animated: Bool) { add("dD") }
}
