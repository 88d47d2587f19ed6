/// How a view follows the tilt of the device, which here lies still.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) {
    storage.motionEffects.append(effect)
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    storage.motionEffects.removeAll { $0 === effect }
  }

  public var motionEffects: [UIMotionEffect] {
    get { storage.motionEffects }
    set { storage.motionEffects = newValue }
  }
}
