public import Foundation

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let observation = Observation(center: center, downstream: subscriber)
      observation.start(name: name, object: object)
      subscriber.receive(subscription: observation)
    }
  }

  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Drops notifications for which there is no demand.
private final class Observation<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification {
  private let lock = Lock()
  private let deliver = DeliveryLock()
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(center: NotificationCenter, downstream: Downstream) {
    self.center = center
    self.downstream = downstream
  }

  func start(name: Notification.Name, object: AnyObject?) {
    let transfer = Transfer<(Notification) -> Void>(value: { self.receive($0) })
    let token = center.addObserver(forName: name, object: object, queue: nil) {
      transfer.value($0)
    }
    lock.withLock { self.token = token }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let (token, _) = lock.withLock { () -> ((any NSObjectProtocol)?, Downstream?) in
      defer {
        self.token = nil
        downstream = nil
      }
      return (self.token, downstream)
    }
    if let token { center.removeObserver(token) }
  }

  private func receive(_ notification: Notification) {
    deliver {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream, demand > 0 else { return nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return }
      let more = receiver.receive(notification)
      if more > 0 { lock.withLock { demand += more } }
    }
  }
}
