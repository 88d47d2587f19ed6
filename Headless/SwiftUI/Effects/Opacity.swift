@_spi(Headless) import UIKit

nonisolated struct OpacityModifier: ViewModifier, Equatable {
  typealias Body = Never

  let opacity: Double

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    OpacityNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Fades all that is drawn; what can't be seen is neither heard nor touched.
final class OpacityNode<Modified: View>: LayoutModifierNode<Modified, OpacityModifier> {
  private var isInvisible: Bool { modifier.opacity < 0.001 }

  override func modifierDidChange(from old: OpacityModifier) {
    guard old != modifier else { return }
    invalidateDisplay()
    graph.outerEffectsDidChange()
  }

  override func apply(to effects: inout OuterEffects) {
    effects.opacity *= CGFloat(modifier.opacity)
  }

  override func display(in context: inout DisplayContext) {
    guard modifier.opacity < 1 else { return super.display(in: &context) }
    guard !isInvisible else { return }
    context.group("Opacity", frame: frame, opacity: CGFloat(modifier.opacity)) {
      super.display(in: &$0)
    }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    if !isInvisible { super.accessibility(in: &list) }
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    isInvisible ? nil : super.hitTest(point)
  }

  override func covers(_ point: CGPoint) -> Bool {
    !isInvisible && super.covers(point)
  }
}

// B.5
extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  nonisolated public func hidden() -> some View {
    modifier(OpacityModifier(opacity: 0))
  }
}
