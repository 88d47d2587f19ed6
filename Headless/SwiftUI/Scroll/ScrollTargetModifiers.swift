@_spi(Headless) internal import UIKit

nonisolated struct ScrollTargetLayoutModifier: ViewModifier {
  typealias Body = Never

  let isEnabled: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ScrollTargetLayoutNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ScrollTargetLayoutNode<Modified: View>:
  LayoutModifierNode<Modified, ScrollTargetLayoutModifier>, ScrollTargetLayoutMark
{
  var marksTargets: Bool { modifier.isEnabled }
}

@available(iOS 17.0, *)
nonisolated struct ScrollTargetBehaviorModifier: ViewModifier {
  typealias Body = Never

  let behavior: any ScrollTargetBehavior

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ScrollTargetBehaviorNode(view, parent)
  }

  static var _passage: Passage { .content }
}

@available(iOS 17.0, *)
final class ScrollTargetBehaviorNode<Modified: View>:
  LayoutModifierNode<Modified, ScrollTargetBehaviorModifier>, ScrollWatcher
{
  func adjust(_ offset: inout CGPoint, velocity: CGPoint, in scroll: any ScrollHost) {
    guard let scroller = scroll.scroller else { return }
    // Behaviours count from the edge of what content may cover.
    let insets = scroller.adjustedContentInset
    let container = scroller.bounds.inset(by: insets).size
    func target(_ origin: CGPoint) -> ScrollTarget {
      ScrollTarget(
        rect: CGRect(
          origin: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top),
          size: container
        )
      )
    }
    var wanted = target(offset)
    modifier.behavior.updateTarget(
      &wanted,
      context: ScrollTargetBehaviorContext(
        originalTarget: target(scroller.contentOffset),
        velocity: CGVector(dx: velocity.x, dy: velocity.y),
        contentSize: scroller.contentSize,
        containerSize: container,
        axes: scroll.scrollAxes,
        environment: environment,
        targets: scroll.targets.compactMap(\.rect)
      )
    )
    offset = scroll.clamped(
      CGPoint(x: wanted.rect.minX - insets.left, y: wanted.rect.minY - insets.top)
    )
  }
}

extension View {
  @available(iOS 17.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}
