internal import Synchronization

/// The time of the stage's clock, which any thread may ask for.
public func CACurrentMediaTime() -> CFTimeInterval {
  StageLocal.current?.clock.shownTime.value ?? Clock.latestTime.value
}

/// A time that the main actor writes and everyone reads.
final class SharedTime: Sendable {
  private let storage = Mutex<TimeInterval>(0)

  var value: TimeInterval {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
