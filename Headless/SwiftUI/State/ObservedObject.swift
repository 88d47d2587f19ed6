public import Combine

// B.2
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
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

  fileprivate var object: ObjectType

  nonisolated public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  nonisolated public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(root: wrappedValue) }

  nonisolated public mutating func update() {}

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<ObservedObject>,
    _ binder: inout PropertyBinder
  ) {
    let box: ObjectBox<ObjectType> = binder.box { ObjectBox() }
    box.observe(property.pointee.object, from: binder.node)
  }
}

extension ObservedObject: ComparableProperty {
  static var comparison: Comparison {
    .by { (lhs: ObservedObject, rhs: ObservedObject) in
      lhs.object === rhs.object
    }
  }
}

/// Makes a node dirty whenever an object says that it will change (C.11.4).
class ObjectBox<ObjectType: ObservableObject>: PropertyBox {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  func observe(_ object: ObjectType, from node: Node) {
    guard object !== self.object else { return }
    self.object = object
    let queue = node.graph.invalidations
    subscription = object.objectWillChange.sink { [link = node.link] _ in
      if ThreadContext.current.isUpdating { ViewUpdate.reportPublishing() }
      // C.11.5: it is told before the change; the view reads the new value at the update.
      queue.add(link, generation: nil, transaction: .current)
    }
  }
}
