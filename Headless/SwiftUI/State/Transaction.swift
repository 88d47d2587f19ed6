public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  public var animation: Animation? {
    get { self[value: AnimationKey.self] }
    set { self[value: AnimationKey.self] = newValue }
  }

  public var disablesAnimations: Bool {
    get { self[value: DisablesAnimationsKey.self] }
    set { self[value: DisablesAnimationsKey.self] = newValue }
  }

  public var isContinuous: Bool {
    get { self[value: ContinuousKey.self] }
    set { self[value: ContinuousKey.self] = newValue }
  }

  @available(iOS 17.0, *)
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { self[value: key] }
    set { self[value: key] = newValue }
  }

  private subscript<K: TransactionKey>(value key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The transaction of the change that is made now.
  static var current: Transaction { ThreadContext.current.transaction ?? Transaction() }

  private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }

  private enum DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private enum ContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
  }
}

public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let context = ThreadContext.current
  let outer = context.transaction
  context.transaction = transaction
  defer { context.transaction = outer }
  return try body()
}

@available(iOS 17.0, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
