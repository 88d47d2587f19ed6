/// Ends the subscription when the loop is left: the publisher itself keeps the inbox.
final class InboxOwner<Element, Failure: Error>: Sendable {
  let inbox: Inbox<Element, Failure>

  init(_ publisher: some Publisher<Element, Failure>) {
    inbox = Inbox(publisher)
  }

  deinit {
    inbox.cancel()
  }
}

/// Takes one value at a time from a publisher, each for a task that waits.
final class Inbox<Element, Failure: Error>: Subscriber, @unchecked Sendable {
  enum Next {
    case value(Element)
    case end(Subscribers.Completion<Failure>)
  }

  private typealias Waiter = UnsafeContinuation<Transfer<Next>, Never>

  private enum State {
    case awaiting(requested: Int)
    case active(any Subscription)
    case ended(Subscribers.Completion<Failure>?)
  }

  private let lock = Lock()
  private var state = State.awaiting(requested: 0)
  private var waiters: [Waiter] = []

  init(_ publisher: some Publisher<Element, Failure>) {
    publisher.subscribe(self)
  }

  func next() async -> Next {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait($0) }.value
    } onCancel: {
      cancel()
    }
  }

  func receive(subscription: any Subscription) {
    let wanted = lock.withLock { () -> Int? in
      guard case .awaiting(let requested) = state else { return nil }
      state = .active(subscription)
      return requested
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > 0 { subscription.request(.max(wanted)) }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let waiter = lock.withLock { waiters.isEmpty ? nil : waiters.removeFirst() }
    waiter?.resume(returning: Transfer(value: .value(input)))
    return .none
  }

  // Who waits hears of the end; if nobody does, the next one who asks, once.
  func receive(completion: Subscribers.Completion<Failure>) {
    let waiters = lock.withLock { () -> [Waiter] in
      state = .ended(self.waiters.isEmpty ? completion : nil)
      defer { self.waiters = [] }
      return self.waiters
    }
    for (index, waiter) in waiters.enumerated() {
      waiter.resume(returning: Transfer(value: .end(index == 0 ? completion : .finished)))
    }
  }

  private func wait(_ waiter: Waiter) {
    let (subscription, end) = lock.withLock {
      () -> ((any Subscription)?, Subscribers.Completion<Failure>?) in
      switch state {
      case .awaiting(let requested):
        waiters.append(waiter)
        state = .awaiting(requested: requested + 1)
        return (nil, nil)
      case .active(let subscription):
        waiters.append(waiter)
        return (subscription, nil)
      case .ended(let completion):
        state = .ended(nil)
        return (nil, completion ?? .finished)
      }
    }
    if let end { waiter.resume(returning: Transfer(value: .end(end))) }
    subscription?.request(.max(1))
  }

  func cancel() {
    let (subscription, waiters) = lock.withLock { () -> ((any Subscription)?, [Waiter]) in
      defer {
        state = .ended(nil)
        self.waiters = []
      }
      guard case .active(let subscription) = state else { return (nil, self.waiters) }
      return (subscription, self.waiters)
    }
    subscription?.cancel()
    for waiter in waiters { waiter.resume(returning: Transfer(value: .end(.finished))) }
  }
}
