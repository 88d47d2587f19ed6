public final class Future<Output, Failure>: Publisher where Failure: Error {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Waiting] = []

  // The work starts here, not with the first subscriber, and runs once.
  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Link(subscriber, future: self))
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [Waiting] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for one in waiting { one.fulfill(result) }
  }

  /// The result if it is there; else the subscriber waits for it.
  private func result(or subscriber: Waiting) -> Result<Output, Failure>? {
    lock.withLock {
      if result == nil { waiting.append(subscriber) }
      return result
    }
  }

  private func remove(_ subscriber: Waiting) {
    lock.withLock { waiting.removeAll { $0 === subscriber } }
  }

  /// One subscriber, whatever its type.
  private class Waiting {
    func fulfill(_ result: Result<Output, Failure>) {}
  }

  private final class Link<Downstream: Subscriber>: Waiting, Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let lock = Lock()
    private var downstream: Downstream?
    private var future: Future?
    private var hasDemand = false

    init(_ downstream: Downstream, future: Future) {
      self.downstream = downstream
      self.future = future
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      let future = lock.withLock { () -> Future? in
        guard !hasDemand, downstream != nil else { return nil }
        hasDemand = true
        return self.future
      }
      if let result = future?.result(or: self) { fulfill(result) }
    }

    override func fulfill(_ result: Result<Output, Failure>) {
      guard let downstream = end().downstream else { return }
      switch result {
      case .success(let value):
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
      case .failure(let error):
        downstream.receive(completion: .failure(error))
      }
    }

    func cancel() {
      end().future?.remove(self)
    }

    private func end() -> (downstream: Downstream?, future: Future?) {
      lock.withLock {
        defer {
          downstream = nil
          future = nil
        }
        return (downstream, future)
      }
    }
  }
}
