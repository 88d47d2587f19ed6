extension Publishers {
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let isFirst = lock.withLock { () -> Bool in
        subscribers += 1
        return subscribers == 1
      }
      let counted = upstream.handleEvents(
        receiveCompletion: { _ in self.disconnect() },
        receiveCancel: { self.disconnect() }
      )
      counted.subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      // The subscriber may have left while connecting.
      let isWanted = lock.withLock { () -> Bool in
        guard subscribers > 0 else { return false }
        self.connection = connection
        return true
      }
      if !isWanted { connection.cancel() }
    }

    private func disconnect() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
