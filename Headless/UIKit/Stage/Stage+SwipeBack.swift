extension Stage {
  /// Swipes back with a finger: a part of the width, then it rests for a moment and lets go.
  ///
  /// Without `hold` it lets go in full motion. Without `releases` it stays down, and
  /// `touchMove(to:)` and `touchUp(at:)` go on.
  public func swipeBack(
    to fraction: CGFloat = 0.8,
    fromEdge: Bool = true,
    duration: TimeInterval = 0.3,
    hold: TimeInterval = 0.15,
    releases: Bool = true
  ) {
    guard let window else { return }
    let width = window.bounds.width
    let isFlipped = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = fromEdge ? 5 : width * 0.1 + 25
    let end = start + UIPanGestureRecognizer.slop + width * fraction
    let y = window.bounds.midY
    drag(
      from: CGPoint(x: isFlipped ? width - start : start, y: y),
      to: CGPoint(x: isFlipped ? width - end : end, y: y),
      duration: duration,
      hold: hold,
      releases: releases
    )
  }
}
