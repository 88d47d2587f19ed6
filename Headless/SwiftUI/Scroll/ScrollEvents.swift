@_spi(Headless) internal import UIKit

/// Hears for a scroll view of a graph when scrolling begins, where it is to end, and when it does.
final class ScrollEvents: NSObject, UIScrollViewDelegate {
  var phaseDidChange: (_ old: ScrollPhaseKind, _ new: ScrollPhaseKind) -> Void = { _, _ in }
  var adjust: (_ offset: inout CGPoint, _ velocity: CGPoint) -> Void = { _, _ in }

  private(set) var phase = ScrollPhaseKind.idle {
    didSet { if phase != oldValue { phaseDidChange(oldValue, phase) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if phase == .idle, scrollView.isScrollAnimating { phase = .animating }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    phase = .interacting
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    adjust(&targetContentOffset.pointee, velocity)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    phase = decelerate ? .decelerating : .idle
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    phase = .idle
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    phase = .idle
  }
}
