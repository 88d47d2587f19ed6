@_spi(Headless) public import UIKit

/// A modifier that moves, turns or bends what is drawn and touched, and no layout.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: _Node
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    GeometryEffectNode(view, parent)
  }

  nonisolated public static var _passage: _Passage { .content }

  nonisolated public static var _isSingle: Bool { true }

  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that no coordinates of views inside know of: here none does.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never

  var base: Base

  public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

final class GeometryEffectNode<Modified: View, Effect: GeometryEffect>:
  LayoutModifierNode<Modified, Effect>, TouchClaimer
{
  private let plan = FieldPlan.of(Effect.self)
  private var shown = ShownValue(Effect.self)
  private var inner: Node?

  override func modifierDidChange(from old: Effect) {
    guard !plan.areEqual(old, modifier) else { return }
    _ = shown.change(from: old, to: modifier, of: self)
    invalidateDisplay()
    graph.outerEffectsDidChange()
  }

  /// What is done to the plane now, about the corner of this node.
  private var map: DisplayProjection {
    shown.value(to: modifier, in: graph).effectValue(size: frame.size).display
  }

  override func apply(to effects: inout OuterEffects) {
    guard map != .identity else { return }
    graph.stage.perform { unsupported("scaling and rotating real views") }
  }

  override func display(in context: inout DisplayContext) {
    let map = map
    guard map != .identity else { return super.display(in: &context) }
    context.group("Effect", frame: frame, projection: map) { super.display(in: &$0) }
  }

  // MARK: Touch

  private func unprojected(_ point: CGPoint) -> CGPoint? {
    map.about(frame.origin).inverse?.point(point)
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    if map == .identity { return super.hitTest(point) }
    inner = unprojected(point).flatMap { super.hitTest($0) }
    return inner == nil ? nil : self
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    _ = claim(phase, at: point)
  }

  /// What is inside knows nothing of the effect.
  func claim(_ phase: TouchPhase, at point: CGPoint) -> TouchClaim {
    inner?.track(phase, at: unprojected(point) ?? point) ?? .none
  }

  override func covers(_ point: CGPoint) -> Bool {
    unprojected(point).map { super.covers($0) } ?? false
  }
}
