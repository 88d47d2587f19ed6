@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  /// Called at each change of state that a target would hear of.
  package var onChange: ((UIGestureRecognizer) -> Void)?
  /// Which touches it gets at all: SwiftUI's lie on a view that has others in it, too.
  package var acceptsTouch: ((UITouch) -> Bool)?
  var core = GestureCore()
  /// Whether it has more to decide though no finger is down.
  var staysInPlayWithoutTouches: Bool { core.pending != nil }

  public override init() {
    super.init()
  }

  // MARK: State

  /// Settable in subclasses, in the touch methods.
  open var state: State {
    get { core.state }
    set { request(newValue) }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  @available(iOS 11.0, *)
  open var name: String?

  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      cancelBecauseDisabled()
    }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    core.requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  open var numberOfTouches: Int { core.touches.count }

  open func location(in view: UIView?) -> CGPoint {
    let points = core.touches.map { $0.location(in: view) }
    guard !points.isEmpty else {
      return view?.convert(core.lastLocation, from: nil) ?? core.lastLocation
    }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / count,
      y: points.map(\.y).reduce(0, +) / count
    )
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard core.touches.indices.contains(touchIndex) else {
      raise(
        .invalidArgument,
        "index (\(touchIndex)) beyond bounds (\(core.touches.count)) for touches of gesture"
      )
    }
    return core.touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    core.touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  @available(iOS 13.4, *)
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// What a recognizer is in the middle of.
@MainActor
struct GestureCore {
  var state = UIGestureRecognizer.State.possible
  /// A recognition that waits for other recognizers to fail.
  var pending: UIGestureRecognizer.State?
  var touches: [UITouch] = []
  var requirements: [WeakRecognizer] = []
  var lastLocation = CGPoint.zero
  /// Whether touches reached it since its last reset.
  var isInPlay = false

  /// Those whose fingers are still down.
  var activeTouches: [UITouch] {
    touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }
}

@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
