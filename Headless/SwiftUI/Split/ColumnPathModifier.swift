/// A `NavigationStack` that is a column's content: the column's stack is its stack.
nonisolated struct ColumnPathModifier: ViewModifier {
  typealias Body = Never

  let path: PathSource

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ColumnPathNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ColumnPathNode<Modified: View>: ModifierNode<Modified, ColumnPathModifier> {
  override func didRealize() {
    follow()
  }

  override func modifierDidChange(from old: ColumnPathModifier) {
    follow()
  }

  override func refresh() {
    follow()
  }

  private func follow() {
    guard isRealized, let model = environment.navigation.model else { return }
    let path = modifier.path
    _ = evaluate { path.values() }
    let isAnimated = !currentTransaction.disablesAnimations
    graph.enqueue {
      model.use(path)
      model.sync(animated: isAnimated)
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is the content of a column, where a stack needs no stack of its own.
  var isColumnRoot: Bool {
    get { self[ColumnRootKey.self] }
    set { self[ColumnRootKey.self] = newValue }
  }
}

private enum ColumnRootKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
