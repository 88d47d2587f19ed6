@_spi(Headless) import UIKit

/// The bar item that stands for one view of a toolbar, kept as long as the view is.
@MainActor
final class ToolbarBarItem {
  private var item: UIBarButtonItem?
  private weak var source: (any ActionSource)?

  /// A control becomes an item of the bar's own.
  func update(_ element: Node, isProminent: Bool) -> UIBarButtonItem {
    guard let action = element.containedActions.first else { return show(nil) }
    return show(action, in: element, isProminent: isProminent)
  }

  func show(_ view: UIView?) -> UIBarButtonItem {
    if let item, item.customView === view { return item }
    let made = UIBarButtonItem(customView: view ?? UIView())
    item = made
    return made
  }

  func asFlexibleSpace() -> UIBarButtonItem {
    let made = item ?? .flexibleSpace()
    item = made
    return made
  }

  private func show(
    _ action: any ActionSource,
    in element: Node,
    isProminent: Bool
  ) -> UIBarButtonItem {
    let item = item.flatMap { $0.customView == nil ? $0 : nil } ?? makeItem()
    self.item = item
    source = action
    let text = action.containedText ?? action.spokenLabel
    let image = action.containedImage
    if item.title != text { item.title = text }
    if item.image != image { item.image = image }
    let menu = action.makeActionMenu()
    // A tap opens the menu, unless the control acts on its own.
    if menu != nil, !action.actsBesideMenu { item.primaryAction = nil }
    if menu != nil || item.menu != nil { item.menu = menu }
    if item.isEnabled != action.isActionEnabled { item.isEnabled = action.isActionEnabled }
    let style: UIBarButtonItem.Style =
      isProminent || action.actionRole == .confirm ? .prominent : .plain
    if item.style != style { item.style = style }
    let tint = action.actionRole == .destructive ? UIColor.systemRed : nil
    if item.tintColor != tint { item.tintColor = tint }
    var heard: [AccessibilityNode] = []
    element.accessibility(in: &heard)
    let label = heard.first?.label
    let spoken = label == text ? nil : label
    if item.accessibilityLabel != spoken { item.accessibilityLabel = spoken }
    let identifier = heard.first?.identifier
    if item.accessibilityIdentifier != identifier { item.accessibilityIdentifier = identifier }
    return item
  }

  private func makeItem() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in self?.source?.performAction() }
    return item
  }
}

extension ActionSource {
  /// What is heard of a control without text.
  var spokenLabel: String? {
    var heard: [AccessibilityNode] = []
    accessibility(in: &heard)
    return heard.first?.label
  }
}

/// A view of a bar that shows views of a toolbar.
final class ToolbarHostView: NodeView {
  private var shown: [Node] = []

  init(_ node: Node) {
    super.init(frame: .zero)
    self.node = node
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var stack: ImplicitStack {
    ImplicitStack(axis: .horizontal, elements: shown)
  }

  func update(_ elements: [Node]) {
    shown = elements
    node?.graph.remeasureDirty()
    let size = stack.size(.unspecified)
    if bounds.size != size { bounds = CGRect(origin: .zero, size: size) }
    stack.place(in: CGRect(origin: .zero, size: size), proposal: .unspecified)
    setNeedsDisplay()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    stack.size(.unspecified)
  }

  override func displayItems() -> [DisplayItem] {
    var context = DisplayContext()
    for node in shown {
      node.display(in: &context)
    }
    return context.items
  }

  override func interleavedContents() -> [DisplayContent]? { nil }

  override func accessibilityNodes() -> [AccessibilityNode] {
    var list: [AccessibilityNode] = []
    for node in shown {
      node.accessibility(in: &list)
    }
    return list
  }
}
