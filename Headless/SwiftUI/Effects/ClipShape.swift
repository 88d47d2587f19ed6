@_spi(Headless) public import UIKit

nonisolated struct ClipModifier<S: Shape>: ViewModifier {
  typealias Body = Never

  let shape: S

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ClipNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Cuts what is drawn and touched to a shape.
final class ClipNode<Modified: View, S: Shape>: LayoutModifierNode<Modified, ClipModifier<S>> {
  override func modifierDidChange(from old: ClipModifier<S>) {
    invalidateDisplay()
    graph.outerEffectsDidChange()
  }

  override func apply(to effects: inout OuterEffects) {
    let frame = frame
    let shape = modifier.shape
    effects.clips.append(
      OuterEffects.Clip(shape: shape._displayShape(in: frame)) {
        shape.path(in: frame).contains($0)
      }
    )
  }

  override func display(in context: inout DisplayContext) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let clip = modifier.shape._displayShape(in: bounds)
    context.group("Clip", frame: frame, clip: clip) { super.display(in: &$0) }
  }

  private func isInside(_ point: CGPoint) -> Bool {
    modifier.shape.path(in: frame).contains(point)
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    isInside(point) ? super.hitTest(point) : nil
  }

  override func covers(_ point: CGPoint) -> Bool {
    isInside(point) && super.covers(point)
  }
}

// B.5
extension View {
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape))
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius),
      style: FillStyle(antialiased: antialiased)
    )
  }
}
