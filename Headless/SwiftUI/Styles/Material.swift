@_spi(Headless) internal import UIKit

/// What lies behind shines through evenly: nothing is blurred.
@available(iOS 15.0, *)
public struct Material: ShapeStyle, PaintingStyle {
  let opacity: Double

  public static let ultraThin = Material(opacity: 0.55)
  public static let thin = Material(opacity: 0.65)
  public static let regular = Material(opacity: 0.75)
  public static let thick = Material(opacity: 0.85)
  public static let ultraThick = Material(opacity: 0.92)
  public static let bar = Material(opacity: 0.85)

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    let color = UIColor.secondarySystemBackground.displayColor(for: environment.colorTraits)
    return .color(color.faded(by: opacity))
  }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

public struct AnyGradient: ShapeStyle, PaintingStyle {
  let base: Color

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    let color = base.display(in: environment)
    func lighter(_ part: CGFloat) -> CGFloat { part + (1 - part) * 0.2 }
    let top = DisplayColor(
      red: lighter(color.red),
      green: lighter(color.green),
      blue: lighter(color.blue),
      alpha: color.alpha
    )
    let stops = [
      DisplayGradientStop(color: top, location: 0),
      DisplayGradientStop(color: color, location: 1),
    ]
    return .linear(stops, .top, .bottom)
  }
}

extension Color {
  @available(iOS 16.0, *)
  public var gradient: AnyGradient { AnyGradient(base: self) }
}
