nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Content._isSingle && Modifier._isSingle }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    Modifier._makeNode(view, parent)
  }

  @_spi(Headless)
  nonisolated public static var _passage: Passage {
    Modifier._passage.around(Content._passage)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Content._isSingle && Modifier._isSingle }

  @_spi(Headless)
  @MainActor
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ConcatenatedNode(view, parent)
  }

  @_spi(Headless)
  nonisolated public static var _passage: Passage {
    Modifier._passage.around(Content._passage)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Two modifiers in a row, as `concat` joins them: the first lies inside the second.
final class ConcatenatedNode<Modified: View, First: ViewModifier, Second: ViewModifier>:
  WrapperNode<
    ModifiedContent<Modified, ModifiedContent<First, Second>>,
    ModifiedContent<ModifiedContent<Modified, First>, Second>
  >
{
  override func content(
    of view: ModifiedContent<Modified, ModifiedContent<First, Second>>
  ) -> ModifiedContent<ModifiedContent<Modified, First>, Second> {
    view.content.modifier(view.modifier.content).modifier(view.modifier.modifier)
  }
}
