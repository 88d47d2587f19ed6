/// The title of a screen, taken from a view.
nonisolated struct NavigationTitleViewModifier<Title: View>: ViewModifier {
  typealias Body = Never

  let title: Title

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    NavigationTitleViewNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class NavigationTitleViewNode<Modified: View, Title: View>:
  ModifierNode<Modified, NavigationTitleViewModifier<Title>>
{
  private var title: ViewNode<Title>?

  override func collect(into preferences: inout HostPreferences) {
    super.collect(into: &preferences)
    guard preferences.title == nil else { return }
    preferences.title = title?.containedText
  }

  override func modifierDidChange(from old: NavigationTitleViewModifier<Title>) {
    title?.receive(modifier.title)
    graph.preferencesMayHaveChanged()
  }

  override func prepareChildren() {
    super.prepareChildren()
    let node = title ?? makeChild(modifier.title)
    title = node
    node.prepareBelow()
    graph.preferencesMayHaveChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let title { visit(title) }
  }

  override func layoutReads(_ child: Node) -> Bool { child !== title }
}
