public import UIKit

/// What is done to a view's looks, and not to its layout.
@available(iOS 17.0, *)
public protocol VisualEffect: Animatable, Sendable {}

@available(iOS 17.0, *)
public struct EmptyVisualEffect: VisualEffect, VisualStepSource {
  public typealias AnimatableData = EmptyAnimatableData

  public init() {}

  var steps: [VisualStep] { [] }
}

/// An effect that knows its steps, from the view outwards.
protocol VisualStepSource {
  var steps: [VisualStep] { get }
}

@available(iOS 17.0, *)
struct SteppedEffect<Base: VisualEffect>: VisualEffect, VisualStepSource {
  typealias AnimatableData = EmptyAnimatableData

  let base: Base
  let step: VisualStep

  var steps: [VisualStep] {
    ((base as? any VisualStepSource)?.steps ?? []) + [step]
  }
}

@available(iOS 17.0, *)
extension VisualEffect {
  private func adding(
    _ kind: VisualStep.Kind,
    _ numbers: [CGFloat],
    about anchor: UnitPoint = .center
  ) -> SteppedEffect<Self> {
    let place = [anchor.x, anchor.y]
    return SteppedEffect(base: self, step: VisualStep(kind: kind, numbers: numbers + place))
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, [offset.width, offset.height])
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset, [x, y])
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale.width, scale.height], about: anchor)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [s, s], about: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1.0,
    y: CGFloat = 1.0,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale, [x, y], about: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, [CGFloat(angle.radians)], about: anchor)
  }

  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D,
      [CGFloat(angle.radians), axis.x, axis.y, axis.z, anchorZ, perspective],
      about: anchor
    )
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(
      .transform,
      [
        transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
        transform.m31, transform.m32, transform.m33,
      ]
    )
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity, [CGFloat(opacity)])
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur, [radius])
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.color(.brightness), [CGFloat(amount)])
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.color(.contrast), [CGFloat(amount)])
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.color(.saturation), [CGFloat(amount)])
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.color(.saturation), [CGFloat(1 - amount)])
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.color(.hueRotation), [CGFloat(angle.radians)])
  }
}
