extension Publishers {
  public struct Sequence<Elements, Failure>: Publisher
  where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S)
    where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      var iterator = sequence.makeIterator()
      if let first = iterator.next() {
        subscriber.receive(
          subscription: SequenceSubscription(subscriber, first: first, rest: iterator)
        )
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Gives elements as they are asked for, and ends with the last one.
private final class SequenceSubscription<Downstream: Subscriber, Rest: IteratorProtocol>:
  Subscription
where Rest.Element == Downstream.Input {
  private let lock = Lock()
  private var downstream: Downstream?
  private var next: Rest.Element?
  private var rest: Rest
  private var demand = Subscribers.Demand.none
  private var isGiving = false

  init(_ downstream: Downstream, first: Rest.Element, rest: Rest) {
    self.downstream = downstream
    next = first
    self.rest = rest
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let starts = lock.withLock { () -> Bool in
      self.demand += demand
      defer { isGiving = true }
      return !isGiving
    }
    // Demand made by a receiver of an element is met by the loop that gave it.
    guard starts else { return }
    while let (receiver, element) = take() {
      let following = rest.next()
      lock.withLock { next = following }
      let more = receiver.receive(element)
      lock.withLock { self.demand += more }
      if following == nil {
        end()?.receive(completion: .finished)
        return
      }
    }
  }

  func cancel() {
    _ = end()
  }

  private func take() -> (Downstream, Rest.Element)? {
    lock.withLock {
      guard let downstream, demand > 0, let next else {
        isGiving = false
        return nil
      }
      demand -= 1
      return (downstream, next)
    }
  }

  private func end() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
