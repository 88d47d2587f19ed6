public import Combine

// B.2
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let thunk: () -> ObjectType
  private var object: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if let object { return object }
    graphlessAccess()
    return thunk()
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  nonisolated public mutating func update() {}

  @MainActor
  private func graphlessAccess() {
    ViewUpdate.reportUninstalledStateObject(ObjectType.self)
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<StateObject>,
    _ binder: inout PropertyBinder
  ) {
    let box: ObjectBox<ObjectType> = binder.box { ObjectBox() }
    // C.11.3: once per identity.
    let object = box.object ?? property.pointee.thunk()
    box.observe(object, from: binder.node)
    property.pointee.object = object
  }
}

extension StateObject: ComparableProperty {
  // Only the first value of an identity counts.
  static var comparison: Comparison { .by { (_: StateObject, _: StateObject) in true } }
}
