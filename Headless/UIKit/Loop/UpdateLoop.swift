internal import Synchronization

/// What takes part in a turn besides UIKit's own layout: SwiftUI's hosting views.
@_spi(Headless)
@MainActor
public protocol UpdateParticipant: AnyObject {
  /// Phase 2: evaluates what is dirty, parents first. Returns whether anything was.
  func flushUpdates() -> Bool
  /// Phase 3: preferences, change handlers, representables. Returns whether anything was done.
  func syncAfterUpdates() -> Bool
  /// Phase 5: appearance of views, tasks. Returns whether anything was done.
  func deliverLifecycle() -> Bool
}

/// The one place where things happen. A turn runs these phases:
///
/// 1. input: queued blocks, due timers and ends of animations;
/// 2. participants evaluate what is dirty;
/// 3. participants sync what follows from it; anything dirty: back to 2;
/// 4. windows lay out, which also starts pending transitions;
/// 5. participants deliver appearance and tasks; anything dirty: back to 2.
@_spi(Headless)
@MainActor
public final class UpdateLoop {
  public let clock: Clock
  /// How many turns have run: an idle loop doesn't turn.
  public private(set) var turnCount = 0
  private var queue: [() -> Void] = []
  private var participants: [Weak] = []
  private var polls: [String: () -> Void] = [:]
  // Atomic, since state may change on any thread.
  private nonisolated let needsTurn = Atomic<Bool>(false)
  private nonisolated let isTurning = Atomic<Bool>(false)
  private nonisolated let isScheduled = Atomic<Bool>(false)
  /// The layout of phase 4; returns whether anything was laid out.
  var layoutWindows: () -> Bool = { false }
  /// The stage that turns: it may begin where another one is the current one, as in a block of
  /// the main queue.
  weak var stage: Stage?
  /// Why updating never came to rest, told after 100 rounds.
  var reportRunaway: () -> Void = {}

  public init(clock: Clock) {
    self.clock = clock
  }

  private struct Weak {
    weak var participant: (any UpdateParticipant)?
  }

  static let roundLimit = 100

  // MARK: Asking for a turn

  /// Asks for a turn: the first request posts one task to the main actor.
  nonisolated public func setNeedsTurn() {
    needsTurn.store(true, ordering: .sequentiallyConsistent)
    guard !isTurning.load(ordering: .sequentiallyConsistent),
      !isScheduled.exchange(true, ordering: .sequentiallyConsistent)
    else { return }
    Task { @MainActor [weak self] in
      guard let self else { return }
      self.isScheduled.store(false, ordering: .sequentiallyConsistent)
      self.flush()
    }
  }

  /// Runs a block in the next turn, as a block on the main queue would.
  public func enqueue(_ block: @escaping () -> Void) {
    queue.append(block)
    setNeedsTurn()
  }

  public func register(_ participant: any UpdateParticipant) {
    guard !participants.contains(where: { $0.participant === participant }) else { return }
    participants.append(Weak(participant: participant))
  }

  public func unregister(_ participant: any UpdateParticipant) {
    participants.removeAll { $0.participant === participant || $0.participant == nil }
  }

  /// Looks, wherever a turn may begin, for a change that nobody tells of.
  public func poll(_ name: String, _ look: @escaping () -> Void) {
    polls[name] = look
  }

  private func runPolls() {
    for look in polls.values {
      look()
    }
  }

  // MARK: Running

  public var isIdle: Bool {
    !needsTurn.load(ordering: .sequentiallyConsistent) && queue.isEmpty && !clock.hasDueEntries
  }

  /// Runs one turn. Inside a turn it only asks for another one.
  public func turn() {
    guard !isTurning.load(ordering: .sequentiallyConsistent) else { return setNeedsTurn() }
    isTurning.store(true, ordering: .sequentiallyConsistent)
    defer { isTurning.store(false, ordering: .sequentiallyConsistent) }
    turnCount += 1
    needsTurn.store(false, ordering: .sequentiallyConsistent)
    onStage {
      runQueue()
      _ = clock.runDueEntries()
      runPolls()
      runPhases()
    }
  }

  private func onStage(_ operation: () -> Void) {
    guard let stage, stage !== Stage.current else { return operation() }
    stage.perform(operation)
  }

  /// Runs turns until none is asked for, without moving the clock.
  public func flush() {
    guard !isTurning.load(ordering: .sequentiallyConsistent) else { return setNeedsTurn() }
    onStage { runPolls() }
    var rounds = 0
    while !isIdle {
      turn()
      rounds += 1
      guard rounds < Self.roundLimit else { return reportRunaway() }
    }
  }

  /// Moves the clock, stopping at each due moment on the way and settling there.
  public func advance(by interval: TimeInterval) {
    let end = clock.now + interval
    flush()
    while let due = clock.nextDue, due <= end {
      clock.move(to: due)
      flush()
    }
    clock.move(to: end)
    flush()
  }

  /// Runs turns, then each due animation and timer, until none is left or the limit has passed.
  ///
  /// - Returns: Whether everything came to rest.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Bool {
    let end = clock.now + limit
    flush()
    while clock.hasAwaitedEntries, let due = clock.nextDue {
      guard due <= end else { return false }
      clock.move(to: due)
      flush()
    }
    return true
  }

  private func runQueue() {
    let blocks = queue
    queue = []
    for block in blocks {
      block()
    }
  }

  private func runPhases() {
    var rounds = 0
    var isDirty = true
    while isDirty {
      rounds += 1
      guard rounds <= Self.roundLimit else { return reportRunaway() }
      updateParticipants()
      let didLayOut = layoutWindows()
      let didDeliver = each { $0.deliverLifecycle() }
      isDirty = didLayOut || didDeliver
    }
  }

  private func updateParticipants() {
    var rounds = 0
    while each({ $0.flushUpdates() }) || each({ $0.syncAfterUpdates() }) {
      rounds += 1
      guard rounds <= Self.roundLimit else { return reportRunaway() }
    }
  }

  private func each(_ phase: (any UpdateParticipant) -> Bool) -> Bool {
    var result = false
    for entry in participants {
      guard let participant = entry.participant else { continue }
      result = phase(participant) || result
    }
    return result
  }
}
