@_spi(Headless) import UIKit

/// Evaluates, tells and lays out, in the phases of a turn.
extension ViewGraph {
  /// Evaluates what a size depends on.
  func prepareForMeasuring() {
    guard !isInUpdate else { return }
    guard isUpdating else { return update { flushForMeasuring() } }
    updateUntilIdle(inBatches: false)
    remeasureDirty()
  }

  /// Evaluates everything now, in a window or not.
  func updateNow() {
    guard isUpdating, !isInUpdate else { return }
    updateUntilIdle(inBatches: false)
  }

  /// Who asks for a size has to know all changes; otherwise each batch of them is laid out.
  private func updateUntilIdle(inBatches: Bool = true) {
    while flush(inBatches: inBatches) || sync() {}
  }

  /// Whether handlers keep changing what leads to them; then what they ask for is dropped, as on
  /// iOS, where a handler can't update several times a frame.
  private func isRestless() -> Bool {
    if stage.loop.turnCount != busyTurn {
      busyTurn = stage.loop.turnCount
      busyRounds = 0
    }
    busyRounds += 1
    if busyRounds == UpdateLimit.rounds {
      let name = lastEvaluated.map { "\($0)" } ?? "unknown"
      log("The views didn't come to rest; the last one that was evaluated is \(name).")
    }
    return busyRounds >= UpdateLimit.rounds
  }

  /// Says whether the graph is in a window now.
  func setInWindow(_ flag: Bool) {
    guard flag != isInWindow else { return }
    isInWindow = flag
    setEnvironmentIsStale()
    if flag {
      stage.loop.setNeedsTurn()
      scheduleFrame()
    }
  }

  private func flush(inBatches: Bool = true) -> Bool {
    guard isUpdating, !isInUpdate else { return false }
    beginUpdateAnimation()
    return update {
      let wasStale = isEnvironmentStale
      if isEnvironmentStale { updateEnvironment() }
      var didWork = takeInput()
      didWork = realizeRoot() || didWork
      didWork = realizeLeftOver() || didWork
      didWork = refreshDirty(inBatches: inBatches) { _ in true } || didWork
      if watchesBars, didWork || wasStale { preferences.isDirty = true }
      return didWork
    }
  }

  /// Evaluates what measuring needs and leaves the rest for later.
  private func flushForMeasuring() {
    updateEnvironment()
    _ = takeInput()
    _ = refreshDirty(inBatches: false) { $0.isOnLayoutPath }
  }

  private func takeInput() -> Bool {
    guard let input else { return false }
    self.input = nil
    input()
    return true
  }

  private func realizeRoot() -> Bool {
    let root = madeRoot
    guard !root.isRealized else { return false }
    root.realize()
    root.invalidateLayout()
    return true
  }

  private func realizeLeftOver() -> Bool {
    guard !unrealized.isEmpty else { return false }
    let nodes = unrealized
    unrealized = []
    for node in nodes {
      node.realize()
    }
    return true
  }

  private func refreshDirty(inBatches: Bool, where isWanted: (Node) -> Bool) -> Bool {
    collectDirty(inBatches: inBatches)
    var didWork = false
    while let node = nextDirty(where: isWanted) {
      note(node.transaction)
      withTransaction(node.transaction) { node.refresh() }
      didWork = true
    }
    return didWork
  }

  func update<T>(_ work: () -> T) -> T {
    let context = ThreadContext.current
    let wasUpdating = context.isUpdating
    let wasInUpdate = isInUpdate
    isInUpdate = true
    context.isUpdating = true
    defer {
      isInUpdate = wasInUpdate
      context.isUpdating = wasUpdating
    }
    return work()
  }

  /// Updates a real view: state mustn't be written, yet layout may be asked for.
  func updateOutsideOfFlush(_ work: () -> Void) {
    let context = ThreadContext.current
    let wasUpdating = context.isUpdating
    context.isUpdating = true
    defer { context.isUpdating = wasUpdating }
    work()
  }

  private func collectDirty(inBatches: Bool) {
    for entry in invalidations.drain(all: !inBatches) {
      guard let node = entry.node.node, node.isMounted else { continue }
      if let generation = entry.generation, generation != node.generation { continue }
      node.transaction = entry.transaction
      guard !node.isDirty else { continue }
      node.isDirty = true
      dirty.append(node)
    }
  }

