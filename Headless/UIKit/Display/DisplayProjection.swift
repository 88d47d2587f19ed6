/// A projective map of the plane: (x, y, 1) as a row, times this matrix.
@_spi(Headless)
public struct DisplayProjection: Codable, Hashable, Sendable {
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat

  public init(
    _ m11: CGFloat,
    _ m12: CGFloat,
    _ m13: CGFloat,
    _ m21: CGFloat,
    _ m22: CGFloat,
    _ m23: CGFloat,
    _ m31: CGFloat,
    _ m32: CGFloat,
    _ m33: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }

  public init(_ transform: CGAffineTransform) {
    self.init(
      transform.a,
      transform.b,
      0,
      transform.c,
      transform.d,
      0,
      transform.tx,
      transform.ty,
      1
    )
  }

  /// What the plane without depth sees of a map of space.
  public init(_ transform: CATransform3D) {
    self.init(
      transform.m11,
      transform.m12,
      transform.m14,
      transform.m21,
      transform.m22,
      transform.m24,
      transform.m41,
      transform.m42,
      transform.m44
    )
  }

  public static let identity = DisplayProjection(1, 0, 0, 0, 1, 0, 0, 0, 1)

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 != 0 }

  public var affine: CGAffineTransform {
    CGAffineTransform(
      a: m11 / m33,
      b: m12 / m33,
      c: m21 / m33,
      d: m22 / m33,
      tx: m31 / m33,
      ty: m32 / m33
    )
  }

  public func concatenating(_ other: DisplayProjection) -> DisplayProjection {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * other.m11 + y * other.m21 + z * other.m31,
        x * other.m12 + y * other.m22 + z * other.m32,
        x * other.m13 + y * other.m23 + z * other.m33
      )
    }
    let first = row(m11, m12, m13)
    let second = row(m21, m22, m23)
    let third = row(m31, m32, m33)
    return DisplayProjection(
      first.0,
      first.1,
      first.2,
      second.0,
      second.1,
      second.2,
      third.0,
      third.1,
      third.2
    )
  }

  /// The way back; nil where the plane is seen from its edge.
  public var inverse: DisplayProjection? {
    let c11 = m22 * m33 - m23 * m32
    let c21 = m23 * m31 - m21 * m33
    let c31 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c21 + m13 * c31
    guard abs(determinant) > 1e-9 else { return nil }
    return DisplayProjection(
      c11 / determinant,
      (m13 * m32 - m12 * m33) / determinant,
      (m12 * m23 - m13 * m22) / determinant,
      c21 / determinant,
      (m11 * m33 - m13 * m31) / determinant,
      (m13 * m21 - m11 * m23) / determinant,
      c31 / determinant,
      (m12 * m31 - m11 * m32) / determinant,
      (m11 * m22 - m12 * m21) / determinant
    )
  }

  /// Where a point is seen; nil behind the eye.
  public func point(_ point: CGPoint) -> CGPoint? {
    let depth = point.x * m13 + point.y * m23 + m33
    guard depth > 1e-6 else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / depth,
      y: (point.x * m12 + point.y * m22 + m32) / depth
    )
  }

  /// The same map about another origin.
  public func about(_ origin: CGPoint) -> DisplayProjection {
    DisplayProjection(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      .concatenating(self)
      .concatenating(DisplayProjection(CGAffineTransform(translationX: origin.x, y: origin.y)))
  }
}
