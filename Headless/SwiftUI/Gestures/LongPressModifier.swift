@_spi(Headless) public import UIKit

nonisolated struct LongPressModifier: ViewModifier {
  typealias Body = Never

  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    LongPressNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Acts when a finger has rested long enough, while it is still down.
final class LongPressNode<Modified: View>: LayoutModifierNode<Modified, LongPressModifier> {
  private var start: CGPoint?
  private var timer: UIKit.Clock.Token?

  override func hitTest(_ point: CGPoint) -> Node? {
    super.hitTest(point) ?? (covers(point) ? self : nil)
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    switch phase {
    case .began: begin(at: point)
    case .moved:
      guard let start else { return }
      let distance = hypot(point.x - start.x, point.y - start.y)
      if distance > modifier.maximumDistance { end() }
    case .ended, .cancelled: end()
    }
  }

  private func begin(at point: CGPoint) {
    start = point
    modifier.onPressingChanged?(true)
    timer = graph.stage.clock.schedule(after: modifier.minimumDuration) { [weak self] in
      guard let self, start != nil else { return }
      end()
      modifier.action()
    }
  }

  private func end() {
    guard start != nil else { return }
    start = nil
    timer?.cancel()
    timer = nil
    modifier.onPressingChanged?(false)
  }

  override func willUnmount() {
    timer?.cancel()
  }
}

// B.4
extension View {
  @available(iOS 14.0, *)
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration,
        maximumDistance: maximumDistance,
        action: action,
        onPressingChanged: onPressingChanged
      )
    )
  }

  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration,
        maximumDistance: maximumDistance,
        action: action,
        onPressingChanged: pressing
      )
    )
  }
}
