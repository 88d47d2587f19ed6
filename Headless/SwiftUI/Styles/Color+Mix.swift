@_spi(Headless) internal import UIKit

/// Two colours and how much of the second there is.
final class MixedColors: Hashable, Sendable {
  let first: Color
  let second: Color
  let fraction: Double
  let isPerceptual: Bool

  init(_ first: Color, _ second: Color, _ fraction: Double, isPerceptual: Bool) {
    self.first = first
    self.second = second
    self.fraction = fraction
    self.isPerceptual = isPerceptual
  }

  func display(in environment: EnvironmentValues) -> DisplayColor {
    let from = first.display(in: environment)
    let to = second.display(in: environment)
    let part = CGFloat(min(1, max(0, fraction)))
    guard isPerceptual else { return Mix.color(from, to, part) }
    let mixed = zip(Self.perceived(from), Self.perceived(to)).map { Mix.number($0, $1, part) }
    return Self.color(mixed, alpha: Mix.number(from.alpha, to.alpha, part))
  }

  static func == (lhs: MixedColors, rhs: MixedColors) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second && lhs.fraction == rhs.fraction
      && lhs.isPerceptual == rhs.isPerceptual
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(fraction)
  }

  // MARK: Oklab, in which equal distances look equal

  private static func linear(_ part: CGFloat) -> Double {
    let part = Double(part)
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ part: Double) -> CGFloat {
    let value = part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    return CGFloat(min(1, max(0, value)))
  }

  private static func perceived(_ color: DisplayColor) -> [CGFloat] {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return [
      CGFloat(0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short),
      CGFloat(1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short),
      CGFloat(0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short),
    ]
  }

  private static func color(_ parts: [CGFloat], alpha: CGFloat) -> DisplayColor {
    let (light, a, b) = (Double(parts[0]), Double(parts[1]), Double(parts[2]))
    let long = pow(light + 0.3963377774 * a + 0.2158037573 * b, 3)
    let middle = pow(light - 0.1055613458 * a - 0.0638541728 * b, 3)
    let short = pow(light - 0.0894841775 * a - 1.2914855480 * b, 3)
    return DisplayColor(
      red: gamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
      green: gamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
      blue: gamma(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
      alpha: alpha
    )
  }
}

extension Gradient {
  /// In which numbers colours are mixed.
  @available(iOS 17.0, *)
  public struct ColorSpace: Hashable, Sendable {
    fileprivate let isPerceptual: Bool

    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Color {
  @available(iOS 18.0, *)
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(MixedColors(self, rhs, fraction, isPerceptual: colorSpace.isPerceptual)))
  }
}
