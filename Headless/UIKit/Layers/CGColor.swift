// A.17
/// A colour that no appearance changes any more.
public final class CGColor: Hashable, Sendable {
  let value: DisplayColor

  init(_ value: DisplayColor) {
    self.value = value
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  @available(iOS 13.0, *)
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { value.alpha }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: value.red, green: value.green, blue: value.blue, alpha: alpha)
  }

  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.value == second.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension CGColor {
  static func mixed(_ from: CGColor, _ to: CGColor, _ part: CGFloat) -> CGColor {
    func mix(_ path: KeyPath<DisplayColor, CGFloat>) -> CGFloat {
      let (old, new) = (from.value[keyPath: path], to.value[keyPath: path])
      return max(0, min(1, old + (new - old) * part))
    }
    return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}

// A.13
extension UIColor {
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.value)
  }

  /// The components for the current traits.
  public var cgColor: CGColor {
    CGColor(displayColor(for: .current))
  }
}
