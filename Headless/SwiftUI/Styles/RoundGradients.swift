@_spi(Headless) public import UIKit

nonisolated public struct RadialGradient: ShapeStyle, PaintingStyle, View {
  public typealias Body = _ShapeView<Rectangle, RadialGradient>

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, RadialGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    .radial(gradient.display(in: environment), center, startRadius, endRadius)
  }
}

nonisolated public struct AngularGradient: ShapeStyle, PaintingStyle, View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>

  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi)
    )
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, AngularGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  /// The stops once around: the rest of the way keeps the last colour.
  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    let share = CGFloat((endAngle.radians - startAngle.radians) / (2 * .pi))
    let stops = gradient.display(in: environment).map {
      DisplayGradientStop(color: $0.color, location: $0.location * share)
    }
    return .angular(stops, center, startAngle)
  }
}

extension Gradient {
  func display(in environment: EnvironmentValues) -> [DisplayGradientStop] {
    stops.map {
      DisplayGradientStop(color: $0.color.display(in: environment), location: $0.location)
    }
  }
}
