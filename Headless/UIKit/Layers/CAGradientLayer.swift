// A.17
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)

  override func fill(in box: CGRect) -> [DisplayItem] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1 else { return super.fill(in: box) }
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let known = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
      return DisplayGradientStop(color: color.value, location: known.map { CGFloat($0) } ?? even)
    }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    let paint = DisplayPaint.linearGradient(
      stops: stops,
      from: point(startPoint),
      to: point(endPoint)
    )
    return [.fill(shape(in: box), paint)]
  }
}
