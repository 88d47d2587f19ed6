@_spi(Headless) public import UIKit

nonisolated struct ShadowModifier: ViewModifier, Equatable {
  typealias Body = Never

  let color: Color
  let radius: CGFloat
  let offset: CGSize

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ShadowNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// A shadow of the first figure that the content fills; text throws none.
final class ShadowNode<Modified: View>: LayoutModifierNode<Modified, ShadowModifier> {
  override func modifierDidChange(from old: ShadowModifier) {
    if old != modifier { invalidateDisplay() }
  }

  override func display(in context: inout DisplayContext) {
    context.group("Shadow", frame: frame) { inner in
      var content = inner
      super.display(in: &content)
      if let shape = content.items.firstFigure {
        inner.add(
          .shadow(
            shape,
            DisplayShadow(
              color: modifier.color.display(in: environment),
              sigma: max(0.1, modifier.radius / 2),
              offset: modifier.offset
            )
          )
        )
      }
      super.display(in: &inner)
    }
  }
}

extension [DisplayItem] {
  /// The first figure that is filled, with the place of the groups around it.
  var firstFigure: DisplayShape? {
    for item in self {
      switch item {
      case .fill(let shape, _): return shape
      case .group(let group):
        if let clip = group.clip { return clip.moved(by: group.origin) }
        if let shape = group.items.firstFigure { return shape.moved(by: group.origin) }
      case .image(let image): return .rect(image.frame)
      case .stroke, .shadow, .text, .symbol: continue
      }
    }
    return nil
  }
}

extension DisplayShape {
  fileprivate func moved(by way: CGPoint) -> DisplayShape {
    func move(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + way.x, y: point.y + way.y) }
    switch self {
    case .rect(let rect): return .rect(rect.offsetBy(dx: way.x, dy: way.y))
    case .roundedRect(let rect, let radii):
      return .roundedRect(rect.offsetBy(dx: way.x, dy: way.y), radii: radii)
    case .ellipse(let rect): return .ellipse(rect.offsetBy(dx: way.x, dy: way.y))
    case .path(let elements), .evenOddPath(let elements):
      return .path(
        elements.map { element in
          switch element {
          case .move(let point): .move(move(point))
          case .line(let point): .line(move(point))
          case .curve(let point, let first, let second):
            .curve(move(point), control1: move(first), control2: move(second))
          case .close: .close
          }
        }
      )
    }
  }
}

// B.7
extension View {
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y))
    )
  }

  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(UnsupportedModifier(feature: radius > 0 ? "blurs" : nil))
  }

  /// What is drawn is the same.
  nonisolated public func compositingGroup() -> some View {
    self
  }

  /// What is drawn is the same.
  nonisolated public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }
}
