@_spi(Headless) import UIKit

nonisolated public struct LinearGradient: ShapeStyle, PaintingStyle, View {
  public typealias Body = _ShapeView<Rectangle, LinearGradient>

  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, LinearGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  @_spi(Headless)
  public func _paint(in environment: EnvironmentValues) -> StylePaint {
    .linear(
      gradient.stops.map {
        DisplayGradientStop(color: $0.color.display(in: environment), location: $0.location)
      },
      startPoint,
      endPoint
    )
  }
}
