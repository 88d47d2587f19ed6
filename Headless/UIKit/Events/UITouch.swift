@MainActor @preconcurrency
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    @available(iOS 13.4, *)
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil
    @available(iOS 13.4, *)
    case indirectPointer
  }

  var position: CGPoint
  private let startPosition: CGPoint
  var previousPosition: CGPoint
  /// Those that take part in this touch; the view's own first.
  var recognizers: [UIGestureRecognizer] = []
  var delivery = TouchDelivery.waiting

  init(at position: CGPoint, window: UIWindow, view: UIView?, tapCount: Int, time: TimeInterval) {
    self.position = position
    previousPosition = position
    startPosition = position
    self.window = window
    self.view = view
    self.tapCount = tapCount
    timestamp = time
    super.init()
  }

  open internal(set) var timestamp: TimeInterval
  open internal(set) var phase = Phase.began
  open private(set) var tapCount: Int
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open private(set) weak var window: UIWindow?
  open private(set) weak var view: UIView?

  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  open func location(in view: UIView?) -> CGPoint {
    converted(position, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(previousPosition, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Whether the finger went too far from where it came down for a tap or a press.
  var hasStrayed: Bool { position.distance(to: startPosition) > 10 }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  func move(to point: CGPoint, phase: Phase, time: TimeInterval) {
    previousPosition = position
    position = point
    self.phase = phase
    timestamp = time
  }
}

/// What the view under a touch was told of it.
enum TouchDelivery {
  /// Nothing yet: a scroll view or a recognizer holds it back.
  case waiting
  case begun
  /// It ended, but a recognizer that may still recognize holds the end back.
  case endHeld
  case over
}
