// A.17
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

// A.17
/// What a layer shows for a while, whatever its own values are.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?
  /// Held, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false

  public override init() {
    super.init()
  }

  /// How long after the present it begins: times count from the start of the stage.
  var delay: TimeInterval {
    beginTime > 0 ? max(0, beginTime - Stage.current.clock.now) : 0
  }

  /// Whether it stays at its end until it is removed.
  var holds: Bool {
    !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
  }

  func run(on layer: CALayer, key: String, along timeline: Timeline) {}

  func curve(over duration: TimeInterval) -> TimingCurve? { timingFunction?.curve }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

// A.17
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func run(on layer: CALayer, key: String, along timeline: Timeline) {
    for animation in animations ?? [] {
      animation.run(on: layer, key: key, along: timeline)
    }
  }
}

// A.17
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public override init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The values on the way and when they are reached; nil stands for the layer's own.
  var steps: [(time: CGFloat, value: Any?)] { [] }

  override func run(on layer: CALayer, key: String, along timeline: Timeline) {
    let steps = steps
    guard let keyPath, steps.count > 1 else { return }
    let isViews = layer.view != nil && Self.keysOfViews.contains(keyPath)
    guard isViews || type(of: layer).animatedKeys.contains(keyPath) else {
      return unsupported("animations of layers by other key paths")
    }
    if let view = layer.view, present(keyPath, steps, on: view, along: timeline) { return }
    layer.runs.append(
      LayerRun(key: key, keyPath: keyPath, steps: steps, timeline: timeline, holds: holds)
    )
  }

  /// What is shown of the layers of views only.
  private static let keysOfViews: Set = [
    "bounds", "bounds.size", "bounds.size.width", "bounds.size.height", "transform.translation",
  ]

  /// What a view has itself is shown by the view.
  private func present(
    _ keyPath: String,
    _ steps: [(time: CGFloat, value: Any?)],
    on view: UIView,
    along timeline: Timeline
  ) -> Bool {
    func numbers(_ own: CGFloat) -> [(CGFloat, CGFloat)] {
      steps.map { ($0.time, Self.number($0.value) ?? own) }
    }
    func turned(_ own: CGFloat, _ make: (CGFloat) -> CGAffineTransform) {
      view.present(
        .transform,
        steps: numbers(own).map { ($0.0, make($0.1).concatenating(view.transform)) },
        along: timeline
      )
    }
    let center = view.center
    switch keyPath {
    case "opacity":
      view.present(.alpha, steps: numbers(view.alpha), along: timeline)
    case "position":
      let points = steps.map { ($0.time, Self.point($0.value) ?? center) }
      view.present(.center, steps: points, along: timeline)
    case "position.x":
      let points = numbers(center.x).map { ($0.0, CGPoint(x: $0.1, y: center.y)) }
      view.present(.center, steps: points, along: timeline)
    case "position.y":
      let points = numbers(center.y).map { ($0.0, CGPoint(x: center.x, y: $0.1)) }
      view.present(.center, steps: points, along: timeline)
    case "bounds", "bounds.size", "bounds.size.width", "bounds.size.height":
      let own = view.bounds
      let boxes = steps.map { step in
        var box = own
        if keyPath == "bounds" { box = Self.rect(step.value) ?? own }
        if keyPath == "bounds.size" { box.size = Self.size(step.value) ?? own.size }
        if keyPath == "bounds.size.width" { box.size.width = Self.number(step.value) ?? own.width }
        if keyPath == "bounds.size.height" {
          box.size.height = Self.number(step.value) ?? own.height
        }
        return (step.time, box)
      }
      view.present(.bounds, steps: boxes, along: timeline)
    case "transform":
      let isFlat = steps.allSatisfy { step in
        guard let value = step.value else { return true }
        return (value as? CATransform3D).map(CATransform3DIsAffine) ?? false
      }
      guard isFlat else { return false }
      let transforms = steps.map { step in
        let value = step.value as? CATransform3D
        return (step.time, value.map(CATransform3DGetAffineTransform) ?? view.transform)
      }
      view.present(.transform, steps: transforms, along: timeline)
    case "transform.translation":
      let ways = steps.map { step in
        let way = Self.size(step.value) ?? .zero
        return (
          step.time,
          CGAffineTransform(translationX: way.width, y: way.height).concatenating(view.transform)
        )
      }
      view.present(.transform, steps: ways, along: timeline)
    case "transform.scale.x":
      turned(1) { CGAffineTransform(scaleX: $0, y: 1) }
    case "transform.scale.y":
      turned(1) { CGAffineTransform(scaleX: 1, y: $0) }
    case "transform.scale":
      turned(1) { CGAffineTransform(scaleX: $0, y: $0) }
    case "transform.rotation", "transform.rotation.z":
      turned(0) { CGAffineTransform(rotationAngle: $0) }
    case "transform.translation.x":
      turned(0) { CGAffineTransform(translationX: $0, y: 0) }
    case "transform.translation.y":
      turned(0) { CGAffineTransform(translationX: 0, y: $0) }
    default:
      return false
    }
    return true
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func rect(_ value: Any?) -> CGRect? {
    value as? CGRect ?? (value as? NSValue)?.cgRectValue
  }

  private static func size(_ value: Any?) -> CGSize? {
    if let point = value as? CGPoint { return CGSize(width: point.x, height: point.y) }
    return value as? CGSize ?? (value as? NSValue)?.cgSizeValue
  }

  private static func point(_ value: Any?) -> CGPoint? {
    value as? CGPoint ?? (value as? NSValue)?.cgPointValue
  }
}

// A.17
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?

  override var steps: [(time: CGFloat, value: Any?)] { [(0, fromValue), (1, toValue)] }
}

// A.17
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?

  override var steps: [(time: CGFloat, value: Any?)] {
    let values = values ?? []
    return values.enumerated().map { index, value in
      let even = CGFloat(index) / CGFloat(max(1, values.count - 1))
      let said = keyTimes.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
      return (said.map { CGFloat($0) } ?? even, value)
    }
  }
}
