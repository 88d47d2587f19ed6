@available(iOS 10.0, *)
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

@available(iOS 10.0, *)
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@available(iOS 10.0, *)
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  public override init() {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = Self.points(of: .easeInOut)
    isBuiltin = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = Self.points(of: curve)
    isBuiltin = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    super.init()
  }

  private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    switch curve {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
    case .linear: (.zero, CGPoint(x: 1, y: 1))
    }
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@available(iOS 10.0, *)
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  let dampingRatio: CGFloat
  /// The spring's own frequency; nil where the duration decides.
  let omega: CGFloat?
  private let settling: TimeInterval?

  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    omega = nil
    settling = nil
    initialVelocity = velocity
    super.init()
  }

  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    omega = frequency
    dampingRatio = ratio
    settling = TimeInterval(9.2334 / (frequency * min(max(ratio, 0.05), 1)))
    initialVelocity = velocity
    super.init()
  }

  @available(iOS 17.0, *)
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialVelocity: CGVector = .zero
  ) {
    let omega = 2 * CGFloat.pi / CGFloat(max(duration, 0.01))
    self.init(
      mass: 1,
      stiffness: omega * omega,
      damping: 2 * omega * (1 - max(0, min(bounce, 0.99))),
      initialVelocity: initialVelocity
    )
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// D: a spring of mass and stiffness takes its own time, whatever the animator says.
  func duration(asked duration: TimeInterval) -> TimeInterval { settling ?? duration }

  func curve(duration: TimeInterval) -> TimingCurve {
    let omega = omega ?? (duration > 0 ? 9.2334 / CGFloat(duration) : 0)
    return dampingRatio >= 1
      ? .criticalSpring(omega: omega) : .spring(omega: omega, dampingRatio: dampingRatio)
  }
}

@available(iOS 10.0, *)
extension UITimingCurveProvider {
  func curve(duration: TimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return spring.curve(duration: duration) }
    guard let cubic = cubicTimingParameters else { return .easeInOut }
    guard cubic.timingCurveType == .cubic else { return TimingCurve(cubic.animationCurve) }
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    return .bezier(first.x, first.y, second.x, second.y)
  }
}
