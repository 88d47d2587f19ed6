import UIKit

/// Tells that a controller's view came into a window or left it, for controllers whose own calls
/// nobody here hears.
@MainActor
final class WindowSentinel: UIView {
  private weak var controller: UIViewController?
  private let didMove: @MainActor () -> Void

  /// - Parameters:
  ///   - controller: The controller, whose view gets the sentinel as a subview without size, or
  ///     what contains the view.
  ///   - didMove: Called after each move: when the transition that causes it has ended, and in the
  ///     next turn.
  init(in controller: UIViewController, didMove: @escaping @MainActor () -> Void) {
    self.controller = controller
    self.didMove = didMove
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    Self.place(in: controller)?.addSubview(self)
  }

  /// SwiftUI's own view takes no subviews of others: what contains it in a presentation does.
  private static func place(in controller: UIViewController) -> UIView? {
    guard let view = controller.view else { return nil }
    guard String(reflecting: type(of: view)).contains("HostingView") else { return view }
    return controller.presentationController?.containerView ?? view
  }

  @available(*, unavailable, message: "Call 'init(in:didMove:)' instead.")
  required init?(coder: NSCoder) {
    preconditionFailure("A sentinel can't be decoded.")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let didMove = didMove
    controller?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in didMove() }
    Task { @MainActor in didMove() }
  }
}
