/// Runs the commands of one presentation chain through a queue.
///
/// Stacks and modals of a chain share a runner. Each says by a gate when it moves by itself: a
/// person's swipe, or the app's own calls.
@MainActor
package final class CommandRunner {
  /// What a command does when its turn comes, and who hears of its end.
  package struct Operation {
    /// Carries the command out.
    ///
    /// It ends by `end(_:with:)`, now or later, or is parked.
    let start: @MainActor (CommandID) -> Void
    let finish: @MainActor (Bool) -> Void
    let owner: ObjectIdentifier?

    package init(
      owner: AnyObject? = nil,
      start: @escaping @MainActor (CommandID) -> Void,
      finish: @escaping @MainActor (Bool) -> Void
    ) {
      self.owner = owner.map { ObjectIdentifier($0) }
      self.start = start
      self.finish = finish
    }
  }

  private struct Gate {
    weak var gate: (any CommandGate)?
    var isWatched = false
  }

  private var queue = CommandQueue()
  private var operations: [CommandID: Operation] = [:]
  private var effects = Fifo<CommandQueue.Effect>()
  private var gates: [Gate] = []
  private var nextNumber = 0
  private var isStarting = false

  package init() {}

  /// Whether neither a command nor anything else moves or waits.
  package var isIdle: Bool { queue.isIdle && !gates.contains { $0.gate?.isMoving == true } }
  package var running: CommandID? { queue.running }
  package var count: Int { queue.count }

  /// Nothing starts while the gate moves.
  package func add(_ gate: any CommandGate) {
    gates.removeAll { $0.gate == nil || $0.gate === gate }
    gates.append(Gate(gate: gate))
  }

  package func remove(_ gate: any CommandGate) {
    gates.removeAll { $0.gate == nil || $0.gate === gate }
    look()
  }

  // MARK: Commands

  /// Runs the operation inside the call if nothing is before it.
  @discardableResult
  package func submit(_ operation: Operation) -> CommandID {
    nextNumber += 1
    let id = CommandID(nextNumber)
    operations[id] = operation
    handle(.submit(id))
    return id
  }

  package func end(_ id: CommandID, with result: Bool) {
    handle(.end(id, result))
  }

  package func park(_ id: CommandID) {
    handle(.park(id))
  }

  package func resume(_ id: CommandID) {
    handle(.resume(id))
  }

  package func abandon(_ id: CommandID) {
    handle(.abandon(id))
  }

  /// Ends all that belongs to an owner with `false`.
  package func abandonAll(of owner: AnyObject) {
    let owner = ObjectIdentifier(owner)
    let ids = operations.filter { $0.value.owner == owner }.keys.sorted()
    for id in ids { handle(.abandon(id)) }
  }

  package func drain() {
    handle(.drain)
  }

  /// Looks whether anything moves.
  ///
  /// Call it whenever something may have begun or ended.
  package func look() {
    updateBlock()
    perform()
  }

  private func handle(_ input: CommandQueue.Input) {
    updateBlock()
    take(queue.handle(input))
    perform()
  }

  private func updateBlock() {
    let isMoving = isAnyGateMoving()
    guard isMoving != queue.isBlocked else { return }
    // A command's own motion blocks too, and ends before the command does.
    take(queue.handle(isMoving ? .block : .unblock))
  }

  private func isAnyGateMoving() -> Bool {
    var isMoving = false
    for index in gates.indices {
      guard let gate = gates[index].gate, gate.isMoving else { continue }
      isMoving = true
      guard !gates[index].isWatched else { continue }
      gates[index].isWatched = true
      gate.whenStill { [self, weak gate] in
        if let place = gates.firstIndex(where: { $0.gate === gate }) {
          gates[place].isWatched = false
        }
        look()
      }
    }
    return isMoving
  }

  private func take(_ new: [CommandQueue.Effect]) {
    guard !new.isEmpty else { return }
    effects.append(contentsOf: new)
  }

  /// Performs one effect after the other: what an effect causes comes after those before it.
  private func perform() {
    guard !isStarting else { return }
    while let effect = effects.popFirst() {
      switch effect {
      case .start(let id):
        start(id)
      case .finish(let id, let result):
        operations.removeValue(forKey: id)?.finish(result)
      }
    }
  }

  private func start(_ id: CommandID) {
    // It may have been abandoned since.
    guard queue.running == id, let operation = operations[id] else { return }
    // An end that was heard of before may have set something in motion.
    updateBlock()
    guard !queue.isBlocked else { return take(queue.handle(.postpone(id))) }
    isStarting = true
    operation.start(id)
    isStarting = false
  }
}
