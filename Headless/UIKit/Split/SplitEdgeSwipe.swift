/// The swipe from an edge that brings a hidden column.
@MainActor
final class SplitEdgeSwipe: NSObject, UIGestureRecognizerDelegate {
  private let pan = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UISplitViewController?

  func attach(to controller: UISplitViewController, _ view: UIView) {
    self.controller = controller
    pan.edges = [.left, .right]
    pan.delegate = self
    pan.onChange = { [weak self] _ in self?.follow() }
    view.addGestureRecognizer(pan)
  }

  /// Which edge the primary column comes from.
  private var isFromRight: Bool { controller?.isMirrored ?? false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.presentsWithGesture, !controller.isCollapsed,
      controller.nextHiddenColumn != nil
    else { return false }
    let start = pan.startLocation.x
    let middle = controller.view.bounds.midX
    guard (start > middle) == isFromRight else { return false }
    return controller.split.stacks[.secondary]?.viewControllers.count ?? 0 < 2
  }

  private func follow() {
    guard let controller else { return }
    switch pan.state {
    case .began:
      controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
    case .ended:
      let travel = pan.translation(in: nil).x * (isFromRight ? -1 : 1)
      if travel > 40, let column = controller.nextHiddenColumn { controller.showColumn(column) }
      controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    case .cancelled:
      controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    case .changed, .possible, .failed:
      break
    }
  }
}
