/// A modifier that is another one in each environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  // No SPI: a type outside would get the default of all modifiers.
  @MainActor
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: _Node
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentalNode(view, parent)
  }

  nonisolated public static var _passage: _Passage { ResolvedModifier._passage }
}

/// Asks for the modifier again when the environment changes.
final class EnvironmentalNode<Modified: View, Modifier: EnvironmentalModifier>: WrapperNode<
  ModifiedContent<Modified, Modifier>, ModifiedContent<Modified, Modifier.ResolvedModifier>
>
{
  override func content(
    of view: ModifiedContent<Modified, Modifier>
  ) -> ModifiedContent<Modified, Modifier.ResolvedModifier> {
    ModifiedContent(
      content: view.content,
      modifier: view.modifier.resolve(in: environment)
    )
  }

  override func environmentDidChange() {
    madeContent?.receive(content(of: view))
    super.environmentDidChange()
  }
}
