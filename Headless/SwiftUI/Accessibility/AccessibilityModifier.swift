@_spi(Headless) import UIKit

/// What a modifier changes about what is heard.
enum AccessibilityChange: Equatable, Sendable {
  case label(String)
  case value(String)
  case hint(String)
  case identifier(String)
  case hidden(Bool)
  case add(AccessibilityTraits)
  case remove(AccessibilityTraits)
}

nonisolated struct AccessibilityModifier: ViewModifier, Equatable {
  typealias Body = Never

  let change: AccessibilityChange

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilityChangeNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Changes the elements inside, and makes one where there are none but something is said.
final class AccessibilityChangeNode<Modified: View>:
  LayoutModifierNode<Modified, AccessibilityModifier>
{
  override func modifierDidChange(from old: AccessibilityModifier) {
    if old != modifier { invalidateDisplay() }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    if case .hidden(let isHidden) = modifier.change, isHidden { return }
    var inner: [AccessibilityNode] = []
    super.accessibility(in: &inner)
    if inner.isEmpty, modifier.change.makesElement { inner = [emptyElement()] }
    list += inner.map(modifier.change.applied)
  }

  private func emptyElement() -> AccessibilityNode {
    AccessibilityNode(
      role: .text,
      label: nil,
      isEnabled: environment.isEnabled,
      frame: windowRect(frame),
      view: containerView
    )
  }
}

extension AccessibilityChange {
  fileprivate var makesElement: Bool {
    switch self {
    case .label, .value: true
    case .add(let traits): traits.contains(.isButton)
    case .hint, .identifier, .hidden, .remove: false
    }
  }

  @MainActor
  fileprivate func applied(to node: AccessibilityNode) -> AccessibilityNode {
    var node = node
    switch self {
    case .label(let text): node.label = text
    case .value(let text): node.value = text
    case .hint(let text): node.hint = text
    case .identifier(let text): node.identifier = text
    case .hidden: break
    case .add(let traits):
      if traits.contains(.isSelected) { node.isSelected = true }
      if let role = traits.role { node.role = role }
    case .remove(let traits):
      if traits.contains(.isSelected) { node.isSelected = false }
      if let role = traits.role, node.role == role { node.role = .text }
    }
    return node
  }
}

extension AccessibilityTraits {
  /// The role that these traits give.
  fileprivate var role: AccessibilityNode.Role? {
    if contains(.isButton) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isHeader) { return .heading }
    if contains(.isSearchField) { return .searchField }
    if contains(.isImage) { return .image }
    if #available(iOS 17.0, *), contains(.isToggle) { return .toggle }
    return contains(.isStaticText) ? .text : nil
  }
}
