@_spi(Headless) import UIKit

nonisolated struct TapModifier: ViewModifier {
  typealias Body = Never

  let count: Int
  let action: () -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TapNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Counts taps that end inside the view, less than 0.35 seconds apart.
final class TapNode<Modified: View>: LayoutModifierNode<Modified, TapModifier> {
  private var taps = 0
  private var lastTap = -Double.infinity
  private var start: CGPoint?

  override func hitTest(_ point: CGPoint) -> Node? {
    super.hitTest(point) ?? (covers(point) ? self : nil)
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    switch phase {
    case .began:
      start = point
    case .moved:
      // A finger that moves on doesn't tap.
      if let start, hypot(point.x - start.x, point.y - start.y) > 10 { self.start = nil }
    case .ended:
      guard start != nil, covers(point) else { return }
      start = nil
      count()
    case .cancelled:
      start = nil
    }
  }

  private func count() {
    let now = graph.stage.clock.now
    taps = now - lastTap <= 0.35 ? taps + 1 : 1
    lastTap = now
    guard taps >= modifier.count else { return }
    taps = 0
    modifier.action()
  }
}

// B.4
extension View {
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
