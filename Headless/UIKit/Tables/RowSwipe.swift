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
  private let isTrailing: Bool

  init(
    _ configuration: UISwipeActionsConfiguration,
    isTrailing: Bool,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    self.configuration = configuration
    self.isTrailing = isTrailing
    buttons = configuration.actions.map { action in
      let button = SwipeActionButton(action)
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  private static let buttonWidth: CGFloat = 74
  private static let gap: CGFloat = 8

  /// The width of all buttons (ios-look 6).
  var fullWidth: CGFloat {
    CGFloat(buttons.count) * (Self.buttonWidth + Self.gap)
  }

  // The first action is the outermost.
  override func layoutSubviews() {
    for (index, button) in buttons.enumerated() {
      let step = CGFloat(index) * (Self.buttonWidth + Self.gap)
      let x = isTrailing ? bounds.width - step - Self.buttonWidth : step
      button.frame = CGRect(x: x, y: 0, width: Self.buttonWidth, height: bounds.height)
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
    let traits = traitCollection
    let box = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 0, dy: 3)
    let radius = Stage.current.look == .glass ? box.height / 2 : 0
    var items: [DisplayItem] = [
      .fill(.box(box, radius: radius), .color(action.backgroundColor.displayColor(for: traits)))
    ]
    if let image = action.image {
      let frame = CGRect(x: box.midX - 10, y: box.midY - 10, width: 20, height: 20)
      let item = image.displayItem(in: frame, tint: .white, traits: traits)
      if let item { items.append(item) }
    } else if let title = action.title {
      items.append(.text(.line(title, in: box, pointSize: 13, color: .white, alignment: .center)))
    }
    return items
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = action.title ?? action.image?.spokenName
    return [node]
  }
}
