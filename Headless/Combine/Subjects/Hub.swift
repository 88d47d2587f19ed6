/// What a subject keeps, apart from its value: who listens, what feeds it, how it ended.
final class Hub<Output, Failure: Error> {
  private let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?
  private var hasDemand: Bool

  // A passthrough subject asks its upstreams for nothing until somebody asks it.
  init(demandsAtOnce: Bool) {
    hasDemand = demandsAtOnce
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// How the subject ended; nil when the conduit was added.
  func add(_ conduit: Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
    lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return completion
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock {
      if let index = conduits.firstIndex(where: { $0 === conduit }) { conduits.remove(at: index) }
    }
  }

  /// The conduits in the order of their subscription; none once the subject ended.
  func current() -> [Conduit<Output, Failure>] {
    lock.withLock { conduits }
  }

  var isActive: Bool { lock.withLock { completion == nil } }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock { () -> [Conduit<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer {
        conduits = []
        upstreams = []
      }
      return conduits
    }
    for conduit in ended { conduit.finish(completion) }
  }

  func add(upstream: any Subscription) {
    let demands = lock.withLock { () -> Bool in
      upstreams.append(upstream)
      return hasDemand
    }
    if demands { upstream.request(.unlimited) }
  }

  func acknowledgeDemand() {
    let waiting = lock.withLock { () -> [any Subscription] in
      if hasDemand { return [] }
      hasDemand = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}
