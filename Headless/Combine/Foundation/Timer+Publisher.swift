public import Foundation

extension Timer {
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let lock = Lock()
    private let hub = Hub<Date, Never>(demandsAtOnce: false)
    private var timer: (any Cancellable)?

    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Date {
      let conduit = Conduit(subscriber, subject: self, hub: hub)
      _ = hub.add(conduit)
      subscriber.receive(subscription: conduit)
    }

    // Connecting again while it runs changes nothing.
    public func connect() -> any Cancellable {
      let isRunning = lock.withLock { timer != nil }
      if !isRunning {
        let (runLoop, hub) = (runLoop, hub)
        let timer = runLoop.schedule(
          after: runLoop.now.advanced(by: .seconds(interval)),
          interval: .seconds(interval),
          tolerance: .seconds(tolerance ?? 0),
          options: options
        ) {
          let date = runLoop.now.date
          for conduit in hub.current() { conduit.offer(date) }
        }
        lock.withLock { self.timer = timer }
      }
      return AnyCancellable { self.stop() }
    }

    private func stop() {
      let timer = lock.withLock { () -> (any Cancellable)? in
        defer { self.timer = nil }
        return self.timer
      }
      timer?.cancel()
    }
  }

  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }
}
