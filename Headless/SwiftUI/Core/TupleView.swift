@_spi(Reflection) import Swift

nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T

  public init(_ value: T) {
    self.value = value
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { false }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    TupleNode(view, parent)
  }
}

/// The statements of a builder block: identity is the position.
final class TupleNode<T>: ViewNode<TupleView<T>> {
  private let plan = TuplePlan.of(T.self)
  private var children: [Node] = []

  private func makeChildrenIfNeeded() {
    guard children.isEmpty, !plan.elements.isEmpty else { return }
    children = withUnsafeBytes(of: &view.value) { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return plan.elements.map { $0.make(base, self) }
    }
  }

  override func receive(_ new: TupleView<T>) {
    view = new
    guard !children.isEmpty else { return }
    var value = new.value
    withUnsafeBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (element, child) in zip(plan.elements, children) {
        element.update(base, child)
      }
    }
  }

  override func prepareChildren() {
    makeChildrenIfNeeded()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in children {
      visit(child)
    }
  }

  override func appendElements(to list: inout [Node]) {
    makeChildrenIfNeeded()
    for child in children {
      child.appendElements(to: &list)
    }
  }
}

/// Where the views of a tuple lie and how their nodes are made, found once a type.
@MainActor
final class TuplePlan {
  let elements: [TupleElement]

  private static var plans: [ObjectIdentifier: TuplePlan] = [:]

  static func of<T>(_ type: T.Type) -> TuplePlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = TuplePlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private init<T>(_ type: T.Type) {
    if let view = type as? any View.Type {
      elements = [Self.element(view, offset: 0)]
      return
    }
    var elements: [TupleElement] = []
    _ = _forEachField(of: type, options: .ignoringUnknown) { _, offset, type, _ in
      guard let view = type as? any View.Type else { return false }
      elements.append(Self.element(view, offset: offset))
      return true
    }
    self.elements = elements
  }

  private static func element<V: View>(_ type: V.Type, offset: Int) -> TupleElement {
    TupleElementOf<V>(offset: offset)
  }
}

@MainActor
class TupleElement {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  func make(_ base: UnsafeRawPointer, _ parent: Node) -> Node {
    preconditionFailure("An element of a tuple has a type.")
  }

  func update(_ base: UnsafeRawPointer, _ child: Node) {}

  func view(_ base: UnsafeRawPointer) -> any View {
    preconditionFailure("An element of a tuple has a type.")
  }
}

extension TupleView {
  /// Visits the views of the tuple, in order.
  @MainActor
  func visitElements(_ visit: (any View) -> Void) {
    var value = value
    withUnsafeBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for element in TuplePlan.of(T.self).elements {
        visit(element.view(base))
      }
    }
  }
}

final class TupleElementOf<V: View>: TupleElement {
  override func make(_ base: UnsafeRawPointer, _ parent: Node) -> Node {
    parent.makeChild((base + offset).assumingMemoryBound(to: V.self).pointee)
  }

  override func view(_ base: UnsafeRawPointer) -> any View {
    (base + offset).assumingMemoryBound(to: V.self).pointee
  }

  override func update(_ base: UnsafeRawPointer, _ child: Node) {
    unsafeDowncast(child, to: ViewNode<V>.self)
      .receive((base + offset).assumingMemoryBound(to: V.self).pointee)
  }
}
