// B.2
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { box.map { $0.get() } ?? initial }
    nonmutating set { box?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: box)
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<State>,
    _ binder: inout PropertyBinder
  ) {
    let initial = property.pointee.initial
    let owner = binder.node
    // C.11.3: the value given later is ignored, the identity keeps its first one.
    property.pointee.box =
      binder.box { StatePropertyBox(StateBox(initial, owner: owner)) }.location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ComparableProperty {
  static var comparison: Comparison {
    let values = Comparison.of(Value.self)
    return .by { (lhs: State, rhs: State) in values.areEqual(lhs.initial, rhs.initial) }
  }
}

final class StatePropertyBox<Value>: PropertyBox {
  let location: StateBox<Value>

  init(_ location: StateBox<Value>) {
    self.location = location
  }
}
