@_spi(Headless) import UIKit

public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  private init(name: String) {
    self.name = name
  }

  public init(named name: Text) {
    self.name = name.plain
  }
}

public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

nonisolated struct AccessibilityActionModifier: ViewModifier {
  typealias Body = Never

  let name: String
  let action: () -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilityActionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class AccessibilityActionNode<Modified: View>:
  LayoutModifierNode<Modified, AccessibilityActionModifier>
{
  override func accessibility(in list: inout [AccessibilityNode]) {
    var inner: [AccessibilityNode] = []
    super.accessibility(in: &inner)
    for index in inner.indices {
      inner[index].actions.append(.init(name: modifier.name, perform: modifier.action))
    }
    list += inner
  }
}

nonisolated struct AccessibilitySortModifier: ViewModifier, Equatable {
  typealias Body = Never

  let priority: Double

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilitySortNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class AccessibilitySortNode<Modified: View>:
  LayoutModifierNode<Modified, AccessibilitySortModifier>
{
  override func accessibility(in list: inout [AccessibilityNode]) {
    var inner: [AccessibilityNode] = []
    super.accessibility(in: &inner)
    for index in inner.indices {
      inner[index].sortPriority = modifier.priority
    }
    list += inner
  }
}

extension View {
  nonisolated private func accessibilityAction(
    called name: String,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(name: name, action: action))
  }

  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(called: actionKind.name, handler)
  }

  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(called: name.plain, handler)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(called: nameKey.text, handler)
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(called: String(name), handler)
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(called: "increment") { handler(.increment) }
      .accessibilityAction(called: "decrement") { handler(.decrement) }
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilitySortModifier(priority: sortPriority))
  }

  // Nobody speaks commands here.

  @available(iOS 14.0, *)
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    self
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    self
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    self
  }
}
