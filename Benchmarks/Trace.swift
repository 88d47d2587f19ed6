internal import NavigationBridge
internal import UIKit

/// Counts the callbacks of pushes and pops.
final class Trace: NSObject, UINavigationControllerDelegate {
  /// Six of the screen's appearance, two moves there and two back, and two of the delegate each way.
  static let each = 13
  var count = 0

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    count += 1
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    count += 1
  }
}

/// A hosted screen that tells of its callbacks.
final class TracedController: BridgedHostingController<BridgedDetails> {
  private let trace: Trace

  init(content: BridgedDetails, _ trace: Trace) {
    self.trace = trace
    super.init(content: content)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    trace.count += 1
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    trace.count += 1
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    trace.count += 1
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    trace.count += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    trace.count += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    trace.count += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    trace.count += 1
  }
}
