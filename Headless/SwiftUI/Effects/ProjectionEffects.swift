@_spi(Headless) public import UIKit

nonisolated struct ProjectionEffect: GeometryEffect {
  typealias Body = Never
  typealias Numbers = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }

  var animatableData: AnimatablePair<Numbers, AnimatablePair<Numbers, Numbers>> {
    get {
      func row(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat) -> Numbers {
        AnimatablePair(first, AnimatablePair(second, third))
      }
      return AnimatablePair(
        row(transform.m11, transform.m12, transform.m13),
        AnimatablePair(
          row(transform.m21, transform.m22, transform.m23),
          row(transform.m31, transform.m32, transform.m33)
        )
      )
    }
    set {
      let rows = [newValue.first, newValue.second.first, newValue.second.second].map {
        ($0.first, $0.second.first, $0.second.second)
      }
      (transform.m11, transform.m12, transform.m13) = rows[0]
      (transform.m21, transform.m22, transform.m23) = rows[1]
      (transform.m31, transform.m32, transform.m33) = rows[2]
    }
  }
}

nonisolated struct Rotation3DEffect: GeometryEffect {
  typealias Body = Never

  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let place = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    var eye = CATransform3DIdentity
    eye.m34 = -perspective / max(size.width, size.height, 1)
    let turned = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-place.x, -place.y, -anchorZ),
        CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
      ),
      CATransform3DConcat(eye, CATransform3DMakeTranslation(place.x, place.y, anchorZ))
    )
    return ProjectionTransform(turned)
  }
}

// B.5
extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle,
        axis: axis,
        anchor: anchor,
        anchorZ: anchorZ,
        perspective: perspective
      )
    )
  }
}
