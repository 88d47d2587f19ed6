/// Values between two others.
enum Interpolation {
  static func value<Value>(from: Value, to: Value, at fraction: CGFloat) -> Value {
    if let result = mixed(from, to, fraction) as? Value { return result }
    return fraction < 0.5 ? from : to
  }

  private static func mixed<Value>(_ from: Value, _ to: Value, _ t: CGFloat) -> Any? {
    switch (from, to) {
    case (let a as CGFloat, let b as CGFloat): mix(a, b, t)
    case (let a as CGPoint, let b as CGPoint): mix(a, b, t)
    case (let a as CGRect, let b as CGRect):
      CGRect(
        origin: mix(a.origin, b.origin, t),
        size: CGSize(width: mix(a.width, b.width, t), height: mix(a.height, b.height, t))
      )
    case (let a as CGAffineTransform, let b as CGAffineTransform):
      CGAffineTransform(
        a: mix(a.a, b.a, t),
        b: mix(a.b, b.b, t),
        c: mix(a.c, b.c, t),
        d: mix(a.d, b.d, t),
        tx: mix(a.tx, b.tx, t),
        ty: mix(a.ty, b.ty, t)
      )
    case (let a as CATransform3D, let b as CATransform3D): CATransform3D.mixed(a, b, t)
    case (let a as UIColor, let b as UIColor): UIColor.mixed(a, b, t)
    case (let a as CGColor, let b as CGColor): CGColor.mixed(a, b, t)
    case (let a as [CGColor], let b as [CGColor]):
      a.count == b.count ? zip(a, b).map { CGColor.mixed($0, $1, t) } : nil
    case (let a as [CGFloat], let b as [CGFloat]):
      a.count == b.count ? zip(a, b).map { mix($0, $1, t) } : nil
    case (let a as CGPath, let b as CGPath): CGPath.mixed(a, b, t)
    default: nil
    }
  }

  static func mix(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
    a + (b - a) * t
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t))
  }
}

extension UIColor {
  /// A colour between two, which follows both where the traits change.
  fileprivate static func mixed(_ from: UIColor, _ to: UIColor, _ t: CGFloat) -> UIColor {
    UIColor(resolve: { traits in
      let a = from.displayColor(for: traits)
      let b = to.displayColor(for: traits)
      return DisplayColor(
        red: Interpolation.mix(a.red, b.red, t),
        green: Interpolation.mix(a.green, b.green, t),
        blue: Interpolation.mix(a.blue, b.blue, t),
        alpha: Interpolation.mix(a.alpha, b.alpha, t)
      )
    })
  }
}
