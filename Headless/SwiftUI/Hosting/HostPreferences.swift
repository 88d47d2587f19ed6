/// What the views of a graph say about the navigation bar of their host (C.9.4).
struct HostPreferences: Equatable {
  var title: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var isBarHidden: Bool?
  var isDismissDisabled: Bool?

  @MainActor
  init(of graph: ViewGraph) {
    guard let root = graph.root else { return }
    title = root.preference(TitleKey.self) ?? nil
    displayMode = root.preference(DisplayModeKey.self) ?? nil
    hidesBackButton = root.preference(BackButtonKey.self) ?? nil
    isBarHidden = root.preference(BarHiddenKey.self) ?? nil
    isDismissDisabled = root.preference(DismissDisabledKey.self) ?? nil
  }

  init() {}

  enum TitleKey: HostPreferenceKey {
    typealias Value = String?
  }

  enum DisplayModeKey: HostPreferenceKey {
    typealias Value = NavigationBarItem.TitleDisplayMode?
  }

  enum BackButtonKey: HostPreferenceKey {
    typealias Value = Bool?
  }

  enum BarHiddenKey: HostPreferenceKey {
    typealias Value = Bool?
  }

  enum DismissDisabledKey: HostPreferenceKey {
    typealias Value = Bool?
  }
}

/// A key of which the innermost and first value counts.
protocol HostPreferenceKey: PreferenceKey where Value: ExpressibleByNilLiteral & OptionalValue {}

extension HostPreferenceKey {
  static func reduce(value: inout Value, nextValue: () -> Value) {
    guard value.isNil else { return }
    value = nextValue()
  }
}

/// A value that may be missing.
protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

extension View {
  /// Says something about the host's bar, unless a view inside says it.
  nonisolated func hostPreference<K: HostPreferenceKey>(
    _ key: K.Type,
    _ value: K.Value
  ) -> some View {
    modifier(HostPreferenceModifier<K>(value: value))
  }
}

nonisolated struct HostPreferenceModifier<Key: HostPreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    HostPreferenceNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class HostPreferenceNode<Modified: View, Key: HostPreferenceKey>:
  ModifierNode<Modified, HostPreferenceModifier<Key>>, PreferenceSource
{
  func preference<K: PreferenceKey>(_ key: K.Type, content: K.Value?) -> K.Value? {
    guard key == Key.self else { return content }
    if let inner = content as? Key.Value, !inner.isNil { return content }
    return modifier.value as? K.Value
  }

  override func modifierDidChange(from old: HostPreferenceModifier<Key>) {
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
