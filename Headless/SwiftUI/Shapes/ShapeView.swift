@_spi(Headless) import UIKit

/// A shape, filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never

  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ShapeNode(view, parent)
  }
}

final class ShapeNode<Content: Shape, Style: ShapeStyle>: ViewNode<_ShapeView<Content, Style>> {
  private var motion: Motion<DisplayColor>?
  private var shownShape = ShownValue(Content.self)

  private var shape: Content { shownShape.value(to: view.shape, in: graph) }

  /// The paint of now: one colour turns into another by and by, a gradient at once.
  private var paint: StylePaint {
    let paint = view.style._paint(in: environment)
    guard let motion, case .color(let color) = paint else { return paint }
    return .color(motion.value(to: color, at: graph.now, mix: Mix.color))
  }

  override func receive(_ new: _ShapeView<Content, Style>) {
    guard !Comparison.areEqual(view, new) else { return }
    if case .color(let color) = paint { motion = motion(from: color) }
    _ = shownShape.change(from: view.shape, to: new.shape, of: self)
    view = new
    invalidateDisplay()
  }

  override func environmentDidChange() {
    invalidateDisplay()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    view.shape._size(for: proposal)
  }

  override func covers(_ point: CGPoint) -> Bool {
    shape.path(in: frame).contains(point, eoFill: view.fillStyle.isEOFilled)
  }

  override func display(in context: inout DisplayContext) {
    let box = context.local(frame)
    let figure = shape._displayShape(in: box).filled(view.fillStyle)
    context.add(.fill(figure, paint.display(in: box)))
  }
}

/// The outline of a shape, drawn with a style.
nonisolated struct StrokeView<Content: Shape, Style: ShapeStyle>: View {
  typealias Body = Never

  let shape: Content
  let style: Style
  let line: StrokeStyle

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    StrokeNode(view, parent)
  }
}

final class StrokeNode<Content: Shape, Style: ShapeStyle>: ViewNode<StrokeView<Content, Style>> {
  private var shownShape = ShownValue(Content.self)
  private var shownLine = ShownValue(StrokeStyle.self)

  override func receive(_ new: StrokeView<Content, Style>) {
    guard !Comparison.areEqual(view, new) else { return }
    _ = shownShape.change(from: view.shape, to: new.shape, of: self)
    _ = shownLine.change(from: view.line, to: new.line, of: self)
    view = new
    invalidateDisplay()
  }

  override func environmentDidChange() {
    invalidateDisplay()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    view.shape._size(for: proposal)
  }

  override func display(in context: inout DisplayContext) {
    let box = context.local(frame)
    let paint = view.style._paint(in: environment).display(in: box)
    let shape = shownShape.value(to: view.shape, in: graph)
    let line = shownLine.value(to: view.line, in: graph)
    context.add(.stroke(shape._displayShape(in: box), paint, line.display))
  }
}

extension DisplayShape {
  /// The same figure with the holes that a style asks for.
  func filled(_ style: FillStyle) -> DisplayShape {
    if style.isEOFilled, case .path(let elements) = self { return .evenOddPath(elements) }
    return self
  }
}
