@_spi(Headless) public import UIKit

/// A style that was resolved: one colour, or a gradient over the unit square.
@_spi(Headless)
public enum StylePaint: Equatable, Sendable {
  case color(DisplayColor)
  case linear([DisplayGradientStop], UnitPoint, UnitPoint)
  case radial([DisplayGradientStop], UnitPoint, CGFloat, CGFloat)
  case angular([DisplayGradientStop], UnitPoint, Angle)

  /// The paint for a rectangle.
  func display(in rect: CGRect) -> DisplayPaint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let stops, let start, let end):
      .linearGradient(stops: stops, from: start.point(in: rect), to: end.point(in: rect))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops: stops,
        center: center.point(in: rect),
        startRadius: startRadius,
        endRadius: endRadius
      )
    case .angular(let stops, let center, let angle):
      .conicGradient(
        stops: stops,
        center: center.point(in: rect),
        angle: CGFloat(angle.radians)
      )
    }
  }

  /// The colour for what can't be painted otherwise: text and symbols.
  var color: DisplayColor {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      stops.first?.color ?? .black
    }
  }

  func faded(by opacity: Double) -> StylePaint {
    func faded(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
      stops.map {
        DisplayGradientStop(color: $0.color.faded(by: opacity), location: $0.location)
      }
    }
    return switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .linear(let stops, let start, let end): .linear(faded(stops), start, end)
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radial(faded(stops), center, startRadius, endRadius)
    case .angular(let stops, let center, let angle): .angular(faded(stops), center, angle)
    }
  }
}
