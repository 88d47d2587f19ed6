@available(iOS 14.0, *)
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: Namespace.ID { id }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<Namespace>,
    _ binder: inout PropertyBinder
  ) {
    property.pointee.id = binder.box { NamespaceBox.next() }.id
  }
}

extension Namespace: ComparableProperty {
  // Which one it is depends on the identity of the view alone.
  static var comparison: Comparison { .by { (_: Namespace, _: Namespace) in true } }
}

private final class NamespaceBox: PropertyBox {
  private static var last = 0
  let id: Namespace.ID

  init(id: Namespace.ID) {
    self.id = id
  }

  static func next() -> NamespaceBox {
    last += 1
    return NamespaceBox(id: Namespace.ID(number: last))
  }
}
