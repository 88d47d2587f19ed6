extension DisplayColor {
  public static let black = DisplayColor(red: 0, green: 0, blue: 0)
  public static let white = DisplayColor(red: 1, green: 1, blue: 1)
  public static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour by its digits, as in 0xFF383C.
  public init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  public static func black(_ alpha: CGFloat) -> DisplayColor {
    DisplayColor(red: 0, green: 0, blue: 0, alpha: alpha)
  }

  public static func white(_ alpha: CGFloat) -> DisplayColor {
    DisplayColor(red: 1, green: 1, blue: 1, alpha: alpha)
  }

  /// The same colour, more transparent.
  public func faded(to factor: CGFloat) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension DisplayShape {
  /// A rectangle with equal corners; never rounder than a capsule.
  public static func rounded(_ rect: CGRect, radius: CGFloat) -> DisplayShape {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    return .roundedRect(rect, radii: [radius, radius, radius, radius])
  }

  public static func capsule(_ rect: CGRect) -> DisplayShape {
    .rounded(rect, radius: .infinity)
  }
}
