// Not documented by Apple, and what containers of libraries were made of before iOS 18.

public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func body(children: _VariadicView.Children) -> Self.Body
}

/// The root of a tree that is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// The root of a tree that is as many views as its body.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor @preconcurrency
  public var body: some View {
    let root = root
    SubviewReader(base: content) { root.body(children: _VariadicView_Children($0.subviews)) }
  }
}

nonisolated public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int

  nonisolated public struct Element: View, Identifiable {
    let value: SubviewValue

    /// The id that the view was given, or one of its own.
    public var id: AnyHashable {
      value.identifiers.first ?? AnyHashable(SubviewNumber(number: value.number))
    }

    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      for id in value.identifiers {
        if let id = id.base as? ID { return id }
      }
      return nil
    }

    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { value.traits.value(ObjectIdentifier(key)) ?? Trait.defaultValue }
    }

    @MainActor @preconcurrency
    public var body: some View { SubviewBody(value: value) }
  }

  private let elements: [Element]

  init(_ values: [SubviewValue]) {
    elements = values.map { Element(value: $0) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(index: Int) -> Element { elements[index] }
}

extension _VariadicView_Children: View {
  @MainActor @preconcurrency
  public var body: some View {
    ForEach(elements) { $0 }
  }
}

private struct SubviewNumber: Hashable {
  let number: Int
}

public protocol _ViewTraitKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension View {
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(
      SubviewTraitModifier(value: value) { value, traits in
        traits.values[ObjectIdentifier(K.self)] = value
      }
    )
  }
}
