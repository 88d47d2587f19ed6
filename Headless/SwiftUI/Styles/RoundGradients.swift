@_spi(Headless) public import UIKit

/// Drawn as a gradient from top to bottom.
nonisolated public struct RadialGradient: ShapeStyle, View {
  public typealias Body = _ShapeView<Rectangle, RadialGradient>

  private let gradient: Gradient

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    gradient = Gradient(stops: stops)
  }

  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, RadialGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.straight(in: environment)
  }
}

/// Drawn as a gradient from top to bottom.
nonisolated public struct AngularGradient: ShapeStyle, View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>

  private let gradient: Gradient

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
  }

  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, AngularGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    gradient.straight(in: environment)
  }
}

extension Gradient {
  fileprivate func straight(in environment: EnvironmentValues) -> StylePaint {
    .linear(
      stops.map {
        DisplayGradientStop(color: $0.color.display(in: environment), location: $0.location)
      },
      .top,
      .bottom
    )
  }
}
