internal import Foundation

/// A way from 0 to 1, by the part of the time that has passed.
@available(iOS 17.0, *)
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut, circularOutIn
  }

  private let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    func inside(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(x: min(1, max(0, point.x)), y: point.y)
    }
    return UnitCurve(.bezier(inside(startControlPoint), inside(endControlPoint)))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat)
    -> UnitCurve
  {
    UnitCurve(.bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }

  public static let linear = bezier(0, 0, 1, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let start, let end):
      UnitCurve(.bezier(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x)))
    case .circularIn: UnitCurve(.circularOut)
    case .circularOut: UnitCurve(.circularIn)
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: UnitCurve(.circularInOut)
    }
  }

  public func value(at progress: Double) -> Double {
    let x = min(1, max(0, progress))
    switch shape {
    case .bezier(let start, let end):
      if self == .linear || x == 0 || x == 1 { return x }
      let part = Self.parameter(at: x, Double(start.x), Double(end.x))
      return Self.cubic(part, Double(start.y), Double(end.y))
    case .circularIn: return Self.arc(x)
    case .circularOut: return 1 - Self.arc(1 - x)
    case .circularInOut:
      return x < 0.5 ? Self.arc(2 * x) / 2 : 1 - Self.arc(2 - 2 * x) / 2
    case .circularOutIn:
      return x < 0.5 ? (1 - Self.arc(1 - 2 * x)) / 2 : (1 + Self.arc(2 * x - 1)) / 2
    }
  }

  public func velocity(at progress: Double) -> Double {
    let x = min(1, max(0, progress))
    switch shape {
    case .bezier(let start, let end):
      if self == .linear { return 1 }
      let part = Self.parameter(at: x, Double(start.x), Double(end.x))
      let rise = Self.slope(part, Double(start.y), Double(end.y))
      let run = Self.slope(part, Double(start.x), Double(end.x))
      return run == 0 ? 0 : rise / run
    case .circularIn: return Self.arcSlope(x)
    case .circularOut: return Self.arcSlope(1 - x)
    case .circularInOut: return Self.arcSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularOutIn: return Self.arcSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  // MARK: Mathematics

  private static func arc(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func arcSlope(_ x: Double) -> Double {
    x < 1 ? x / (1 - x * x).squareRoot() : .infinity
  }

  private static func cubic(_ part: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
  }

  private static func slope(_ part: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * first + 6 * rest * part * (second - first)
      + 3 * part * part * (1 - second)
  }

  /// Where the curve is at a time: halving the range, as the curve never goes back in time.
  private static func parameter(at x: Double, _ first: Double, _ second: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if cubic(middle, first, second) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
