/// Where a value lives that a binding reads and writes.
class Location<Value>: @unchecked Sendable {
  func get() -> Value {
    preconditionFailure("\(Self.self) says how it is read.")
  }

  func set(_ value: Value, _ transaction: Transaction) {}

  /// Whether another location leads to the same value.
  func isSame(as other: Location<Value>) -> Bool {
    self === other
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
}

/// A value behind closures.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { setValue(value, transaction) }
  }
}

/// A part of another value.
final class PartLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let path: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  override func get() -> Value { base.get()[keyPath: path] }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.get()
    whole[keyPath: path] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Base, Value> else { return false }
    return other.path == path && other.base.isSame(as: base)
  }
}

/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let root: Root
  private let path: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override func get() -> Value { root[keyPath: path] }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { root[keyPath: path] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return other.root === root && other.path == path
  }
}

/// A value seen as another type.
final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let read: (Base) -> Value
  private let write: (Value) -> Base?

  init(
    _ base: Location<Base>,
    read: @escaping (Base) -> Value,
    write: @escaping (Value) -> Base?
  ) {
    self.base = base
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard let value = write(value) else { return }
    base.set(value, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return other.base.isSame(as: base)
  }
}
