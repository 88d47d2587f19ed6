@_spi(Headless) import UIKit

@available(iOS 13.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  private init(system name: String) {
    self.name = name
  }

  public init(named name: Text) {
    self.name = name.plain
  }

  public static let `default` = AccessibilityActionKind(system: "activate")
  public static let escape = AccessibilityActionKind(system: "escape")
  public static let magicTap = AccessibilityActionKind(system: "magic tap")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

nonisolated struct AccessibilityActionModifier: ViewModifier {
  typealias Body = Never

  /// By the names of the actions.
  let actions: [(name: String, run: () -> Void)]

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilityActionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Gives the elements inside something that VoiceOver can do.
final class AccessibilityActionNode<Modified: View>:
  LayoutModifierNode<Modified, AccessibilityActionModifier>
{
  override func accessibility(in list: inout [AccessibilityNode]) {
    var inner: [AccessibilityNode] = []
    super.accessibility(in: &inner)
    for index in inner.indices {
      // The modifier nearest to the view wins.
      for action in modifier.actions where inner[index].actions[action.name] == nil {
        inner[index].actions[action.name] = { [weak self] in self?.perform(action.name) }
      }
    }
    list += inner
  }

  /// The newest closure runs, in the stage of its view.
  private func perform(_ name: String) {
    guard let action = modifier.actions.first(where: { $0.name == name }) else { return }
    graph.stage.perform { action.run() }
  }
}

// B.5
extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(actions: [(actionKind.name, handler)]))
  }

  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  @available(iOS 14.0, *)
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  @available(iOS 14.0, *)
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      AccessibilityActionModifier(
        actions: [("increment", { handler(.increment) }), ("decrement", { handler(.decrement) })]
      )
    )
  }
}
