open class UIBezierPath: NSObject, NSCopying {
  var data = PathData()
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  private convenience init(_ draw: (inout PathData) -> Void) {
    self.init()
    draw(&data)
  }

  public convenience init(rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    self.init {
      $0.addRoundedRect(rect, corners: order.map { corners.contains($0) ? cornerRadii : .zero })
    }
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    data = CGPath.data
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath()
    path.data = data
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dash = dash
    path.dashPhase = dashPhase
    return path
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || other.data == data && other.line == line
        && other.usesEvenOddFillRule == usesEvenOddFillRule
  }

  open override var hash: Int { data.hashValue }

  // MARK: What it is

  open var cgPath: CGPath {
    get { CGPath(data) }
    set { data = newValue.data }
  }

  open var isEmpty: Bool { data.elements.isEmpty }
  open var bounds: CGRect { isEmpty ? .null : data.bounds }
  open var currentPoint: CGPoint { data.current ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    data.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing the way

  open func move(to point: CGPoint) {
    data.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    data.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    data.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    data.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Clockwise is as it looks on the screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    data.addArc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      isGrowing: clockwise
    )
  }

  open func close() {
    data.close()
  }

  open func removeAllPoints() {
    data = PathData()
  }

  open func append(_ bezierPath: UIBezierPath) {
    data.append(bezierPath.data)
  }

  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.data = data.reversed
    path.lineWidth = lineWidth
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }

  open func apply(_ transform: CGAffineTransform) {
    data = data.transformed(by: transform)
  }

  // MARK: Lines

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// The line as it is drawn.
  var line: DisplayStroke {
    DisplayStroke(
      width: lineWidth,
      cap: lineCapStyle,
      join: lineJoinStyle,
      miterLimit: miterLimit,
      dash: dash,
      dashPhase: dashPhase
    )
  }

  // MARK: Painting

  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(data, isEvenOdd: usesEvenOddFillRule)
  }

  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.stroke(data, line)
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.with(blendMode, alpha: alpha) { fill() }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.with(blendMode, alpha: alpha) { stroke() }
  }

  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.drawing.clip(to: data, isEvenOdd: usesEvenOddFillRule)
  }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
