@_spi(Headless) import UIKit

/// Binds the focus of the search field of the search around it.
nonisolated struct SearchFocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let location: Location<Value>
  let value: Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    SearchFocusNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

/// The search lies inside: what focuses it comes down to it.
final class SearchFocusNode<Modified: View, Value: Hashable>:
  EnvironmentNode<Modified, SearchFocusModifier<Value>>
{
  override func write(into values: inout EnvironmentValues) {
    values.searchFocus = FocusLinkOf(modifier.location, modifier.value)
  }

  override func didRealize() {
    super.didRealize()
    FocusLinkOf(modifier.location, modifier.value).join(self)
  }

  override func modifierDidChange(from old: SearchFocusModifier<Value>) {
    super.modifierDidChange(from: old)
    FocusLinkOf(modifier.location, modifier.value).join(self)
  }

  override func writesSame(
    _ old: SearchFocusModifier<Value>,
    _ new: SearchFocusModifier<Value>
  ) -> Bool {
    old.location.isSame(as: new.location) && old.value == new.value
  }
}

extension EnvironmentValues {
  var searchFocus: FocusLink? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

extension View {
  @available(iOS 18.0, *)
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(location: binding.location, value: true))
  }

  @available(iOS 18.0, *)
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View {
    modifier(SearchFocusModifier(location: binding.location, value: value))
  }
}
