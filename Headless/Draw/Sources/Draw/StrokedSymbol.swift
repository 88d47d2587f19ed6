internal import CCairo
internal import Foundation
@_spi(Headless) internal import UIKit

/// A symbol of a few round-capped strokes, which no icon has as heavy as SF.
struct StrokedSymbol {
  /// The size with its strokes, in em of the symbol's font.
  let size: CGSize
  /// Polylines in the unit square; a line of one point is a dot.
  let lines: [[CGPoint]]
  /// A dot's diameter in em.
  private let dot: CGFloat

  init?(name: String) {
    guard let shape = Self.shapes[name] else { return nil }
    self = shape
  }

  private init(_ width: CGFloat, _ height: CGFloat, dot: CGFloat = 0, _ lines: [[CGFloat]]) {
    size = CGSize(width: width, height: height)
    self.dot = dot
    self.lines = lines.map { values in
      stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }
  }

  /// The width of a stroke in em.
  static func lineWidth(weight: Int) -> CGFloat {
    switch weight {
    case ..<250: 0.065
    case ..<350: 0.085
    case ..<450: 0.108
    case ..<550: 0.125
    case ..<650: 0.14
    case ..<750: 0.16
    default: 0.19
    }
  }

  func paint(_ symbol: DisplaySymbol, on canvas: Canvas) {
    let frame = symbol.frame
    // A square box is a symbol's own, which leaves room around the strokes; another fits tightly.
    let isSquare = abs(frame.width - frame.height) < 0.15 * max(frame.width, frame.height)
    let em =
      isSquare
      ? min(frame.width, frame.height) * 17 / 20
      : min(frame.width / size.width, frame.height / size.height)
    let line = em * (dot > 0 ? dot : Self.lineWidth(weight: symbol.weight))
    let box = CGRect(
      x: frame.midX - size.width * em / 2,
      y: frame.midY - size.height * em / 2,
      width: size.width * em,
      height: size.height * em
    ).insetBy(dx: min(line, size.width * em) / 2, dy: min(line, size.height * em) / 2)
    for points in lines {
      let places = points.map {
        CGPoint(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height)
      }
      guard let first = places.first else { continue }
      let rest = places.count > 1 ? places.dropFirst() : places[...]
      canvas.stroke(
        .path([.move(first)] + rest.map(DisplayPathElement.line)),
        with: .color(symbol.color),
        DisplayStroke(width: line, hasRoundCaps: true)
      )
    }
  }

  // Along the shaft to the right, around half a circle, and back a little.
  private static let uTurn: [CGFloat] = {
    let arc = (0...12).flatMap { step -> [CGFloat] in
      let angle = CGFloat.pi * (CGFloat(step) / 12 - 0.5)
      return [0.66 + 0.34 * cos(angle), 0.655 + 0.345 * sin(angle)]
    }
    return [0, 0.31] + arc + [0.4, 1]
  }()

  private static func mirrored(_ line: [CGFloat]) -> [CGFloat] {
    line.enumerated().map { $0.offset % 2 == 0 ? 1 - $0.element : $0.element }
  }

  private static let shapes: [String: StrokedSymbol] = {
    let left = StrokedSymbol(0.59, 1, [[1, 0, 0, 0.5, 1, 1]])
    let right = StrokedSymbol(0.59, 1, [[0, 0, 1, 0.5, 0, 1]])
    let arrowLeft = StrokedSymbol(1, 0.86, [[0, 0.5, 1, 0.5], [0.44, 0, 0, 0.5, 0.44, 1]])
    let arrowRight = StrokedSymbol(1, 0.86, [[0, 0.5, 1, 0.5], [0.56, 0, 1, 0.5, 0.56, 1]])
    let turnLeft = StrokedSymbol(1, 0.92, [uTurn, [0.3, 0, 0, 0.31, 0.3, 0.62]])
    let turnRight = StrokedSymbol(
      1,
      0.92,
      [mirrored(uTurn), [0.7, 0, 1, 0.31, 0.7, 0.62]]
    )
    return [
      "arrow.uturn.backward": turnLeft, "arrow.uturn.left": turnLeft,
      "arrow.uturn.forward": turnRight, "arrow.uturn.right": turnRight,
      "chevron.left": left, "chevron.backward": left,
      "chevron.right": right, "chevron.forward": right,
      "chevron.up": StrokedSymbol(1, 0.59, [[0, 1, 0.5, 0, 1, 1]]),
      "chevron.down": StrokedSymbol(1, 0.59, [[0, 0, 0.5, 1, 1, 0]]),
      "chevron.up.chevron.down": StrokedSymbol(
        0.62,
        1.05,
        [[0, 0.3, 0.5, 0, 1, 0.3], [0, 0.7, 0.5, 1, 1, 0.7]]
      ),
      "xmark": StrokedSymbol(0.86, 0.86, [[0, 0, 1, 1], [1, 0, 0, 1]]),
      "multiply": StrokedSymbol(0.8, 0.8, [[0, 0, 1, 1], [1, 0, 0, 1]]),
      "plus": StrokedSymbol(1, 1, [[0.5, 0, 0.5, 1], [0, 0.5, 1, 0.5]]),
      "minus": StrokedSymbol(1, 0.15, [[0, 0.5, 1, 0.5]]),
      "equal": StrokedSymbol(0.95, 0.5, [[0, 0, 1, 0], [0, 1, 1, 1]]),
      "checkmark": StrokedSymbol(1, 0.95, [[0, 0.56, 0.36, 1, 1, 0]]),
      "ellipsis": StrokedSymbol(1, 0.2, dot: 0.2, [[0, 0.5], [0.5, 0.5], [1, 0.5]]),
      "arrow.left": arrowLeft, "arrow.backward": arrowLeft,
      "arrow.right": arrowRight, "arrow.forward": arrowRight,
      "arrow.up": StrokedSymbol(0.86, 1, [[0.5, 0, 0.5, 1], [0, 0.44, 0.5, 0, 1, 0.44]]),
      "arrow.down": StrokedSymbol(0.86, 1, [[0.5, 0, 0.5, 1], [0, 0.56, 0.5, 1, 1, 0.56]]),
      "line.3.horizontal": StrokedSymbol(
        1,
        0.72,
        [[0, 0, 1, 0], [0, 0.5, 1, 0.5], [0, 1, 1, 1]]
      ),
      "line.horizontal.3": StrokedSymbol(
        1,
        0.72,
        [[0, 0, 1, 0], [0, 0.5, 1, 0.5], [0, 1, 1, 1]]
      ),
      "line.3.horizontal.decrease": StrokedSymbol(
        1,
        0.66,
        [[0, 0, 1, 0], [0.18, 0.5, 0.82, 0.5], [0.36, 1, 0.64, 1]]
      ),
      "line.horizontal.3.decrease": StrokedSymbol(
        1,
        0.66,
        [[0, 0, 1, 0], [0.18, 0.5, 0.82, 0.5], [0.36, 1, 0.64, 1]]
      ),
    ]
  }()
}
