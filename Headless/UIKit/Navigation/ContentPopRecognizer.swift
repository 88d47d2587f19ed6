/// 26's swipe back from anywhere: along the reading direction, more so than across.
final class ContentPopRecognizer: UIPanGestureRecognizer {
  var isFlipped = false

  override func recognizes(travel: CGPoint) -> Bool {
    (isFlipped ? -travel.x : travel.x) > abs(travel.y)
  }
}
