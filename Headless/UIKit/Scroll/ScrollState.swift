/// What a scroll view is in the middle of.
struct ScrollState {
  var isDragging = false
  var isDecelerating = false
  /// The offset when the finger began to drag.
  var dragStart = CGPoint.zero
  /// The only axis of a drag that began along it, where the view locks directions.
  var lockedAxis: NSLayoutConstraint.Axis?
  var motion: Clock.Token?
  var zoom = ZoomState()
  var refreshControl: UIRefreshControl?
  var lastInsets = UIEdgeInsets.zero
  var lastRestingTop: CGFloat = 0
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var adjustsIndicators = true
}

extension UIScrollView {
  @available(iOS 11.0, *)
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  @available(iOS 11.0, *)
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}

/// Gives scroll views their delegate. It is no property of the class, so that tables and text views
/// can have one of the same name and another type, as Objective-C lets them.
@MainActor @preconcurrency
public protocol _ScrollDelegating: AnyObject {}

extension _ScrollDelegating where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
