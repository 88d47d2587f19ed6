/// Replays the current value on the first demand, and gives the newest value missed since then.
final class CurrentConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>, Subscription
{
  private let lock = Lock()
  private let deliver = DeliveryLock()
  private let hub: Hub<Downstream.Input, Downstream.Failure>
  private let current: Current<Downstream.Input>
  private var downstream: Downstream?
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none
  private var hasLatest = false

  init(
    downstream: Downstream,
    subject: AnyObject?,
    hub: Hub<Downstream.Input, Downstream.Failure>,
    current: Current<Downstream.Input>
  ) {
    self.downstream = downstream
    self.subject = subject
    self.hub = hub
    self.current = current
  }

  override func offer(_ value: Downstream.Input) {
    deliver {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream else { return nil }
        guard demand > 0 else {
          hasLatest = false
          return nil
        }
        demand -= 1
        hasLatest = true
        return downstream
      }
      guard let receiver else { return }
      let more = receiver.receive(value)
      if more != .none { lock.withLock { demand += more } }
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    deliver { terminate().downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let replays = lock.withLock { () -> Bool in
      guard downstream != nil else { return false }
      self.demand += demand
      return !hasLatest
    }
    if replays { offer(current.value) }
  }

  func cancel() {
    hub.remove(self)
    _ = terminate()
  }

  private func terminate() -> (downstream: Downstream?, subject: AnyObject?) {
    lock.withLock {
      defer {
        downstream = nil
        subject = nil
      }
      return (downstream, subject)
    }
  }
}
