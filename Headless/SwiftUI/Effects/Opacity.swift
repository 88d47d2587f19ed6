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
  /// What is fainter can't be seen.
  private static var least: CGFloat { 0.001 }

  private var motion: Motion<CGFloat>?

  private var opacity: CGFloat { CGFloat(modifier.opacity) }

  /// The opacity of now, on the way to that of the model.
  private var shown: CGFloat {
    motion?.value(to: opacity, at: graph.now, mix: Mix.number) ?? opacity
  }

  override func modifierDidChange(from old: OpacityModifier) {
    guard old != modifier else { return }
    let from = motion?.value(to: CGFloat(old.opacity), at: graph.now, mix: Mix.number)
    motion = self.motion(from: from ?? CGFloat(old.opacity))
    invalidateDisplay()
    graph.outerEffectsDidChange()
  }

  override func apply(to effects: inout OuterEffects) {
    effects.opacity *= opacity
  }

  override var effectRun: AnimationRun? { motion?.run }

  override func display(in context: inout DisplayContext) {
    let opacity = shown
    guard opacity < 1 else { return super.display(in: &context) }
    guard opacity >= Self.least else { return }
    context.group("Opacity", frame: frame, opacity: opacity) {
      super.display(in: &$0)
    }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    if opacity >= Self.least { super.accessibility(in: &list) }
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    shown < Self.least ? nil : super.hitTest(point)
  }

  override func covers(_ point: CGPoint) -> Bool {
    shown >= Self.least && super.covers(point)
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
