@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  var body: Self.Body { get }

  /// Makes the node that stands for a view in a graph. Primitive views implement it (`Node.swift`).
  // No SPI: a type outside couldn't conform, its default being hidden. Underscored names stay out of
  // the symbol graph.
  @MainActor
  static func _makeNode(_ view: Self, _ parent: _Node) -> _ViewNode<Self>

  /// What a custom modifier whose body has this type does to the layout of its content.
  nonisolated static var _passage: _Passage { get }

  /// Whether the type alone says that the view is one element: nothing is evaluated to count.
  nonisolated static var _isSingle: Bool { get }
}

extension View {
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: _Node) -> _ViewNode<Self> {
    CompositeNode(view, parent)
  }

  nonisolated public static var _passage: _Passage { .opaque }

  nonisolated public static var _isSingle: Bool { Body._isSingle }
}

extension View where Body == Never {
  nonisolated public static var _isSingle: Bool { true }

  @MainActor @preconcurrency
  public var body: Never {
    fatalError("\(Self.self) is a primitive view: its body must not be asked for.")
  }
}

extension Never: View {
  public typealias Body = Never

  nonisolated public static var _isSingle: Bool { true }

  nonisolated public var body: Never {
    fatalError("Never has no body.")
  }
}

/// How the layout of a view relates to that of the content placeholder inside it, by type alone.
///
/// Measuring asks only for what the size needs. The body of a modifier that returns its content,
/// or its content with modifiers that have no say in the size, isn't evaluated (ios-hooks 1.1).
public enum _Passage: Sendable {
  /// The layout is the view's own: measuring evaluates it.
  case opaque
  /// The layout is that of the placeholder.
  case content
  /// The layout is that of the placeholder, in an environment that the view writes.
  case contentInEnvironment

  /// The passage of a view whose parts lie around each other.
  func around(_ inner: _Passage) -> _Passage {
    switch (self, inner) {
    case (.opaque, _), (_, .opaque): .opaque
    case (.content, .content): .content
    case (.contentInEnvironment, _), (_, .contentInEnvironment): .contentInEnvironment
    }
  }
}

@_spi(Headless)
public typealias Passage = _Passage
