// B.2
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public var transaction = Transaction()
  let location: Location<Value>

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // The closures are called synchronously, whatever their isolation (runtime L3).
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    location = FunctionLocation(get: read, set: { value, _ in write(value) })
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = FunctionLocation(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    )
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      location.set(newValue, transaction.isEmpty ? .current : transaction)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: PartLocation(location, keyPath), transaction: transaction)
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ConvertedLocation(base.location, read: { $0 }, write: { $0 }),
      transaction: base.transaction
    )
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      location: ConvertedLocation(base.location, read: { $0 ?? first }, write: { .some($0) }),
      transaction: base.transaction
    )
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ConvertedLocation(
        base.location,
        read: { AnyHashable($0) },
        write: { $0.base as? V }
      ),
      transaction: base.transaction
    )
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: ComparableProperty {
  static var comparison: Comparison {
    .by { (lhs: Binding, rhs: Binding) in lhs.location.isSame(as: rhs.location) }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index {
    wrappedValue.index(after: i)
  }

  public func formIndex(after i: inout Value.Index) {
    wrappedValue.formIndex(after: &i)
  }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = location
    return Binding<Value.Element>(
      location: FunctionLocation(
        get: { base.get()[position] },
        set: { value, transaction in
          var whole = base.get()
          whole[position] = value
          base.set(whole, transaction)
        }
      ),
      transaction: transaction
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index {
    wrappedValue.index(before: i)
  }

  public func formIndex(before i: inout Value.Index) {
    wrappedValue.formIndex(before: &i)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
