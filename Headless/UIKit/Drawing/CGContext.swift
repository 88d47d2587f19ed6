/// Where an app draws: commands are kept as items, which Draw turns into pixels.
///
/// A part of CoreGraphics' own; y points down, as in the contexts that UIKit makes.
public final class CGContext {
  struct State {
    var drawing = DrawingSurface.State()
    var fill = DisplayColor.black
    var stroke = DisplayColor.black
    var line = DisplayStroke(width: 1)
  }

  let surface = DrawingSurface()
  let size: CGSize
  let scale: CGFloat
  var state = State()
  private var saved: [State] = []
  private var path = PathData()
  private var layers: [(surface: DrawingSurface, state: State)] = []

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// Where commands go now: a transparency layer, if one is open.
  private var target: DrawingSurface { layers.last?.surface ?? surface }

  // MARK: State

  public func saveGState() {
    saved.append(state)
  }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public var ctm: CGAffineTransform { state.drawing.transform }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.drawing.transform = ctm.translatedBy(x: tx, y: ty)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.drawing.transform = ctm.scaledBy(x: sx, y: sy)
  }

  public func rotate(by angle: CGFloat) {
    state.drawing.transform = ctm.rotated(by: angle)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.drawing.transform = transform.concatenating(ctm)
  }

  public func setAlpha(_ alpha: CGFloat) {
    state.drawing.opacity = max(0, min(1, alpha))
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { unsupported("blend modes") }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(.black(1.0 / 3)))
  }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.drawing.shadow = color.map {
      DisplayShadow(color: $0.value, sigma: blur / 2, offset: offset)
    }
  }

  public func setFillColor(_ color: CGColor) {
    state.fill = color.value
  }

  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.value
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) {
    state.line.width = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap == .round ? .round : cap == .square ? .square : .butt
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join == .round ? .round : join == .bevel ? .bevel : .miter
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Draws what something shows.
  @_spi(Headless)
  public func draw(_ items: [DisplayItem]) {
    add(items)
  }

  // MARK: Layers

  /// What is drawn until the layer ends fades as one, and casts one shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append((DrawingSurface(), state))
    state.drawing.opacity = 1
    state.drawing.shadow = nil
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    state = layer.state
    var outer = DrawingSurface.State()
    outer.opacity = state.drawing.opacity
    outer.clips = state.drawing.clips
    target.add(layer.surface.items, outer)
  }

  // MARK: The path

  public func beginPath() {
    path = PathData()
  }

  public func closePath() {
    path.close()
  }

  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      isGrowing: !clockwise
    )
  }

  public func addRect(_ rect: CGRect) {
    path.addRect(rect)
  }

  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect)
  }

  public func addPath(_ path: CGPath) {
    self.path.append(path.data)
  }

  public var isPathEmpty: Bool { path.elements.isEmpty }
  public var currentPointOfPath: CGPoint { path.current ?? .zero }

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  public func strokePath() {
    stroke(path, state.line)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { fill(path, isEvenOdd: isEvenOdd) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      stroke(path, state.line)
    }
    beginPath()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    state.drawing.clip(to: path, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    state.drawing.clip(to: rect)
  }

  public func fill(_ rect: CGRect) {
    target.fill(rect, with: .color(state.fill), state.drawing)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.line.width)
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var path = PathData()
    path.addRect(rect)
    var line = state.line
    line.width = width
    stroke(path, line)
  }

  public func fillEllipse(in rect: CGRect) {
    var path = PathData()
    path.addEllipse(in: rect)
    fill(path, isEvenOdd: false)
  }

  public func strokeEllipse(in rect: CGRect) {
    var path = PathData()
    path.addEllipse(in: rect)
    stroke(path, state.line)
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    var path = PathData()
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[pair])
      path.addLine(to: points[pair + 1])
    }
    stroke(path, state.line)
  }

  /// Takes everything away; a part of it can't be taken away again here.
  public func clear(_ rect: CGRect) {
    let whole = CGRect(origin: .zero, size: size)
    guard rect.applying(ctm).contains(whole) else {
      return unsupported("clearing a part of a drawing")
    }
    target.removeAll()
  }

  // MARK: Used by UIKit

  func fill(_ path: PathData, isEvenOdd: Bool) {
    target.fill(path, with: .color(state.fill), isEvenOdd: isEvenOdd, state.drawing)
  }

  func fill(_ path: PathData, with paint: DisplayPaint) {
    target.fill(path, with: paint, state.drawing)
  }

  func stroke(_ path: PathData, _ line: DisplayStroke) {
    target.stroke(path, with: .color(state.stroke), line, state.drawing)
  }

  func add(_ items: [DisplayItem]) {
    target.add(items, state.drawing)
  }

  func with(_ mode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(state.drawing.opacity * alpha)
    draw()
    restoreGState()
  }

  /// Reports from any thread, as drawing happens on any.
  private func unsupported(_ feature: String) {
    DrawingReports.unsupported(feature)
  }
}
