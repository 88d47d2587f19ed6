/// The place in the graph of a text view that isn't a node itself.
nonisolated struct FocusAnchorModifier: ViewModifier, Equatable {
  typealias Body = Never

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FocusAnchorNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

final class FocusAnchorNode<Modified: View>: EnvironmentNode<Modified, FocusAnchorModifier> {
  override func write(into values: inout EnvironmentValues) {
    values.focusAnchor = link
  }

  override func environmentDidChange() {
    focusedEnvironmentDidChange()
    super.environmentDidChange()
  }

  override func willUnmount() {
    setHasFocus(false)
  }
}

extension EnvironmentValues {
  var focusAnchor: NodeLink? {
    get { self[FocusAnchorKey.self] }
    set { self[FocusAnchorKey.self] = newValue }
  }
}

private enum FocusAnchorKey: EnvironmentKey {
  static var defaultValue: NodeLink? { nil }
}
