public import Observation

@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var location: Location<FocusedValues>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: objectType] }
  }

  public var wrappedValue: Value? { location.flatMap { read($0.get()) } }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<FocusedValue>,
    _ binder: inout PropertyBinder
  ) {
    property.pointee.location = FocusCenter.of(binder.node.graph.stage).values
  }
}

@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var location: Location<FocusedValues>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  private var binding: Binding<Value>? { location.flatMap { read($0.get()) } }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    binding.map { Binding<Value?>($0) } ?? .constant(nil)
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<FocusedBinding>,
    _ binder: inout PropertyBinder
  ) {
    property.pointee.location = FocusCenter.of(binder.node.graph.stage).values
  }
}

// What they read from is written in the view's source: it never changes.

@available(iOS 14.0, *)
extension FocusedValue: ComparableProperty {
  static var comparison: Comparison { .by { (_: FocusedValue, _: FocusedValue) in true } }
}

@available(iOS 14.0, *)
extension FocusedBinding: ComparableProperty {
  static var comparison: Comparison { .by { (_: FocusedBinding, _: FocusedBinding) in true } }
}
