/// Decides which command runs: one at a time, in order, each ended exactly once.
///
/// It knows nothing of what commands do. Each input is answered with the effects that follow from
/// it, in order.
package struct CommandQueue: Sendable {
  package enum Input: Hashable, Sendable {
    case submit(CommandID)
    case end(CommandID, Bool)
    /// The running command waits for an answer from outside; others may run meanwhile.
    case park(CommandID)
    /// The command can't start now after all: it is the next to run.
    case postpone(CommandID)
    /// The answer has come: the command is the next to run.
    case resume(CommandID)
    /// The command ends with `false`, whether it runs, waits or is parked.
    case abandon(CommandID)
    /// Something else moves: nothing starts.
    case block
    case unblock
    /// All end with `false`, as does what is submitted from now on.
    case drain
  }

  package enum Effect: Hashable, Sendable {
    case start(CommandID)
    case finish(CommandID, Bool)
  }

  package private(set) var running: CommandID?
  package private(set) var isBlocked = false
  package private(set) var isDrained = false
  private var parked: Set<CommandID> = []
  /// Resumed ones, the next one last.
  private var resumed: [CommandID] = []
  private var waiting = Fifo<CommandID>()

  package init() {}

  package var isIdle: Bool { running == nil && resumed.isEmpty && waiting.isEmpty }
  package var count: Int {
    (running == nil ? 0 : 1) + resumed.count + waiting.count + parked.count
  }

  package mutating func handle(_ input: Input) -> [Effect] {
    switch input {
    case .submit(let id):
      guard !isDrained else { return [.finish(id, false)] }
      waiting.append(id)
      return startNext()
    case .end(let id, let result):
      guard running == id else { return [] }
      running = nil
      return [.finish(id, result)] + startNext()
    case .park(let id):
      guard running == id else { return [] }
      running = nil
      parked.insert(id)
      return startNext()
    case .postpone(let id):
      guard running == id else { return [] }
      running = nil
      resumed.append(id)
      return []
    case .resume(let id):
      guard parked.remove(id) != nil else { return [] }
      let place = resumed.firstIndex { $0 < id } ?? resumed.endIndex
      resumed.insert(id, at: place)
      return startNext()
    case .abandon(let id):
      return abandon(id)
    case .block:
      isBlocked = true
      return []
    case .unblock:
      isBlocked = false
      return startNext()
    case .drain:
      return drain()
    }
  }

  private mutating func startNext() -> [Effect] {
    guard running == nil, !isBlocked, let next = resumed.popLast() ?? waiting.popFirst() else {
      return []
    }
    running = next
    return [.start(next)]
  }

  private mutating func abandon(_ id: CommandID) -> [Effect] {
    if running == id {
      running = nil
      return [.finish(id, false)] + startNext()
    }
    if parked.remove(id) != nil { return [.finish(id, false)] }
    if let place = resumed.firstIndex(of: id) {
      resumed.remove(at: place)
      return [.finish(id, false)]
    }
    return waiting.remove(id) ? [.finish(id, false)] : []
  }

  private mutating func drain() -> [Effect] {
    isDrained = true
    var all = waiting.removeAll() + resumed + parked
    if let running { all.append(running) }
    running = nil
    resumed = []
    parked = []
    return all.sorted().map { .finish($0, false) }
  }
}
