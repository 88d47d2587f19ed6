@_spi(Headless) public import UIKit

// B.5
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    self.init(DisplayProjection(m))
  }

  public init(_ m: CATransform3D) {
    self.init(DisplayProjection(m))
  }

  init(_ map: DisplayProjection) {
    (m11, m12, m13) = (map.m11, map.m12, map.m13)
    (m21, m22, m23) = (map.m21, map.m22, map.m23)
    (m31, m32, m33) = (map.m31, map.m32, map.m33)
  }

  var display: DisplayProjection {
    DisplayProjection(m11, m12, m13, m21, m22, m23, m31, m32, m33)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public mutating func invert() -> Bool {
    guard let inverse = display.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  public func inverted() -> ProjectionTransform {
    var copy = self
    return copy.invert() ? copy : self
  }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(display.concatenating(rhs.display))
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    m.display.point(self) ?? self
  }
}
