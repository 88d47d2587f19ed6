@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content) -> Self.Body

  /// Makes the node of a view with this modifier. Primitive modifiers implement it.
  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: _Node
  ) -> _ViewNode<ModifiedContent<Modified, Self>>

  /// What this modifier does to the layout of a placeholder inside it (`Passage`).
  nonisolated static var _passage: _Passage { get }

  /// Whether one element is still one with this modifier, by type alone.
  nonisolated static var _isSingle: Bool { get }
}

extension ViewModifier {
  @MainActor
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: _Node
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    CompositeModifierNode(view, parent)
  }

  nonisolated public static var _passage: _Passage { Body._passage }

  nonisolated public static var _isSingle: Bool { Body._isSingle }

  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  @MainActor @preconcurrency
  public func body(content: Self.Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier: its body must not be asked for.")
  }

  nonisolated public static var _passage: _Passage { .opaque }
}

nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never

  public static let identity = EmptyModifier()

  public init() {}

  @_spi(Headless)
  @MainActor
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ModifierNode(view, parent)
  }

  @_spi(Headless)
  nonisolated public static var _passage: Passage { .content }
}

/// The content that a custom modifier places in its body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let link: ContentLink?

  @MainActor var provider: (any ContentProvider)? { link?.provider }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    PlaceholderNode(view, parent)
  }

  @_spi(Headless)
  nonisolated public static var _passage: Passage { .content }
}
