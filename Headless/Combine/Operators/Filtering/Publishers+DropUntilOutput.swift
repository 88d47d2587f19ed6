extension Publishers {
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
      let chaining = Chaining(subscriber)
      let gate = Gate()
      let trigger = Branch<Other.Output, Other.Failure>(
        onValue: { _ in
          gate.open()
          return .none
        },
        onCompletion: { completion in
          if case .failure = completion, !gate.isOpen { chaining.end(completion) }
        }
      )
      chaining.setOuter(trigger)
      trigger.request(.max(1))
      subscriber.receive(subscription: chaining)
      other.subscribe(trigger)
      chaining.follow(upstream.filter { _ in gate.isOpen }) { chaining.end($0) }
    }
  }
}

private final class Gate {
  private let lock = Lock()
  private var opened = false

  var isOpen: Bool { lock.withLock { opened } }

  func open() {
    lock.withLock { opened = true }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
