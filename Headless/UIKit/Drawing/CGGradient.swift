/// A space of colours: all are sRGB here.
public final class CGColorSpace: Hashable, Sendable {
  private let isGray: Bool

  init(isGray: Bool) {
    self.isGray = isGray
  }

  public var numberOfComponents: Int { isGray ? 1 : 3 }

  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.isGray == second.isGray
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(isGray)
  }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(isGray: false)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(isGray: true)
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public final class CGGradient: Sendable {
  let stops: [DisplayGradientStop]

  /// The colours are a `CFArray` on iOS: a cast makes one of an array of `CGColor` there.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: [CGColor],
    locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      DisplayGradientStop(
        color: color.value,
        location: locations.map { $0[index] } ?? CGFloat(index) / last
      )
    }
  }
}

extension CGContext {
  /// Fills all that isn't cut away; beyond its ends only as the options say.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let paint = DisplayPaint.linearGradient(
      stops: gradient.stops,
      from: startPoint,
      to: endPoint
    )
    let way = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let length = hypot(way.x, way.y)
    guard length > 0 else { return }
    let far = hypot(size.width, size.height) * 4 + length
    let before = options.contains(.drawsBeforeStartLocation) ? far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    let unit = CGPoint(x: way.x / length, y: way.y / length)
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + unit.x * along - unit.y * across,
        y: startPoint.y + unit.y * along + unit.x * across
      )
    }
    var band = PathData()
    band.move(to: corner(-before, -far))
    band.addLine(to: corner(length + after, -far))
    band.addLine(to: corner(length + after, far))
    band.addLine(to: corner(-before, far))
    band.close()
    fill(band, with: paint)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter { DrawingReports.unsupported("gradients between two centers") }
    let paint = DisplayPaint.radialGradient(
      stops: gradient.stops,
      center: endCenter,
      startRadius: startRadius,
      endRadius: endRadius
    )
    let far = hypot(size.width, size.height) * 4 + endRadius
    let reach = options.contains(.drawsAfterEndLocation) ? far : endRadius
    var disc = PathData()
    disc.addEllipse(
      in: CGRect(
        x: endCenter.x - reach,
        y: endCenter.y - reach,
        width: 2 * reach,
        height: 2 * reach
      )
    )
    fill(disc, with: paint)
  }
}
