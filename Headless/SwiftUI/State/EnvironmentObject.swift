public import Combine

// B.2
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  private var object: ObjectType?

  nonisolated public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else { missing() }
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(root: wrappedValue) }

  nonisolated public mutating func update() {}

  // C.9.9
  private func missing() -> Never {
    fatalError(
      "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
        + "\(ObjectType.self) may be missing as an ancestor of this view."
    )
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<EnvironmentObject>,
    _ binder: inout PropertyBinder
  ) {
    let box: EnvironmentObjectBox<ObjectType> = binder.box { EnvironmentObjectBox() }
    let object = binder.node.environment[object: ObjectType.self]
    if let object { box.observe(object, from: binder.node) }
    property.pointee.object = object
  }
}

extension EnvironmentObject: ComparableProperty {
  static var comparison: Comparison {
    .by { (_: EnvironmentObject, _: EnvironmentObject) in true }
  }
}

final class EnvironmentObjectBox<ObjectType: ObservableObject>: ObjectBox<ObjectType> {
  override func environmentDidChange(for node: Node) -> Bool {
    node.environment[object: ObjectType.self] !== object
  }
}

extension View {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }
}
