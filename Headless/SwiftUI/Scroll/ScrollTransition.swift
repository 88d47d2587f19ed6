@_spi(Headless) internal import UIKit

@available(iOS 17.0, *)
nonisolated struct ScrollTransitionModifier: VisualLookModifier {
  typealias Body = Never

  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (ScrollTransitionPhase) -> VisualLook

  @MainActor
  func look(at proxy: GeometryProxy, of node: Node) -> (VisualLook, Animation?) {
    let identity = transition(.identity)
    guard let scroll = node.scrollContainer, let scroller = scroll.scroller else {
      return (identity, nil)
    }
    let shown = scroller.convert(
      scroller.bounds.inset(by: scroller.adjustedContentInset),
      to: nil
    )
    let own = proxy.frame(in: CoordinateSpace.global)
    let isVertical = (axis ?? Self.axis(of: scroll)) == .vertical
    let length = isVertical ? own.height : own.width
    let container = isVertical ? shown.height : shown.width
    let fromTop = isVertical ? own.maxY - shown.minY : own.maxX - shown.minX
    let fromBottom = isVertical ? shown.maxY - own.minY : shown.maxX - own.minX

    func missing(_ way: CGFloat, _ side: ScrollTransitionConfiguration) -> CGFloat {
      let whole = side.threshold.distance(length, container)
      return 1 - (whole > 0 ? max(0, min(1, way / whole)) : way >= whole ? 1 : 0)
    }
    var top = missing(fromTop, topLeading)
    var bottom = missing(fromBottom, bottomTrailing)
    if case .identity = topLeading.kind { top = 0 }
    if case .identity = bottomTrailing.kind { bottom = 0 }
    // Of two sides that aren't there yet the one counts that lacks more.
    let isTop = top >= bottom
    let side = isTop ? topLeading : bottomTrailing
    let amount = max(top, bottom)
    let phase: ScrollTransitionPhase = isTop ? .topLeading : .bottomTrailing
    switch side.kind {
    case .identity: return (identity, nil)
    case .animated(let animation):
      return (amount > 0 ? transition(phase) : identity, animation)
    case .interactive(let curve):
      guard amount > 0 else { return (identity, side.animation) }
      let part = CGFloat(curve.value(at: Double(amount)))
      return (VisualLook.mix(identity, transition(phase), part), side.animation)
    }
  }

  @MainActor
  private static func axis(of scroll: any ScrollContainer) -> Axis {
    (scroll as? any ScrollHost)?.scrollAxes == .horizontal ? .horizontal : .vertical
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
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading,
        bottomTrailing: bottomTrailing,
        axis: axis,
        transition: { VisualLook(transition(EmptyVisualEffect(), $0)) }
      )
    )
  }
}
