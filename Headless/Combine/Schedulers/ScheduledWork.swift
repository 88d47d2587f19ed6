internal import Foundation

/// An action that runs once, unless it is cancelled before.
final class ScheduledWork: Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?
  private var timer: (any Cancellable)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Keeps what to cancel along with the action.
  func adopt(_ timer: any Cancellable) {
    let isPending = lock.withLock { () -> Bool in
      if action != nil { self.timer = timer }
      return action != nil
    }
    if !isPending { timer.cancel() }
  }

  func run() {
    let (action, timer) = end()
    action?()
    withExtendedLifetime(timer) {}
  }

  func cancel() {
    end().timer?.cancel()
  }

  private func end() -> (action: (() -> Void)?, timer: (any Cancellable)?) {
    lock.withLock {
      defer {
        action = nil
        timer = nil
      }
      return (action, timer)
    }
  }
}

/// An action that runs again and again until it is cancelled, each time an interval after it was
/// due before.
final class RepeatingWork: Cancellable, @unchecked Sendable {
  typealias Once = (_ delay: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable

  private let lock = Lock()
  private let interval: TimeInterval
  private let now: () -> TimeInterval
  private let once: Once
  private var action: (() -> Void)?
  private var timer: (any Cancellable)?
  private var due: TimeInterval

  // `once` runs an action after a delay.
  init(
    after delay: TimeInterval,
    every interval: TimeInterval,
    now: @escaping () -> TimeInterval,
    once: @escaping Once,
    action: @escaping () -> Void
  ) {
    // As a run loop's timer does with an interval of nothing.
    self.interval = max(interval, 0.0001)
    self.now = now
    self.once = once
    self.action = action
    due = now() + max(0, delay)
    wait(max(0, delay))
  }

  func cancel() {
    let timer = lock.withLock { () -> (any Cancellable)? in
      defer {
        action = nil
        self.timer = nil
      }
      return self.timer
    }
    timer?.cancel()
  }

  private func wait(_ delay: TimeInterval) {
    let next = once(delay) { self.fire() }
    let isPending = lock.withLock { () -> Bool in
      if action != nil { timer = next }
      return action != nil
    }
    if !isPending { next.cancel() }
  }

  private func fire() {
    guard let action = lock.withLock({ action }) else { return }
    action()
    // Times that passed meanwhile are left out, not made up for.
    let now = now()
    repeat { due += interval } while due <= now
    wait(due - now)
  }
}
