@_spi(Headless) internal import UIKit

nonisolated struct HitTestingModifier: ViewModifier, Equatable {
  typealias Body = Never

  let isEnabled: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    HitTestingNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class HitTestingNode<Modified: View>: LayoutModifierNode<Modified, HitTestingModifier> {
  override func modifierDidChange(from old: HitTestingModifier) {
    if old != modifier { graph.outerEffectsDidChange() }
  }

  override func apply(to effects: inout OuterEffects) {
    if !modifier.isEnabled { effects.takesTouches = false }
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    modifier.isEnabled ? super.hitTest(point) : nil
  }

  override func covers(_ point: CGPoint) -> Bool {
    modifier.isEnabled && super.covers(point)
  }
}

nonisolated struct ContentShapeModifier<S: Shape>: ViewModifier {
  typealias Body = Never

  let shape: S
  let style: FillStyle

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ContentShapeNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Says where gestures around it are felt, whatever is drawn there.
final class ContentShapeNode<Modified: View, S: Shape>:
  LayoutModifierNode<Modified, ContentShapeModifier<S>>
{
  override func covers(_ point: CGPoint) -> Bool {
    modifier.shape.path(in: frame).contains(point, eoFill: modifier.style.isEOFilled)
  }
}

// B.4
extension View {
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, style: FillStyle(eoFill: eoFill)))
  }
}
