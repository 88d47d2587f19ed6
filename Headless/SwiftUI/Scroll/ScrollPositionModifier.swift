@_spi(Headless) internal import UIKit

/// Where a scroll view is asked to be.
@available(iOS 17.0, *)
enum ScrollPlace: Equatable {
  case edge(Edge)
  case view(AnyHashable, UnitPoint?)
  case point(x: CGFloat?, y: CGFloat?)
}

/// A place, with a number that is another for each wish.
@available(iOS 17.0, *)
struct ScrollWish: Equatable {
  let place: ScrollPlace
  var request = 0
}

@available(iOS 17.0, *)
nonisolated struct ScrollPositionModifier: ViewModifier {
  typealias Body = Never

  let wish: ScrollWish?
  let anchor: UnitPoint?
  /// Told what is at the anchor when a person has scrolled.
  let see: (AnyHashable?) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ScrollPositionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Ties a scroll view to a binding: a new value scrolls, scrolling writes what is at the anchor.
@available(iOS 17.0, *)
final class ScrollPositionNode<Modified: View>:
  LayoutModifierNode<Modified, ScrollPositionModifier>, ScrollWatcher
{
  private weak var host: (any ScrollHost)?
  private var done: ScrollWish?
  private var seen: AnyHashable?
  private var isFirst = true

  override func modifierDidChange(from old: ScrollPositionModifier) {
    follow(animated: Transaction.current.animation != nil || transaction.animation != nil)
  }

  func scrollDidChange(_ scroll: any ScrollHost) {
    host = scroll
    if isFirst {
      isFirst = false
      follow(animated: false)
    }
    if scroll.phase == .interacting || scroll.phase == .decelerating { look(at: scroll) }
  }

  func scrollPhaseDidChange(
    from old: ScrollPhaseKind,
    to new: ScrollPhaseKind,
    of scroll: any ScrollHost
  ) {
    if old == .interacting || old == .decelerating { look(at: scroll) }
  }

  /// A person scrolled: tells what is at the anchor now.
  private func look(at scroll: any ScrollHost) {
    let now = scroll.idOfTarget(at: modifier.anchor)
    guard now != seen else { return }
    seen = now
    let request = done?.request ?? 0
    done = now.map { ScrollWish(place: .view($0, modifier.anchor), request: request) }
    graph.enqueue { [weak self] in self?.modifier.see(now) }
  }

  private func follow(animated: Bool) {
    guard let wish = modifier.wish, wish != done, host != nil else { return }
    done = wish
    if case .view(let id, _) = wish.place { seen = id }
    graph.enqueue { [weak self] in self?.go(to: wish.place, animated: animated) }
  }

  private func go(to place: ScrollPlace, animated: Bool) {
    for _ in 0..<3 {
      graph.hostView?.layoutIfNeeded()
      guard let host else { return }
      switch place {
      case .view(let id, let anchor):
        guard let rect = host.find(id)?.contentRect else { return }
        host.scroll(to: rect, anchor: anchor ?? modifier.anchor ?? .topLeading, animated: animated)
      case .edge(let edge):
        host.scroll(to: edge, animated: animated)
      case .point(let x, let y):
        host.scroll(x: x, y: y, animated: animated)
      }
      // The first time rows on the way may only be estimated.
      if animated { return }
    }
  }
}

extension ScrollHost {
  func clamped(_ offset: CGPoint) -> CGPoint {
    guard let scroller else { return offset }
    let insets = scroller.adjustedContentInset
    let size = scroller.contentSize
    func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(least, min(value, max(least, most)))
    }
    return CGPoint(
      x: clamp(offset.x, -insets.left, size.width + insets.right - scroller.bounds.width),
      y: clamp(offset.y, -insets.top, size.height + insets.bottom - scroller.bounds.height)
    )
  }

  func scroll(to edge: Edge, animated: Bool) {
    guard let scroller else { return }
    var offset = scroller.contentOffset
    switch edge {
    case .top: offset.y = -.greatestFiniteMagnitude
    case .bottom: offset.y = .greatestFiniteMagnitude
    case .leading: offset.x = -.greatestFiniteMagnitude
    case .trailing: offset.x = .greatestFiniteMagnitude
    }
    scroller.setContentOffset(clamped(offset), animated: animated)
  }

  func scroll(x: CGFloat?, y: CGFloat?, animated: Bool) {
    guard let scroller else { return }
    let offset = CGPoint(x: x ?? scroller.contentOffset.x, y: y ?? scroller.contentOffset.y)
    scroller.setContentOffset(clamped(offset), animated: animated)
  }

  /// The view whose own anchor is nearest to that of what is to be seen.
  func idOfTarget(at anchor: UnitPoint?) -> AnyHashable? {
    guard let scroller else { return nil }
    let anchor = anchor ?? .topLeading
    let area = scroller.bounds.inset(by: scroller.adjustedContentInset)
    func point(of rect: CGRect) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
    let wanted = point(of: area)
    func distance(_ target: ScrollTargetView) -> CGFloat {
      guard let rect = target.rect else { return .infinity }
      let place = point(of: rect)
      return abs(scrollAxes.contains(.vertical) ? place.y - wanted.y : 0)
        + abs(scrollAxes.contains(.horizontal) ? place.x - wanted.x : 0)
    }
    return targets.filter { $0.id != nil }.min { distance($0) < distance($1) }?.id
  }
}
