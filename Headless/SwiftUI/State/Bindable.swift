public import Observation

// B.2
@available(iOS 17.0, *)
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  private var value: Value

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public var projectedValue: Bindable<Value> { self }

  // It makes memberwise initializers take the object, as on iOS; the one below is what they call.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) {
    value = wrappedValue
  }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

@available(iOS 17.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) {
    self = Self(boxing: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self = Self(boxing: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

@available(iOS 17.0, *)
extension Bindable {
  private init(boxing value: Value) {
    self.value = value
  }
}
