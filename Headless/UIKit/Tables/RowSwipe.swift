/// A row whose actions are in sight, or on their way.
@MainActor
struct RowSwipe {
  let indexPath: IndexPath
  let cell: UITableViewCell
  let view: SwipeActionsView
  let isTrailing: Bool
}

/// A finger that moves a row sideways.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  override func recognizes(travel: CGPoint) -> Bool {
    abs(travel.x) > abs(travel.y)
  }
}

/// The buttons beside a swiped row.
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  private let buttons: [SwipeActionButton]
  var isAtLeft = false

  init(
    _ configuration: UISwipeActionsConfiguration,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.configuration = configuration
    buttons = configuration.actions.map { action in
      let button = SwipeActionButton(action)
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  /// How far the row moves to show all buttons.
  var fullWidth: CGFloat { SwipeLook.width(of: buttons.count) }

  override func layoutSubviews() {
    let frames = SwipeLook.frames(
      buttons.count,
      shown: bounds.width,
      in: bounds,
      isAtLeft: isAtLeft
    )
    for (button, frame) in zip(buttons, frames) {
      button.frame = frame
    }
  }
}

final class SwipeActionButton: UIControl {
  private let action: UIContextualAction

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override func displayItems() -> [DisplayItem] {
    SwipeLook.items(
      in: bounds,
      fill: action.backgroundColor.displayColor(for: traitCollection),
      image: action.image,
      title: action.title,
      traits: traitCollection
    )
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = action.title ?? action.image?.spokenName
    return [node]
  }
}
