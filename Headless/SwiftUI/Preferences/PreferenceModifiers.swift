nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class PreferenceNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceModifier<Key>>, PreferenceSource
{
  func preference<K: PreferenceKey>(_ key: K.Type, content: K.Value?) -> K.Value? {
    key == Key.self ? modifier.value as? K.Value : content
  }

  override func modifierDidChange(from old: PreferenceModifier<Key>) {
    guard !Comparison.areEqual(old.value, modifier.value) else { return }
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }
}

nonisolated struct TransformPreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let transform: (inout Key.Value) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TransformPreferenceNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class TransformPreferenceNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, TransformPreferenceModifier<Key>>, PreferenceSource
{
  func preference<K: PreferenceKey>(_ key: K.Type, content: K.Value?) -> K.Value? {
    guard key == Key.self else { return content }
    var value = content as? Key.Value ?? Key.defaultValue
    modifier.transform(&value)
    return value as? K.Value
  }

  override func modifierDidChange(from old: TransformPreferenceModifier<Key>) {
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }
}

nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceChangeNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class PreferenceChangeNode<Modified: View, Key: PreferenceKey>:
  ModifierNode<Modified, PreferenceChangeModifier<Key>>, PreferenceObserver
where Key.Value: Equatable {
  private var last: Key.Value?

  override func didRealize() {
    graph.preferences.add(self)
  }

  // C.9.13
  func preferencesMayHaveChanged() {
    let value = content.preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    modifier.action(value)
  }
}

// B.2
extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(TransformPreferenceModifier<K>(transform: callback))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
