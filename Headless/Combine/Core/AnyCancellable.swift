public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public init<C>(_ canceller: C) where C: Cancellable {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public func cancel() {
    let action = lock.withLock { () -> (() -> Void)? in
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
