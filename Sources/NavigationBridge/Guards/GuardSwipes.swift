import UIKit

/// Catches the swipes back of a stack whose top screen is guarded.
///
/// The system's recognizers wait for these to fail. When one of these begins, the swipe is the
/// attempt, and never becomes interactive.
@MainActor
final class GuardSwipes: NSObject, UIGestureRecognizerDelegate {
  private weak var guards: StackGuard?
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let content = UIPanGestureRecognizer()
  private var waitsForEdge = false
  private var waitsForContent = false
  /// Whether the touches that are down have been an attempt.
  private var hasAsked = false

  init(_ guards: StackGuard) {
    self.guards = guards
    super.init()
    edge.delegate = self
    content.delegate = self
    content.maximumNumberOfTouches = 1
  }

  /// Adds what is missing: the recognizer for the content may come later than the one for the edge.
  func install(in stack: UINavigationController) {
    edge.edges = isMirrored(stack.view) ? .right : .left
    if !waitsForEdge, let system = stack.interactivePopGestureRecognizer {
      waitsForEdge = true
      stack.view.addGestureRecognizer(edge)
      system.require(toFail: edge)
    }
    #if SDK_26
    guard #available(iOS 26.0, *), PlatformFeatures.current.bar26, !waitsForContent,
      let system = stack.interactiveContentPopGestureRecognizer
    else { return }
    waitsForContent = true
    stack.view.addGestureRecognizer(content)
    system.require(toFail: content)
    #endif
  }

  func uninstall() {
    for recognizer in [edge, content] as [UIGestureRecognizer] {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  private func isMirrored(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: The attempt

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isWayOut(gestureRecognizer), let target = guardedTarget else { return false }
    if !hasAsked {
      hasAsked = true
      guards?.pop(to: target, cause: .swipe)
    }
    return true
  }

  private func isWayOut(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === content, let view = recognizer.view else { return true }
    let velocity = content.velocity(in: view)
    return (isMirrored(view) ? -velocity.x : velocity.x) > abs(velocity.y)
  }

  /// The screen below a guarded top.
  private var guardedTarget: UIViewController? {
    guard let stack = guards?.stack, stack.transitionCoordinator == nil,
      let top = stack.topViewController, let below = stack.viewControllers.dropLast().last,
      !GuardDesk.guardedBridges(in: [top]).isEmpty,
      BridgeTable.bridge(of: top)?.allowsSwipeBack != false
    else { return nil }
    return below
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    if edge.numberOfTouches == 0, content.numberOfTouches == 0 { hasAsked = false }
    return true
  }

  // MARK: Scrolling

  /// A swipe from the edge goes before scrolling, as the system's does.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === edge && otherGestureRecognizer.view is UIScrollView
      && guardedTarget != nil
  }

  /// Content that scrolls sideways goes before a swipe over the content.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === content, let scroll = otherGestureRecognizer.view as? UIScrollView
    else { return false }
    return scroll.contentSize.width > scroll.bounds.width
  }
}
