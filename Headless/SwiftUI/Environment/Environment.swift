public import Observation

// B.2
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(read: (EnvironmentValues) -> Value?, missing: String)
  }

  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(
      read: { $0[object: objectType] },
      missing: "No Observable object of type \(Value.self) found. "
        + "A View.environmentObject(_:) for \(Value.self) may be missing as an ancestor of this "
        + "view."
    )
  }

  @available(iOS 17.0, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(read: { .some($0[object: objectType]) }, missing: "")
  }

  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let missing): fatalError(missing)
    }
  }

  private func read(from values: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let read, _): read(values)
    }
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<Environment>,
    _ binder: inout PropertyBinder
  ) {
    let box: EnvironmentBox<Value> = binder.box { EnvironmentBox() }
    let source = property.pointee
    box.read = { source.read(from: $0) }
    box.value = source.read(from: binder.node.environment)
    property.pointee.value = box.value
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ComparableProperty {
  static var comparison: Comparison {
    .by { (lhs: Environment, rhs: Environment) in
      switch (lhs.source, rhs.source) {
      case (.keyPath(let left), .keyPath(let right)): left == right
      case (.object, .object): true
      case (.keyPath, .object), (.object, .keyPath): false
      }
    }
  }
}

/// What a view last read from the environment through one property.
final class EnvironmentBox<Value>: PropertyBox {
  var read: (EnvironmentValues) -> Value? = { _ in nil }
  var value: Value?

  override func environmentDidChange(for node: Node) -> Bool {
    switch (read(node.environment), value) {
    case (nil, nil): false
    case (let new?, let old?): !Comparison.areEqual(new, old)
    case (nil, _?), (_?, nil): true
    }
  }
}
