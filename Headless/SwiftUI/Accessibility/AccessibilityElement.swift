@_spi(Headless) import UIKit

public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore, contain, combine
  }

  let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

nonisolated struct AccessibilityElementModifier: ViewModifier, Equatable {
  typealias Body = Never

  let children: AccessibilityChildBehavior

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilityElementNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// One element for all that lies inside.
final class AccessibilityElementNode<Modified: View>:
  LayoutModifierNode<Modified, AccessibilityElementModifier>
{
  override func modifierDidChange(from old: AccessibilityElementModifier) {
    if old != modifier { invalidateDisplay() }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var element = AccessibilityNode(
      role: .text,
      label: nil,
      isEnabled: environment.isEnabled,
      frame: windowRect(frame),
      view: containerView
    )
    guard modifier.children != .ignore else { return list.append(element) }
    var inner: [AccessibilityNode] = []
    super.accessibility(in: &inner)
    if modifier.children == .contain {
      element.role = .container
      element.children = sorted(inner)
    } else {
      combine(inner, into: &element)
    }
    list.append(element)
  }

  /// Those of one priority in their order.
  private func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.enumerated().sorted { one, other in
      one.element.sortPriority == other.element.sortPriority
        ? one.offset < other.offset : one.element.sortPriority > other.element.sortPriority
    }.map(\.element)
  }

  private func combine(_ parts: [AccessibilityNode], into element: inout AccessibilityNode) {
    func joined(_ texts: [String]) -> String? {
      texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    element.label = joined(parts.compactMap(\.label))
    element.value = joined(parts.compactMap(\.value))
    element.hint = joined(parts.compactMap(\.hint))
    element.isSelected = parts.contains(where: \.isSelected)
    element.actions = parts.flatMap(\.actions)
    // One that acts gives the element its role, and its place to touch.
    if let active = parts.first(where: { $0.role != .text && $0.role != .image }) {
      element.role = active.role
      element.isEnabled = active.isEnabled
      if [.button, .link, .toggle].contains(active.role) { element.frame = active.frame }
    } else if parts.contains(where: { $0.role == .image }),
      !parts.contains(where: { $0.role == .text })
    {
      element.role = .image
    }
  }
}

// B.5
extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(children: children))
  }
}
