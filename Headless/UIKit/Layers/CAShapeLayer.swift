public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Draws a path; most of what it has moves by itself when it is changed, as in any layer without a
/// view. A new path is there at once.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { displayDidChange() } }
  open var fillColor: CGColor? = CGColor(.black) {
    didSet { didChange("fillColor", from: oldValue, to: fillColor) }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { displayDidChange() } }
  open var strokeColor: CGColor? {
    didSet { didChange("strokeColor", from: oldValue, to: strokeColor) }
  }
  open var strokeStart: CGFloat = 0 {
    didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  open var strokeEnd: CGFloat = 1 {
    didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }
  open var lineWidth: CGFloat = 1 {
    didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  open var miterLimit: CGFloat = 10 {
    didSet { didChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { displayDidChange() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { displayDidChange() } }
  open var lineDashPhase: CGFloat = 0 {
    didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }
  open var lineDashPattern: [NSNumber]? { didSet { displayDidChange() } }

  override class var animatedKeys: Set<String> {
    super.animatedKeys.union([
      "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
      "lineDashPhase",
    ])
  }

  /// The path of now; nil without one.
  var shownPath: PathData? {
    path.map { shown("path", $0).data }
  }

  override func content(in box: CGRect) -> [DisplayItem] {
    guard let path = shownPath, !path.elements.isEmpty else { return [] }
    var items: [DisplayItem] = []
    if let fill = shown("fillColor", fillColor) {
      let isEvenOdd = fillRule == .evenOdd
      let shape: DisplayShape =
        isEvenOdd ? .evenOddPath(path.elements) : .path(path.elements)
      items.append(.fill(shape, .color(fill.value)))
    }
    if let stroke = shown("strokeColor", strokeColor), shownWidth > 0 {
      let part = path.trimmed(
        from: shown("strokeStart", strokeStart),
        to: shown("strokeEnd", strokeEnd)
      )
      items.append(.stroke(.path(part.elements), .color(stroke.value), shownStroke))
    }
    return items
  }

  private var shownWidth: CGFloat { shown("lineWidth", lineWidth) }

  private var shownStroke: DisplayStroke {
    DisplayStroke(
      width: shownWidth,
      cap: DisplayStroke.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: DisplayStroke.Join(rawValue: lineJoin.rawValue) ?? .miter,
      miterLimit: shown("miterLimit", miterLimit),
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: shown("lineDashPhase", lineDashPhase)
    )
  }

  override func maskShape(in box: CGRect) -> DisplayShape? {
    guard let path = shownPath else { return super.maskShape(in: box) }
    let placed = path.transformed(by: CGAffineTransform(translationX: box.minX, y: box.minY))
    return fillRule == .evenOdd ? .evenOddPath(placed.elements) : .path(placed.elements)
  }
}
