@_spi(Headless) internal import UIKit

/// A modifier that says how its content looks, by where that is.
@MainActor
protocol VisualLookModifier: ViewModifier {
  /// The look, and the animation on the way to it if it says one.
  func look(at proxy: GeometryProxy, of node: Node) -> (VisualLook, Animation?)
}

/// Draws its content as a visual effect says, and feels for touches there; layout doesn't know.
final class VisualLookNode<Modified: View, Modifier: VisualLookModifier>:
  LayoutModifierNode<Modified, Modifier>, TouchClaimer, GeometrySource, VisibleReader
{
  private var look: VisualLook?
  private var motion: Motion<VisualLook>?
  private var inner: Node?

  private var proxy: GeometryProxy {
    GeometryProxy(
      size: layout.frame.size,
      safeAreaInsets: graph.root?.safeArea ?? EdgeInsets(),
      node: self
    )
  }

  private var shown: VisualLook? {
    guard let look, let motion else { return look }
    return motion.value(to: look, at: graph.now, mix: VisualLook.mix)
  }

  override func modifierDidChange(from old: Modifier) {
    guard layout.isPlaced else { return }
    update(with: changeAnimation)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    scrollContainer?.readers.add(self)
    update(with: nil)
  }

  private func update(with animation: Animation?) {
    let (new, own) = modifier.look(at: proxy, of: self)
    guard new != look else { return }
    if let from = shown, let animation = own ?? animation, graph.isInWindow {
      motion = Motion(from: from, run: graph.start(animation))
    } else if own == nil {
      motion = nil
    }
    look = new
    invalidateDisplay()
    graph.outerEffectsDidChange()
  }

  func geometryFrame(in space: CoordinateSpace, size: CGSize) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return windowRect(finalFrame)
    case .named(let name):
      guard let origin = namedOrigin(name) else { return windowRect(finalFrame) }
      return windowRect(finalFrame).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  // MARK: Display

  private var map: DisplayProjection {
    shown?.map(in: finalFrame.size) ?? .identity
  }

  override func apply(to effects: inout OuterEffects) {
    guard let look else { return }
    effects.opacity *= look.opacity
    if look.map(in: finalFrame.size) != .identity {
      graph.stage.perform { unsupported("scaling and rotating real views") }
    }
  }

  override var effectRun: AnimationRun? { motion?.run }

  override func display(in context: inout DisplayContext) {
    guard let look = shown else { return super.display(in: &context) }
    if look.isBlurred { graph.stage.perform { unsupported("blurs") } }
    let map = map
    let opacity = look.opacity
    guard opacity >= 0.001 else { return }
    guard map != .identity || opacity < 1 else { return displayColors(look, in: &context) }
    context.group(
      "Effect",
      frame: frame,
      opacity: opacity,
      projection: map == .identity ? nil : map
    ) { displayColors(look, in: &$0) }
  }

  private func displayColors(_ look: VisualLook, in context: inout DisplayContext) {
    let effects = look.colorEffects
    guard !effects.isEmpty else { return super.display(in: &context) }
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
    var hasPictures = false
    context.recolored(
      { color in effects.reduce(color) { $1.apply(to: $0, factor: white) } },
      hasPictures: &hasPictures
    ) { super.display(in: &$0) }
    if hasPictures { graph.stage.perform { unsupported("colour effects on pictures and views") } }
  }

  // MARK: Touch

  private func unprojected(_ point: CGPoint) -> CGPoint? {
    map.about(frame.origin).inverse?.point(point)
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    guard (look?.opacity ?? 1) >= 0.001 else { return nil }
    if map == .identity { return super.hitTest(point) }
    inner = unprojected(point).flatMap { super.hitTest($0) }
    return inner == nil ? nil : self
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    _ = claim(phase, at: point)
  }

  func claim(_ phase: TouchPhase, at point: CGPoint) -> TouchClaim {
    inner?.track(phase, at: unprojected(point) ?? point) ?? .none
  }

  override func covers(_ point: CGPoint) -> Bool {
    unprojected(point).map { super.covers($0) } ?? false
  }
}

@available(iOS 17.0, *)
nonisolated struct VisualEffectModifier: VisualLookModifier {
  typealias Body = Never

  let effect: @Sendable (GeometryProxy) -> VisualLook

  @MainActor
  func look(at proxy: GeometryProxy, of node: Node) -> (VisualLook, Animation?) {
    (effect(proxy), nil)
  }

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    VisualLookNode(view, parent)
  }

  static var _passage: Passage { .content }
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { VisualLook(effect(EmptyVisualEffect(), $0)) })
  }
}
