import Observation

extension Node {
  /// Runs something that reads state: what it read makes this node dirty when it changes.
  final func evaluate<T>(_ work: () -> T) -> T {
    generation &+= 1
    isDirty = false
    let context = ThreadContext.current
    let outer = context.node
    context.node = self
    defer { context.node = outer }
    return withObservationTracking(work, onChange: observationChange())
  }

  /// A registration can't be taken back: one of an earlier evaluation is ignored (runtime 1.2).
  private func observationChange() -> @Sendable () -> Void {
    { [link, generation, invalidations = graph.invalidations] in
      invalidations.add(link, generation: generation, transaction: .current)
    }
  }

  /// Evaluates again, unless the graph only measures and the size doesn't need it.
  final func refreshIfNeeded() {
    if graph.isUpdating || isOnLayoutPath {
      refresh()
    } else {
      graph.markDirty(self)
    }
  }

  /// Whether a dynamic property of this node's view now has another value from the environment.
  final func readsChangedEnvironment() -> Bool {
    guard !boxes.isEmpty else { return false }
    var isChanged = false
    for box in boxes {
      isChanged = box.environmentDidChange(for: self) || isChanged
    }
    return isChanged
  }
}
