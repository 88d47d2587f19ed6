internal import Foundation

/// How two fingers lie to each other.
struct FingerPair {
  let distance: CGFloat
  let angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let first = touches[0].location(in: nil)
    let second = touches[1].location(in: nil)
    distance = first.distance(to: second)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// The shortest turn from another angle.
  func turn(from other: CGFloat) -> CGFloat {
    var turn = angle - other
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}
