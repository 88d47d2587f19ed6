/// Feeds a subject from an upstream publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock { () -> S? in
      guard upstream == nil, let subject = self.subject else { return nil }
      upstream = subscription
      return subject
    }
    if let subject {
      subject.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    let subject = lock.withLock { upstream == nil ? nil : self.subject }
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    terminate().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  private func terminate() -> (subject: S?, upstream: (any Subscription)?) {
    lock.withLock {
      guard let upstream else { return (nil, nil) }
      defer {
        self.upstream = nil
        subject = nil
      }
      return (subject, upstream)
    }
  }
}