  /// Takes the dirty node nearest to the root.
  private func nextDirty(where isWanted: (Node) -> Bool) -> Node? {
    if dirty.isEmpty { return nil }
    dirty.removeAll { !$0.isMounted || !$0.isDirty }
    var best: Int?
    for index in dirty.indices where isWanted(dirty[index]) {
      if let known = best, dirty[known].depth <= dirty[index].depth { continue }
      best = index
    }
    guard let best else { return nil }
    let node = dirty.remove(at: best)
    node.isDirty = false
    return node
  }

  private func sync() -> Bool {
    guard isUpdating, !isInUpdate else { return false }
    if !actions.isEmpty || preferences.isDirty, isRestless() {
      actions = []
      preferences.isDirty = false
    }
    var didWork = run(take(\.actions))
    didWork = run(takeViewUpdates()) || didWork
    if preferences.isDirty {
      preferences.isDirty = false
      preferences.deliver()
      if isInWindow || keepsUpdating { host?.preferencesDidChange(in: self) }
      didWork = true
    }
    return didWork
  }

  /// An action may lay out, and so come here again: nothing is held while one runs.
  private func take(_ list: ReferenceWritableKeyPath<ViewGraph, [() -> Void]>) -> [() -> Void] {
    let pending = self[keyPath: list]
    if !pending.isEmpty { self[keyPath: list] = [] }
    return pending
  }

  private func takeViewUpdates() -> [() -> Void] {
    guard !viewUpdates.isEmpty else { return [] }
    let (ready, waiting) = (
      viewUpdates.filter { isInWindow || $0.runsWhileCovered },
      viewUpdates.filter { !isInWindow && !$0.runsWhileCovered }
    )
    viewUpdates = waiting
    return ready.map(\.run)
  }

  private func run(_ pending: [() -> Void]) -> Bool {
    for action in pending {
      action()
    }
    return !pending.isEmpty
  }

  /// All phases, as one layout of the host's view in a window does them.
  func updateInLayout(bounds: CGRect, safeArea: EdgeInsets) {
    guard isInWindow, !isInUpdate, !isInLayout else { return }
    isInLayout = true
    defer { isInLayout = false }
    for _ in 0..<UpdateLimit.rounds {
      updateUntilIdle()
      layOut(in: bounds, safeArea: safeArea)
      releaseChanges()
      let didDeliver = deliverAppearance()
      guard didDeliver || hasWork else { return }
    }
  }

  /// What was evaluated is laid out: the next batch of changes may come.
  @discardableResult
  private func releaseChanges() -> Bool {
    guard invalidations.release() else { return false }
    if layoutDirty.isEmpty { endUpdateAnimation() }
    return true
  }

  private var hasWork: Bool {
    !actions.isEmpty || !viewUpdates.isEmpty || !dirty.isEmpty || !layoutDirty.isEmpty
      || preferences.isDirty || !invalidations.isEmpty
  }

  private func deliverAppearance() -> Bool {
    guard !isInUpdate else { return false }
    let leaving = lifecycle.takeLeaving()
    for node in leaving {
      node.disappear()
    }
    guard isInWindow else { return !leaving.isEmpty }
    // C.9.10
    if isInLayout, lifecycle.hasAppearing, !stage.takes(.onAppearInLayout) {
      stage.loop.setNeedsTurn()
      return !leaving.isEmpty
    }
    let appearing = lifecycle.takeAppearing()
    for node in appearing where node.isMounted && !node.hasAppeared {
      node.hasAppeared = true
      node.appear()
    }
    return !leaving.isEmpty || !appearing.isEmpty
  }

  /// The host left the screen: all that appeared disappears, the state stays (C.9.10).
  func hostDidDisappear() {
    for node in lifecycle.takeAppeared() {
      node.disappear()
    }
  }
}

/// How often views may change in one turn before they count as restless.
private enum UpdateLimit {
  static let rounds = 100
}

extension ViewGraph: UpdateParticipant {
  func flushUpdates() -> Bool {
    flush()
  }

  func syncAfterUpdates() -> Bool {
    sync()
  }

  func deliverLifecycle() -> Bool {
    let hasChanges = releaseChanges()
    return deliverAppearance() || hasChanges
  }
}
