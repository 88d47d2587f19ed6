/// A subject's connection to one subscriber.
///
/// With a current value it replays that on the first demand, and gives the newest value missed
/// since; without one it drops values for which there is no demand.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private let deliver = DeliveryLock()
  private let hub: Hub<Output, Failure>
  private let current: Current<Output>?
  private var receiver: Receiver<Output, Failure>?
  // A subscription keeps its subject alive.
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none
  private var hasLatest = false

  init<S: Subscriber>(
    _ subscriber: S,
    subject: AnyObject,
    hub: Hub<Output, Failure>,
    current: Current<Output>? = nil
  ) where S.Input == Output, S.Failure == Failure {
    receiver = ReceiverOf(subscriber)
    self.subject = subject
    self.hub = hub
    self.current = current
  }

  func offer(_ value: Output) {
    deliver {
      guard let receiver = take() else { return }
      let more = receiver.receive(value)
      if more != .none { lock.withLock { demand += more } }
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    deliver { terminate().receiver?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let (isActive, replays) = lock.withLock { () -> (Bool, Bool) in
      guard receiver != nil else { return (false, false) }
      self.demand += demand
      return (true, !hasLatest)
    }
    guard isActive else { return }
    hub.acknowledgeDemand()
    if let current, replays { offer(current.value) }
  }

  func cancel() {
    hub.remove(self)
    _ = terminate()
  }

  private func take() -> Receiver<Output, Failure>? {
    lock.withLock {
      guard let receiver else { return nil }
      guard demand != .none else {
        hasLatest = false
        return nil
      }
      demand -= .max(1)
      hasLatest = true
      return receiver
    }
  }

  private func terminate() -> (receiver: Receiver<Output, Failure>?, subject: AnyObject?) {
    lock.withLock {
      defer {
        receiver = nil
        subject = nil
      }
      return (receiver, subject)
    }
  }
}
