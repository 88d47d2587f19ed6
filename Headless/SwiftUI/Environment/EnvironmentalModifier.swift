/// A modifier that is made of the environment in which it is applied.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: _Node
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentalNode(view, parent)
  }

  nonisolated public static var _passage: _Passage { ResolvedModifier._passage }

  nonisolated public static var _isSingle: Bool { ResolvedModifier._isSingle }
}

final class EnvironmentalNode<Modified: View, Modifier: EnvironmentalModifier>:
  ViewNode<ModifiedContent<Modified, Modifier>>
{
  private typealias Resolved = ModifiedContent<Modified, Modifier.ResolvedModifier>
  private var child: ViewNode<ModifiedContent<Modified, Modifier.ResolvedModifier>>?

  private var resolved: Resolved {
    view.content.modifier(view.modifier.resolve(in: environment))
  }

  private var content: ViewNode<ModifiedContent<Modified, Modifier.ResolvedModifier>> {
    if let child { return child }
    let node = makeChild(resolved)
    child = node
    return node
  }

  override func receive(_ new: ModifiedContent<Modified, Modifier>) {
    view = new
    child?.receive(resolved)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    child?.receive(resolved)
  }

  override func prepareChildren() {
    _ = content
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout [Node]) {
    content.appendElements(to: &list)
  }
}
