/// Keeps one stack true: carries out commands on its container, and follows what else happens there.
///
/// What is known of the stack is what the container's array said when it last was at rest. While a
/// command's transition runs it is what the command leads to.
@MainActor
package final class StackDriver {
  package let container: any StackContainer
  package let runner: CommandRunner

  /// The stack when its container last was at rest.
  package private(set) var settled: [NavigationEntryID] = []
  private var running: Running?
  private var isCalling = false
  private var isWatching = false
  /// What a guard has let go, by the command that asked.
  private var released: [CommandID: Leaving] = [:]

  /// Asked before screens are removed.
  package var permission: (@MainActor (StackChange, CommandID) -> StackPermission)?
  /// Called once the change has happened.
  package var didChange: @MainActor (StackChange, NavigationEvent.Cause) -> Void = { _, _ in }
  /// Called when `entries` or `isMoving` may answer differently from now on.
  package var didUpdate: @MainActor () -> Void = {}

  private struct Running {
    let id: CommandID
    let change: StackChange
    let refused: @MainActor (StackRefusal) -> Void
    /// What goes once the stack is as it was wanted.
    var cover: (any StackCover)?
    /// Whether the container has begun what it was asked for.
    var isTaken = false
  }

  /// What a command would remove.
  private struct Leaving {
    let screens: Set<NavigationEntryID>
    let covering: Set<ObjectIdentifier>

    var isEmpty: Bool { screens.isEmpty && covering.isEmpty }

    func isSubset(of other: Leaving) -> Bool {
      screens.isSubset(of: other.screens) && covering.isSubset(of: other.covering)
    }
  }

  package init(container: any StackContainer, runner: CommandRunner) {
    self.container = container
    self.runner = runner
    settled = container.entryIDs
    runner.add(container)
  }

  /// The stack: true at once when a command has run.
  package var entries: [NavigationEntryID] { running?.change.after ?? settled }

  package var isMoving: Bool { container.isMoving }

  // MARK: Commands

  @discardableResult
  package func submit(_ request: StackRequest) -> CommandID {
    runner.submit(
      CommandRunner.Operation(
        owner: self,
        start: { [weak self, weak runner] id in
          guard let self else {
            runner?.end(id, with: false)
            return
          }
          self.start(id, request)
        },
        finish: { [weak self] result in
          request.finished(result)
          self?.didUpdate()
        }
      )
    )
  }

  /// The answer that a pending permission was waiting for.
  package func answer(_ id: CommandID, isGranted: Bool) {
    guard isGranted else {
      released[id] = nil
      return runner.abandon(id)
    }
    runner.resume(id)
  }

  private func start(_ id: CommandID, _ request: StackRequest) {
    guard container.isAlive else { return refuse(.stackIsGone, id, request.refused) }
    adopt(container.entryIDs)
    if request.detour(id) { return released[id] = nil }
    let target: [NavigationEntryID]
    switch request.command(settled).target(from: settled) {
    case .success(let ids): target = ids
    case .failure(let refusal): return refuse(refusal, id, request.refused)
    }
    let change = StackChange(from: settled, to: target)
    let covering = request.cover?.leaving ?? []
    let leaving = Leaving(screens: Set(change.removed), covering: covering)
    guard request.isForced || mayGo(change, leaving, id, request) else { return }
    released[id] = nil
    var running = Running(id: id, change: change, refused: request.refused)
    if !covering.isEmpty { running.cover = request.cover }
    carryOut(running, isAnimated: request.isAnimated && covering.isEmpty)
  }

  private func refuse(
    _ refusal: StackRefusal,
    _ id: CommandID,
    _ refused: @MainActor (StackRefusal) -> Void
  ) {
    released[id] = nil
    refused(refusal)
    runner.end(id, with: false)
  }

  /// Whether the command may go on now.
  ///
  /// If not, it has ended or waits for an answer.
  private func mayGo(
    _ change: StackChange,
    _ leaving: Leaving,
    _ id: CommandID,
    _ request: StackRequest
  ) -> Bool {
    guard let permission = request.permission ?? permission, !leaving.isEmpty else { return true }
    if let released = released[id], leaving.isSubset(of: released) { return true }
    switch permission(change, id) {
    case .granted:
      return true
    case .denied:
      runner.end(id, with: false)
    case .pending:
      released[id] = leaving
      runner.park(id)
    }
    return false
  }

  private func carryOut(_ running: Running, isAnimated: Bool) {
    let plan = StackPlanner.plan(from: running.change.before, to: running.change.after)
    guard plan != .none else { return succeed(running) }
    self.running = running
    isCalling = true
    switch plan {
    case .none: break
    case .push(let id): container.push(id, animated: isAnimated)
    case .pop(let id): container.pop(to: id, animated: isAnimated)
    case .set(let ids): container.set(ids, animated: isAnimated)
    }
    isCalling = false
    // No completion is ever called for what was dropped.
    guard isTaken(running.change) else { return settle() }
    self.running?.isTaken = true
    reconcile()
    if self.running?.id == running.id { didUpdate() }
  }

  /// Whether the call that has just returned did what it was asked for.
  ///
  /// While it moves only the top can be relied on: what is below may lag behind.
  private func isTaken(_ change: StackChange) -> Bool {
    let actual = container.entryIDs
    return container.isMoving ? actual.last == change.after.last : actual == change.after
  }

  // MARK: Looking

  /// Looks at the container.
  ///
  /// Call it whenever something may have happened.
  package func reconcile() {
    guard !isCalling else { return }
    if container.isMoving {
      watch()
      didUpdate()
    } else if running != nil {
      settle()
    } else {
      adopt(container.entryIDs)
    }
    runner.look()
  }

  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    container.whenStill { [self] in
      isWatching = false
      reconcile()
    }
  }

  /// Ends the running command by what has become of the stack.
  ///
  /// It is fulfilled when the container has taken it and its transition wasn't undone. A person may
  /// have gone back further meanwhile, in a pop of their own: that is another change.
  private func settle() {
    guard let running else { return }
    self.running = nil
    let change = running.change
    let actual = container.isMoving ? change.before : container.entryIDs
    let isFulfilled = running.isTaken && container.isAlive && actual != change.before
    if isFulfilled { adopt(change.after, by: .navigator) }
    if !container.isMoving { adopt(actual) }
    if !isFulfilled { running.refused(refusal(of: running)) }
    didUpdate()
    if isFulfilled { succeed(running) } else { runner.end(running.id, with: false) }
  }

  private func refusal(of running: Running) -> StackRefusal {
    guard container.isAlive else { return .stackIsGone }
    // It was taken up and undone since, by a person or by who drives the transition.
    return running.isTaken ? .silent : .dropped
  }

  /// The stack is as the command wanted it: what covers it goes, or nothing is left to do.
  private func succeed(_ running: Running) {
    guard let cover = running.cover else { return runner.end(running.id, with: true) }
    cover.leave(running.id)
  }

  private func adopt(
    _ actual: [NavigationEntryID],
    by cause: NavigationEvent.Cause = .outside
  ) {
    guard actual != settled else { return }
    let change = StackChange(from: settled, to: actual)
    settled = actual
    didChange(change, cause)
    didUpdate()
  }

  /// The container has gone: what waits ends with `false`.
  package func close() {
    running = nil
    runner.abandonAll(of: self)
    runner.remove(container)
    adopt([])
  }
}
