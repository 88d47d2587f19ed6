/// Virtual time: it moves only when a stage advances it or a live window ties it to real time.
@_spi(Headless)
@MainActor
public final class Clock {
  /// Seconds since the stage's start.
  public private(set) var now: TimeInterval = 0
  nonisolated let shownTime = SharedTime()
  /// The time of the clock that moved last: that of a process without a stage of its own.
  nonisolated static let latestTime = SharedTime()
  private var entries: [Entry] = []
  private var sequence = 0

  public init() {}

  private struct Entry {
    let id: Int
    let time: TimeInterval
    /// Whether nobody waits for it: a stage comes to rest with it left.
    let isAmbient: Bool
    let action: () -> Void
  }

  /// A scheduled action that can be taken back.
  @MainActor @preconcurrency
  public struct Token {
    fileprivate let id: Int
    fileprivate weak var clock: Clock?

    public func cancel() {
      clock?.cancel(id)
    }
  }

  /// Runs an action in the turn in which the clock reaches a time; earlier times count as now.
  ///
  /// What is ambient goes on for ever, as the ticks of a clock face do: nothing waits for it.
  @discardableResult
  public func schedule(
    at time: TimeInterval,
    isAmbient: Bool = false,
    _ action: @escaping () -> Void
  ) -> Token {
    sequence += 1
    let entry = Entry(
      id: sequence,
      time: max(time, now),
      isAmbient: isAmbient,
      action: action
    )
    let index = entries.firstIndex { $0.time > entry.time } ?? entries.endIndex
    entries.insert(entry, at: index)
    return Token(id: entry.id, clock: self)
  }

  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Token {
    schedule(at: now + max(0, delay), action)
  }

  /// The time of the next scheduled action.
  public var nextDue: TimeInterval? {
    entries.first?.time
  }

  /// Whether something is scheduled that ends.
  var hasAwaitedEntries: Bool { entries.contains { !$0.isAmbient } }

  var hasDueEntries: Bool {
    entries.first.map { $0.time <= now } ?? false
  }

  func move(to time: TimeInterval) {
    now = max(now, time)
    shownTime.value = now
    Self.latestTime.value = now
  }

  /// Runs what is due, in (time, sequence) order, and tells whether anything was.
  func runDueEntries() -> Bool {
    guard hasDueEntries else { return false }
    let limit = sequence
    while let first = entries.first, first.time <= now, first.id <= limit {
      entries.removeFirst()
      first.action()
    }
    return true
  }

  private func cancel(_ id: Int) {
    entries.removeAll { $0.id == id }
  }
}
