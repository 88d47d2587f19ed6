/// Passes on what any of its upstreams gives; upstreams may join later.
///
/// With limited demand each upstream is one value ahead.
final class Merging<Downstream: Subscriber>: Subscription {
  typealias Value = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let deliver = DeliveryLock()
  private var downstream: Downstream?
  private var branches: [ObjectIdentifier: any AnyBranch] = [:]
  private var waiting: [(value: Value, branch: any AnyBranch)] = []
  private var demand = Subscribers.Demand.none
  private var isOpen = true
  private var outer: (any AnyBranch)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Subscribes to one more publisher; `onEnd` is called when it finishes.
  func add<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
  where P.Output == Value, P.Failure == Failure {
    weak var weakBranch: Branch<Value, Failure>?
    let branch = Branch<Value, Failure>(
      onValue: { self.receive($0, from: weakBranch) },
      onCompletion: { self.complete($0, branch: weakBranch, onEnd: onEnd) }
    )
    weakBranch = branch
    let initial = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil else { return nil }
      branches[ObjectIdentifier(branch)] = branch
      return demand == .unlimited ? .unlimited : .max(1)
    }
    guard let initial else { return }
    branch.request(initial)
    publisher.subscribe(branch)
  }

  /// Keeps the branch that makes others join, to cancel it with the rest.
  func setOuter(_ branch: any AnyBranch) {
    let isActive = lock.withLock { () -> Bool in
      outer = branch
      return downstream != nil
    }
    if !isActive { branch.cancel() }
  }

  /// No further publisher joins.
  func close() {
    lock.withLock {
      isOpen = false
      outer = nil
    }
    finishIfDone()
  }

  func fail(_ error: Failure) {
    deliver { end()?.receive(completion: .failure(error)) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    deliver {
      let all = lock.withLock { () -> [any AnyBranch] in
        let becomesUnlimited = self.demand != .unlimited && demand == .unlimited
        self.demand += demand
        return becomesUnlimited ? Array(branches.values) : []
      }
      while let (receiver, value, branch) = takeWaiting() {
        give(value, to: receiver)
        branch.request(.max(1))
      }
      for branch in all { branch.request(.unlimited) }
    }
    finishIfDone()
  }

  func cancel() {
    _ = end()
  }

  private func receive(_ value: Value, from branch: (any AnyBranch)?) -> Subscribers.Demand {
    deliver {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream else { return nil }
        if demand > 0 {
          demand -= 1
          return downstream
        }
        if let branch { waiting.append((value, branch)) }
        return nil
      }
      guard let receiver else { return .none }
      give(value, to: receiver)
      return .max(1)
    }
  }

  private func complete(
    _ completion: Subscribers.Completion<Failure>,
    branch: (any AnyBranch)?,
    onEnd: () -> Void
  ) {
    switch completion {
    case .failure(let error):
      fail(error)
    case .finished:
      lock.withLock {
        if let branch { branches[ObjectIdentifier(branch)] = nil }
      }
      onEnd()
      finishIfDone()
    }
  }

  private func give(_ value: Value, to receiver: Downstream) {
    let more = receiver.receive(value)
    guard more > 0 else { return }
    let all = lock.withLock { () -> [any AnyBranch] in
      let becomesUnlimited = demand != .unlimited && more == .unlimited
      demand += more
      return becomesUnlimited ? Array(branches.values) : []
    }
    for branch in all { branch.request(.unlimited) }
  }

  private func takeWaiting() -> (Downstream, Value, any AnyBranch)? {
    lock.withLock {
      guard let downstream, demand > 0, !waiting.isEmpty else { return nil }
      demand -= 1
      let first = waiting.removeFirst()
      return (downstream, first.value, first.branch)
    }
  }

  private func finishIfDone() {
    deliver {
      let isDone = lock.withLock { !isOpen && branches.isEmpty && waiting.isEmpty }
      if isDone { end()?.receive(completion: .finished) }
    }
  }

  private func end() -> Downstream? {
    let (receiver, all) = lock.withLock { () -> (Downstream?, [any AnyBranch]) in
      defer {
        downstream = nil
        branches = [:]
        waiting = []
        outer = nil
      }
      return (downstream, Array(branches.values) + (outer.map { [$0] } ?? []))
    }
    for branch in all { branch.cancel() }
    return receiver
  }
}
