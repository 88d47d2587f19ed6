@_spi(Headless) import UIKit

/// A button that a swipe over a row reveals.
struct SwipeAction {
  let title: String?
  let image: UIImage?
  let color: DisplayColor
  let perform: @MainActor () -> Void
}

@MainActor
protocol SwipeSource: Node {
  var swipeActions: [SwipeAction] { get }
  var allowsFullSwipe: Bool { get }
}

nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier {
  typealias Body = Never

  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    SwipeActionsNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Buttons beside a row, which only a list shows.
final class SwipeActionsNode<Modified: View, Actions: View>:
  LayoutModifierNode<Modified, SwipeActionsModifier<Actions>>, RowTraitSource, SwipeSource
{
  private var hidden: ViewNode<Actions>?

  func apply(to traits: inout RowTraits) {
    switch modifier.edge {
    case .leading: traits.leadingActions = traits.leadingActions ?? self
    case .trailing: traits.trailingActions = traits.trailingActions ?? self
    }
  }

  override func modifierDidChange(from old: SwipeActionsModifier<Actions>) {
    hidden?.receive(modifier.actions)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let hidden { visit(hidden) }
  }

  override func layoutReads(_ child: Node) -> Bool { child !== hidden }

  var allowsFullSwipe: Bool { modifier.allowsFullSwipe }

  var swipeActions: [SwipeAction] {
    let node = hidden ?? makeChild(modifier.actions)
    hidden = node
    node.prepareBelow()
    return node.containedActions.filter(\.isActionEnabled).map { action in
      let environment = action.environment
      let isDestructive = action.actionRole == .destructive
      let plain = isDestructive ? UIColor.systemRed : .systemGray
      let color =
        environment.tint?.display(in: environment)
        ?? plain.displayColor(for: environment.colorTraits)
      return SwipeAction(
        title: action.containedText ?? action.spokenLabel,
        image: action.containedImage,
        color: color
      ) { [weak action] in action?.performAction() }
    }
  }
}

// B.3
extension View {
  @available(iOS 15.0, *)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content())
    )
  }
}
