@_spi(Headless) internal import UIKit

nonisolated struct ScrollVisibilityModifier: ViewModifier {
  typealias Body = Never

  let threshold: Double
  let action: (Bool) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ScrollVisibilityNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Tells when enough of its content is to be seen in the scroll view around it, and when no longer.
final class ScrollVisibilityNode<Modified: View>:
  LayoutModifierNode<Modified, ScrollVisibilityModifier>, VisibleReader
{
  private var isVisible = false

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    scrollContainer?.readers.add(self)
    let new = visiblePart >= CGFloat(modifier.threshold)
    guard new != isVisible else { return }
    isVisible = new
    graph.enqueue { [weak self] in self?.modifier.action(new) }
  }

  private var visiblePart: CGFloat {
    let own = windowRect(finalFrame)
    guard own.width > 0, own.height > 0 else { return 0 }
    let area: CGRect
    if let scroller = scrollContainer?.scroller {
      area = scroller.convert(scroller.bounds.inset(by: scroller.adjustedContentInset), to: nil)
    } else {
      area = graph.hostView?.window?.bounds ?? own
    }
    let shown = own.intersection(area)
    guard !shown.isNull else { return 0 }
    return shown.width * shown.height / (own.width * own.height)
  }
}

@available(iOS 18.0, *)
extension View {
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
