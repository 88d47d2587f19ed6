/// Runs an action after an update in which a value changed (C.9.12).
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  enum Action {
    /// Called as the previous body made it: what it captured is old.
    case old((Value) -> Void)
    case new((Value, Value) -> Void)
  }

  let value: Value
  let isInitial: Bool
  let action: Action

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ChangeNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ChangeNode<Modified: View, Value: Equatable>:
  ModifierNode<Modified, ChangeModifier<Value>>
{
  override func didRealize() {
    guard modifier.isInitial else { return }
    let modifier = modifier
    graph.enqueue { Self.run(modifier, from: modifier) }
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    guard old.value != modifier.value else { return }
    let new = modifier
    graph.enqueue { Self.run(new, from: old) }
  }

  private static func run(_ new: ChangeModifier<Value>, from old: ChangeModifier<Value>) {
    switch new.action {
    case .new(let action): action(old.value, new.value)
    case .old:
      guard case .old(let action) = old.action else { return }
      action(new.value)
    }
  }
}

// B.4
extension View {
  @available(iOS, introduced: 14.0, deprecated: 17.0)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: .old(action)))
  }

  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: .new(action)))
  }

  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, action: .new { _, _ in action() })
    )
  }
}
