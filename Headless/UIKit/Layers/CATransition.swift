// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCATransition = "transition"

// A.17
/// Leads from what a view showed to what it shows after the change.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// What was shown before lies above what comes, and goes: it fades, or it is pushed out.
  override func run(on layer: CALayer, key: String, along timeline: Timeline) {
    guard let view = layer.view else { return unsupported("transitions of layers without a view") }
    guard let old = view.snapshotView(afterScreenUpdates: false) else { return }
    UIView.performWithoutAnimation {
      old.frame = view.bounds
      view.addSubview(old)
    }
    AnimationContext.run(timeline) {
      if type == .push || type == .reveal { old.center = exit(from: view) } else { old.alpha = 0 }
    }
    Stage.current.clock.schedule(at: timeline.end) { old.removeFromSuperview() }
  }

  private func exit(from view: UIView) -> CGPoint {
    let bounds = view.bounds
    return switch subtype {
    case .fromRight: CGPoint(x: bounds.midX - bounds.width, y: bounds.midY)
    case .fromTop: CGPoint(x: bounds.midX, y: bounds.midY - bounds.height)
    case .fromBottom: CGPoint(x: bounds.midX, y: bounds.midY + bounds.height)
    default: CGPoint(x: bounds.midX + bounds.width, y: bounds.midY)
    }
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
