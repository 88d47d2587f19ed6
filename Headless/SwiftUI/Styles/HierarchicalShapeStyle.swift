@_spi(Headless) import UIKit

@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle, PaintingStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    let levels = environment.foregroundLevels.styles
    if level > 0, level < levels.count { return levels[level]._paint(in: environment) }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    guard let style = environment.hierarchyBase else {
      return .color(labels[level].displayColor(for: environment.colorTraits))
    }
    let paint = style._paint(in: environment)
    return level == 0 ? paint : paint.faded(by: [1, 0.5, 0.25, 0.18][level])
  }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

@available(iOS 15.0, *)
public struct TintShapeStyle: ShapeStyle, PaintingStyle {
  public init() {}

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    Color.accentColor._paint(in: environment)
  }
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct ForegroundStyle: ShapeStyle, PaintingStyle {
  public init() {}

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    environment.foregroundPaint
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  @available(iOS 15.0, *)
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct BackgroundStyle: ShapeStyle, PaintingStyle {
  public init() {}

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    .color(UIColor.systemBackground.displayColor(for: environment.colorTraits))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  @available(iOS 15.0, *)
  public static var background: BackgroundStyle { BackgroundStyle() }
}

@available(iOS 15.0, *)
public struct AnyShapeStyle: ShapeStyle, PaintingStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    style._paint(in: environment)
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  @available(iOS 15.0, *)
  public static var mint: Color { Color.mint }
  @available(iOS 15.0, *)
  public static var teal: Color { Color.teal }
  @available(iOS 15.0, *)
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  @available(iOS 15.0, *)
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  @available(iOS 15.0, *)
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
