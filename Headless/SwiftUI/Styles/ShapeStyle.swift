@_spi(Headless) import UIKit

public protocol ShapeStyle: Sendable {
  /// What is painted, in an environment.
  @_spi(Headless)
  func _paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    preconditionFailure("On Linux no shape style but the system's paints: '\(Self.self)'.")
  }
}

extension DisplayColor {
  func faded(by opacity: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * CGFloat(opacity))
  }
}

extension UnitPoint {
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension EnvironmentValues {
  /// The traits by which UIKit's colours are resolved.
  var colorTraits: UITraitCollection {
    ColorTraits.collection(
      isDark: colorScheme == .dark,
      isHighContrast: colorSchemeContrast == .increased,
      isElevated: isElevated
    )
  }
}

/// Made once for each of the few combinations.
private enum ColorTraits {
  private static let all: [UITraitCollection] = (0..<8).map { index in
    var traits: [UITraitCollection] = []
    traits.append(UITraitCollection(userInterfaceStyle: index & 1 == 1 ? .dark : .light))
    traits.append(UITraitCollection(accessibilityContrast: index & 2 == 2 ? .high : .normal))
    traits.append(UITraitCollection(userInterfaceLevel: index & 4 == 4 ? .elevated : .base))
    return UITraitCollection(traitsFrom: traits)
  }

  static func collection(
    isDark: Bool,
    isHighContrast: Bool,
    isElevated: Bool
  ) -> UITraitCollection {
    all[(isDark ? 1 : 0) + (isHighContrast ? 2 : 0) + (isElevated ? 4 : 0)]
  }
}
