// 0.4: what has a completion can be waited for. A presentation that UIKit drops never ends.
extension UIViewController {
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      present(viewControllerToPresent, animated: flag) { continuation.resume() }
    }
  }

  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: flag) { continuation.resume() }
    }
  }
}

extension UIApplication {
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}
