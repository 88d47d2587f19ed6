internal import CCairo
internal import Foundation
@_spi(Headless) internal import UIKit

extension Canvas {
  func setSource(_ paint: DisplayPaint) {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let stops, let from, let to):
      setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let pattern = cairo_pattern_create_radial(
        center.x,
        center.y,
        max(0, startRadius),
        center.x,
        center.y,
        max(0, endRadius)
      )
      setSource(pattern, stops)
    case .conicGradient(let stops, let center, let angle):
      setConicSource(stops, center: center, angle: angle)
    }
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [DisplayGradientStop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  // Cairo has no such gradient: slices of one colour each are a picture that is painted with.
  private func setConicSource(_ stops: [DisplayGradientStop], center: CGPoint, angle: CGFloat) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let reach = hypot(
      max(abs(left - center.x), abs(right - center.x)),
      max(abs(top - center.y), abs(bottom - center.y))
    )
    let count = 360
    cairo_push_group(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for index in 0..<count {
      let part = CGFloat(index) / CGFloat(count)
      let start = angle + part * 2 * .pi
      setSource(stops.color(at: part))
      cairo_move_to(context, center.x, center.y)
      cairo_arc(context, center.x, center.y, reach, start, start + 2.5 * .pi / CGFloat(count))
      cairo_close_path(context)
      cairo_fill(context)
    }
    cairo_pop_group_to_source(context)
  }
}

extension [DisplayGradientStop] {
  /// The colour at a place between the first stop and the last.
  func color(at location: CGFloat) -> DisplayColor {
    guard let first, let last else { return .clear }
    if location <= first.location { return first.color }
    for (from, to) in zip(self, dropFirst()) where location <= to.location {
      let length = to.location - from.location
      let part = length > 0 ? (location - from.location) / length : 1
      func mix(_ path: KeyPath<DisplayColor, CGFloat>) -> CGFloat {
        from.color[keyPath: path] + (to.color[keyPath: path] - from.color[keyPath: path]) * part
      }
      return DisplayColor(
        red: mix(\.red),
        green: mix(\.green),
        blue: mix(\.blue),
        alpha: mix(\.alpha)
      )
    }
    return last.color
  }
}

extension DisplayPaint {
  func faded(to alpha: CGFloat) -> DisplayPaint {
    guard alpha < 1 else { return self }
    func faded(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
      stops.map { DisplayGradientStop(color: $0.color.faded(to: alpha), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.faded(to: alpha))
    case .linearGradient(let stops, let from, let to):
      .linearGradient(stops: faded(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops: faded(stops),
        center: center,
        startRadius: startRadius,
        endRadius: endRadius
      )
    case .conicGradient(let stops, let center, let angle):
      .conicGradient(stops: faded(stops), center: center, angle: angle)
    }
  }
}

extension DisplayStroke {
  var lineCap: cairo_line_cap_t {
    switch cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  var lineJoin: cairo_line_join_t {
    switch join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension DisplayShape {
  var fillRule: cairo_fill_rule_t {
    if case .evenOddPath = self { CAIRO_FILL_RULE_EVEN_ODD } else { CAIRO_FILL_RULE_WINDING }
  }
}
