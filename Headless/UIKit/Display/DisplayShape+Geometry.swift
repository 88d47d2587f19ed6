extension DisplayShape {
  /// The smallest rectangle around the shape; a curve counts with its control points.
  public var boundingBox: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let elements), .evenOddPath(let elements):
      elements.flatMap(\.points).reduce(CGRect.null) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
  }

  public func moved(by offset: CGPoint) -> DisplayShape {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: offset.x, dy: offset.y))
    case .roundedRect(let rect, let radii):
      .roundedRect(rect.offsetBy(dx: offset.x, dy: offset.y), radii: radii)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: offset.x, dy: offset.y))
    case .path(let elements): .path(elements.map { $0.moved(by: offset) })
    case .evenOddPath(let elements): .evenOddPath(elements.map { $0.moved(by: offset) })
    }
  }
}

extension DisplayPathElement {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  func moved(by offset: CGPoint) -> DisplayPathElement {
    func move(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return switch self {
    case .move(let point): .move(move(point))
    case .line(let point): .line(move(point))
    case .curve(let end, let control1, let control2):
      .curve(move(end), control1: move(control1), control2: move(control2))
    case .close: .close
    }
  }
}
