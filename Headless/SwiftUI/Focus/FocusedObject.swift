public import Combine

/// An object of the view that has the focus, or of the scene.
@available(iOS 16.0, *)
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    let root: ObjectType

    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  private var location: Location<FocusedValues>?

  nonisolated public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? { location?.get()[object: ObjectType.self] }

  @MainActor @preconcurrency
  public var projectedValue: FocusedObject<ObjectType>.Wrapper? {
    wrappedValue.map { Wrapper(root: $0) }
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<FocusedObject>,
    _ binder: inout PropertyBinder
  ) {
    let location = FocusCenter.of(binder.node.graph.stage).values
    property.pointee.location = location
    let box: ObjectBox<ObjectType> = binder.box { ObjectBox() }
    guard let object = location.get()[object: ObjectType.self] else { return }
    box.observe(object, from: binder.node)
  }
}

@available(iOS 16.0, *)
extension FocusedObject: ComparableProperty {
  static var comparison: Comparison { .by { (_: FocusedObject, _: FocusedObject) in true } }
}
