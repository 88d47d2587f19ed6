/// The model values of a view that animate or are computed.
struct ViewStorage {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var layoutMargins: UIEdgeInsets?
  var cornerRadius: CGFloat = 0
  /// Radii of the four corners, when they differ.
  var cornerRadii: [CGFloat]?
  var transform3D: CATransform3D?
  var outerEffects: OuterEffects?
  var drawing: ViewDrawing?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var needsLayout = true
  /// Whether this view or one below it needs layout.
  var subtreeNeedsLayout = true
  /// Each view is asked once before its first layout (C.2).
  var needsConstraintUpdate = true
  var needsPropertyUpdate = true
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var lastTraits: UITraitCollection?
  /// Whether overrides of traits wait for the next layout.
  var needsTraitUpdate = false
  /// Insets that a container adds to those of the superview: bars over the content.
  var containerSafeAreaInsets = UIEdgeInsets.zero
}

/// Counts of what is alive, for tests that nothing leaks.
@_spi(Headless)
@MainActor
public enum LiveCounters {
  public internal(set) static var views = 0
  public internal(set) static var controllers = 0
  public internal(set) static var barItems = 0
  /// Items that were ever made: it never falls.
  public internal(set) static var madeBarItems = 0
  public internal(set) static var navigationItems = 0
}
