/// Points on lines and curves.
enum PathMath {
  /// How far the handles of a quarter of a circle reach.
  static var quarter: CGFloat { 0.552_284_75 }

  static func blend(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}

/// A line or a curve with both its ends.
struct PathSegment {
  let from: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let to: CGPoint
  let isLine: Bool

  init(from: CGPoint, to: CGPoint) {
    self.init(from, from, to, to, isLine: true)
  }

  init(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint, isLine: Bool) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
    self.isLine = isLine
  }

  private static let steps = 24

  func point(at time: CGFloat) -> CGPoint {
    if isLine { return PathMath.blend(from, to, time) }
    return split(at: time).0.to
  }

  var points: [CGPoint] {
    isLine ? [to] : (1...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
  }

  /// How long it is up to each of its points.
  private var lengths: [CGFloat] {
    var last = from
    var length: CGFloat = 0
    return points.map { point in
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
      return length
    }
  }

  var length: CGFloat { lengths.last ?? 0 }

  /// When a length of the way is done.
  private func time(at length: CGFloat) -> CGFloat {
    let lengths = lengths
    var last: CGFloat = 0
    for (index, next) in lengths.enumerated() {
      if length <= next {
        let part = next > last ? (length - last) / (next - last) : 0
        return (CGFloat(index) + part) / CGFloat(lengths.count)
      }
      last = next
    }
    return 1
  }

  private func split(at time: CGFloat) -> (PathSegment, PathSegment) {
    let first = PathMath.blend(from, control1, time)
    let middle = PathMath.blend(control1, control2, time)
    let last = PathMath.blend(control2, to, time)
    let left = PathMath.blend(first, middle, time)
    let right = PathMath.blend(middle, last, time)
    let point = PathMath.blend(left, right, time)
    return (
      PathSegment(from, first, left, point, isLine: isLine),
      PathSegment(point, right, last, to, isLine: isLine)
    )
  }

  /// The part between two lengths.
  func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
    if isLine {
      let whole = max(length, 1e-9)
      return PathSegment(from: point(at: start / whole), to: point(at: end / whole))
    }
    let (first, last) = (time(at: start), time(at: end))
    let rest = split(at: last).0
    return last > 0 ? rest.split(at: first / last).1 : rest
  }

  var element: DisplayPathElement {
    isLine ? .line(to) : .curve(to, control1: control1, control2: control2)
  }
}

extension PathData {
  /// The lines and curves of each part that hangs together.
  var subpaths: [[PathSegment]] {
    var list: [[PathSegment]] = []
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func end() {
      if !segments.isEmpty { list.append(segments) }
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        end()
        (start, current) = (point, point)
      case .line(let point):
        segments.append(PathSegment(from: current, to: point))
        current = point
      case .curve(let point, let first, let second):
        segments.append(PathSegment(current, first, second, point, isLine: false))
        current = point
      case .close:
        if current != start { segments.append(PathSegment(from: current, to: start)) }
        current = start
        end()
      }
    }
    end()
    return list
  }

  /// The smallest rectangle around what can be seen of the path.
  public var bounds: CGRect {
    let points = subpaths.joined().flatMap { [$0.from] + $0.points }
    let moves = points.isEmpty ? elements.flatMap(\.points) : points
    return moves.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Counts how often the outline winds around a point.
  public func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for segments in subpaths {
      guard let first = segments.first, let last = segments.last else { continue }
      var points = [first.from] + segments.flatMap(\.points)
      if last.to != first.from { points.append(first.from) }
      for (start, end) in zip(points, points.dropFirst())
      where (start.y <= point.y) != (end.y <= point.y) {
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        winding += end.y > start.y ? 1 : -1
        crossings += 1
      }
    }
    return isEvenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The part of the way between two fractions of its length.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    guard start > 0 || end < 1 else { return self }
    guard end > start else { return PathData() }
    let subpaths = subpaths
    let whole = subpaths.joined().reduce(0) { $0 + $1.length }
    let (first, last) = (start * whole, end * whole)
    var path = PathData()
    var done: CGFloat = 0
    for segments in subpaths {
      var isOpen = false
      for segment in segments {
        let length = segment.length
        let range = (max(first - done, 0), min(last - done, length))
        done += length
        guard range.1 > range.0 else { continue }
        let part = segment.part(from: range.0, to: range.1)
        if !isOpen { path.move(to: part.from) }
        isOpen = true
        path.append(part)
      }
    }
    return path
  }

  /// The same way from its end to its start.
  public var reversed: PathData {
    var path = PathData()
    for segments in subpaths.reversed() {
      guard let first = segments.first, let last = segments.last else { continue }
      path.move(to: last.to)
      for segment in segments.reversed() {
        path.append(
          PathSegment(
            segment.to,
            segment.control2,
            segment.control1,
            segment.from,
            isLine: segment.isLine
          )
        )
      }
      if first.from == last.to { path.close() }
    }
    return path
  }

  private mutating func append(_ segment: PathSegment) {
    if segment.isLine {
      addLine(to: segment.to)
    } else {
      addCurve(to: segment.to, control1: segment.control1, control2: segment.control2)
    }
  }
}
