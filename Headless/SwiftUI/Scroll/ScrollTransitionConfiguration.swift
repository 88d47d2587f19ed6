internal import UIKit

@available(iOS 17.0, *)
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

@available(iOS 17.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }

  private(set) var kind: Kind
  private(set) var threshold = Threshold.visible
  private(set) var animation: Animation?

  private init(kind: Kind) {
    self.kind = kind
  }

  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public static let animated = animated()
  public static let interactive = interactive()

  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    if case .animated = kind { copy.kind = .animated(animation) }
    copy.animation = animation
    return copy
  }

  public func threshold(
    _ threshold: ScrollTransitionConfiguration.Threshold
  ) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// How far a view has to come in until it counts as there.
  public struct Threshold: Sendable {
    /// The distance that has to be in, by the lengths of the view and of what shows it.
    let distance: @Sendable (_ length: CGFloat, _ container: CGFloat) -> CGFloat

    public static let visible = visible(1)
    public static let hidden = visible(0)
    public static let centered = Threshold { length, container in (length + container) / 2 }

    public static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold {
      Threshold { length, _ in length * CGFloat(amount) }
    }

    public func interpolated(
      towards other: ScrollTransitionConfiguration.Threshold,
      amount: Double
    ) -> ScrollTransitionConfiguration.Threshold {
      Threshold { [distance] length, container in
        let from = distance(length, container)
        return from + (other.distance(length, container) - from) * CGFloat(amount)
      }
    }

    public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold {
      let inner = self.distance
      return Threshold { inner($0, $1) + CGFloat(distance) }
    }
  }
}
