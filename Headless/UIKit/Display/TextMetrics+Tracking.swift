extension TextMetrics {
  // Apple's tracking for SF at sizes from 6 on, in points. The text cut ends below 20 points. From
  // there the display cut is set with the spacing of Apple's display cut: a font with two cuts has
  // nothing between them, where SF changes its shapes gradually up to 28 points.
  private static let trackingBySize: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
    0.37, 0.36, 0.36, 0.37, 0.37, 0.37, 0.37, 0.38, 0.38, 0.39, 0.40, 0.40, 0.40, 0.40, 0.40,
    0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.38, 0.37, 0.37, 0.35, 0.36, 0.35, 0.35, 0.33,
    0.34, 0.35, 0.31, 0.33, 0.30, 0.28, 0.30, 0.28, 0.28, 0.26, 0.26,
  ]

  /// Extra space after each glyph, in points, that makes Inter as wide as SF.
  public static func tracking(pointSize: CGFloat, weight: Int) -> CGFloat {
    spacing(pointSize: pointSize)
      + weightCorrection(pointSize: pointSize, weight: weight) * pointSize
  }

  private static func spacing(pointSize: CGFloat) -> CGFloat {
    let position = pointSize - 6
    guard position > 0 else { return trackingBySize[0] / 6 * max(pointSize, 0) }
    let index = Int(position)
    guard index + 1 < trackingBySize.count else {
      return (trackingBySize.last ?? 0) * max(0, (80 - pointSize) / 20)
    }
    // Nothing is interpolated from one cut to the other.
    if index == 13 { return trackingBySize[13] }
    let rest = position - CGFloat(index)
    return trackingBySize[index] * (1 - rest) + trackingBySize[index + 1] * rest
  }

  // In em. Fitted to SF's measured widths at 17 points; the display cut by SF's ratio of weights.
  private static func weightCorrection(pointSize: CGFloat, weight: Int) -> CGFloat {
    let isDisplay = pointSize >= displayCutSize
    return switch drawnWeight(weight) {
    case 400: isDisplay ? 0 : 0.003
    case 500: isDisplay ? 0.002 : 0.0104
    case 600: isDisplay ? 0.001 : 0.0146
    default: isDisplay ? 0.004 : 0.0222
    }
  }
}
