extension Publishers {
  public enum PrefetchStrategy {
    case keepFull, byRequest
  }

  public enum BufferingStrategy<Failure> where Failure: Error {
    case dropNewest, dropOldest
    case customError(() -> Failure)
  }

  public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Upstream.Failure>

    public init(
      upstream: Upstream,
      size: Int,
      prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Buffering(self, subscriber))
    }

    private final class Buffering<S: Subscriber>: Subscriber, Subscription
    where S.Input == Output, S.Failure == Failure {
      private let lock = Lock()
      private let buffer: Buffer
      private var downstream: S?
      private var upstream: (any Subscription)?
      private var values: [Output] = []
      private var demand = Subscribers.Demand.none
      private var completion: Subscribers.Completion<Failure>?
      private var isGiving = false

      init(_ buffer: Buffer, _ downstream: S) {
        self.buffer = buffer
        self.downstream = downstream
      }

      func receive(subscription: any Subscription) {
        let receiver = lock.withLock { () -> S? in
          guard upstream == nil, let downstream else { return nil }
          upstream = subscription
          return downstream
        }
        guard let receiver else { return subscription.cancel() }
        receiver.receive(subscription: self)
        subscription.request(buffer.prefetch == .keepFull ? .max(buffer.size) : .unlimited)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        let refused = lock.withLock { () -> (any Subscription)? in
          guard downstream != nil, completion == nil else { return nil }
          guard values.count >= buffer.size else {
            values.append(input)
            return nil
          }
          return keep(input)
        }
        refused?.cancel()
        give()
        return .none
      }

      /// There is no room: gives back what is to be cancelled.
      private func keep(_ input: Output) -> (any Subscription)? {
        switch buffer.whenFull {
        case .dropNewest:
          return nil
        case .dropOldest:
          if !values.isEmpty {
            values.removeFirst()
            values.append(input)
          }
          return nil
        case .customError(let error):
          completion = .failure(error())
          return upstream
        }
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { if self.completion == nil { self.completion = completion } }
        give()
      }

      func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { self.demand += demand }
        give()
      }

      func cancel() {
        let upstream = lock.withLock { () -> (any Subscription)? in
          defer { clear() }
          return self.upstream
        }
        upstream?.cancel()
      }

      private func clear() {
        downstream = nil
        upstream = nil
        values = []
      }

      /// What waits comes before the end.
      private func give() {
        guard lock.withLock({ begins() }) else { return }
        while let (receiver, value) = lock.withLock({ next() }) {
          let more = receiver.receive(value)
          let refill = lock.withLock { () -> (any Subscription)? in
            demand += more
            return buffer.prefetch == .keepFull && completion == nil ? upstream : nil
          }
          refill?.request(.max(1))
        }
        let end = lock.withLock { () -> (S, Subscribers.Completion<Failure>)? in
          isGiving = false
          guard let downstream, let completion, values.isEmpty else { return nil }
          clear()
          return (downstream, completion)
        }
        end?.0.receive(completion: end?.1 ?? .finished)
      }

      private func begins() -> Bool {
        guard !isGiving, downstream != nil else { return false }
        isGiving = true
        return true
      }

      private func next() -> (S, Output)? {
        guard let downstream, demand > 0, !values.isEmpty else { return nil }
        demand -= 1
        return (downstream, values.removeFirst())
      }
    }
  }
}

extension Publishers.PrefetchStrategy: Equatable, Hashable {}

extension Publisher {
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
