// Values of the view that has the focus. No view says any here (gaps page), so all are nil.

@available(iOS 14.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

@available(iOS 14.0, *)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value? { read(FocusedValues()) }
}

@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value? {
    get { read(FocusedValues())?.wrappedValue }
    nonmutating set {
      if let newValue { read(FocusedValues())?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    read(FocusedValues()).map { Binding<Value?>($0) } ?? .constant(nil)
  }
}
