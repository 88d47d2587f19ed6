@_spi(Headless) import UIKit

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  @available(iOS 17.0, *)
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

/// A style of the system's, which paints by itself.
// No requirement of `ShapeStyle`: a hidden one would keep an app's types from conforming.
protocol PaintingStyle: ShapeStyle {
  /// What is painted, in an environment.
  func _paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle where Self.Resolved == Never {
  @available(iOS 17.0, *)
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a primitive style: what it resolves to must not be asked for.")
  }
}

extension ShapeStyle {
  /// What is painted: by the style itself, or by what an app's resolves to.
  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    guard let own = self as? any PaintingStyle else {
      return resolve(in: environment)._paint(in: environment)
    }
    return own._paint(in: environment)
  }
}

extension Never: ShapeStyle {}

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
