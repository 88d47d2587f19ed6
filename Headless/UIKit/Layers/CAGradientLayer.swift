public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  @available(iOS 12.0, *)
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

// A.17
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  open var colors: [Any]? { didSet { displayDidChange() } }
  open var locations: [NSNumber]? { didSet { displayDidChange() } }
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { didChange("startPoint", from: oldValue, to: startPoint) }
  }
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { didChange("endPoint", from: oldValue, to: endPoint) }
  }
  open var type = CAGradientLayerType.axial { didSet { displayDidChange() } }

  override class var animatedKeys: Set<String> {
    super.animatedKeys.union(["startPoint", "endPoint", "colors", "locations"])
  }

  override func content(in box: CGRect) -> [DisplayItem] {
    let colors = shown("colors", (colors ?? []).compactMap { $0 as? CGColor })
    guard colors.count > 1 else { return [] }
    let places = shown("locations", (locations ?? []).map { CGFloat($0.doubleValue) })
    let stops = colors.enumerated().map { index, color in
      DisplayGradientStop(
        color: color.value,
        location: places.indices.contains(index)
          ? places[index] : CGFloat(index) / CGFloat(colors.count - 1)
      )
    }
    return [.fill(shape(in: box), paint(stops, in: box))]
  }

  private func paint(_ stops: [DisplayGradientStop], in box: CGRect) -> DisplayPaint {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    let start = point(shown("startPoint", startPoint))
    let end = point(shown("endPoint", endPoint))
    return switch type {
    case .radial:
      .radialGradient(
        stops: stops,
        center: start,
        startRadius: 0,
        endRadius: max(abs(end.x - start.x), abs(end.y - start.y))
      )
    case .conic:
      .conicGradient(
        stops: stops,
        center: start,
        angle: atan2(end.y - start.y, end.x - start.x)
      )
    default: .linearGradient(stops: stops, from: start, to: end)
    }
  }
}
