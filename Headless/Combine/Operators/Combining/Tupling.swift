/// Puts values of several upstreams together: the latest of each, or one of each.
final class Tupling<Downstream: Subscriber>: Subscription {
  typealias Failure = Downstream.Failure

  enum Rule {
    /// `combineLatest`: the newest value of each, once each has one.
    case latest
    /// `zip`: the oldest unused value of each.
    case oldest
  }

  /// The values of one upstream that count.
  final class Slot<Value> {
    fileprivate(set) var values: [Value] = []
  }

  private struct Part {
    let branch: any AnyBranch
    let isEmpty: () -> Bool
    let drop: () -> Void
    let start: () -> Void
    var isFinished = false
  }

  private let lock = Lock()
  private let deliver = DeliveryLock()
  private let rule: Rule
  private var downstream: Downstream?
  private var parts: [Part] = []
  private var compose: () -> Downstream.Input? = { nil }
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, _ rule: Rule) {
    self.downstream = downstream
    self.rule = rule
  }

  func slot<P: Publisher>(_ publisher: P) -> Slot<P.Output> where P.Failure == Failure {
    let slot = Slot<P.Output>()
    let index = parts.count
    let branch = Branch<P.Output, Failure>(
      onValue: { value in self.receive(index) { slot.values.append(value) } },
      onCompletion: { self.complete($0, index) }
    )
    parts.append(
      Part(
        branch: branch,
        isEmpty: { slot.values.isEmpty },
        drop: { slot.values.removeFirst() },
        start: { publisher.subscribe(branch) }
      )
    )
    return slot
  }

  func start(compose: @escaping () -> Downstream.Input?) {
    self.compose = compose
    let starts = parts.map(\.start)
    downstream?.receive(subscription: self)
    for start in starts { start() }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    request(demand, except: nil)
  }

  func cancel() {
    _ = end()
  }

  private func request(_ demand: Subscribers.Demand, except index: Int?) {
    let branches = lock.withLock { () -> [any AnyBranch] in
      guard downstream != nil else { return [] }
      self.demand += demand
      return parts.enumerated().compactMap { $0.offset == index ? nil : $0.element.branch }
    }
    for branch in branches { branch.request(demand) }
  }

  private func receive(_ index: Int, store: () -> Void) -> Subscribers.Demand {
    deliver {
      let output = lock.withLock { () -> (Downstream, Downstream.Input)? in
        guard let downstream else { return nil }
        if rule == .latest, !parts[index].isEmpty() { parts[index].drop() }
        store()
        guard demand > 0, let output = compose() else { return nil }
        if rule == .oldest { for part in parts { part.drop() } }
        demand -= 1
        return (downstream, output)
      }
      guard let (receiver, value) = output else { return .none }
      let more = receiver.receive(value)
      if more > 0 { request(more, except: index) }
      finishIfDone()
      return more
    }
  }

  private func complete(_ completion: Subscribers.Completion<Failure>, _ index: Int) {
    deliver {
      switch completion {
      case .failure:
        end()?.receive(completion: completion)
      case .finished:
        lock.withLock {
          if downstream != nil { parts[index].isFinished = true }
        }
        finishIfDone()
      }
    }
  }

  private func finishIfDone() {
    let isDone = lock.withLock { () -> Bool in
      switch rule {
      case .latest: parts.allSatisfy(\.isFinished)
      case .oldest: parts.contains { $0.isFinished && $0.isEmpty() }
      }
    }
    if isDone { end()?.receive(completion: .finished) }
  }

  private func end() -> Downstream? {
    let (receiver, parts) = lock.withLock { () -> (Downstream?, [Part]) in
      defer {
        downstream = nil
        self.parts = []
        compose = { nil }
      }
      return (downstream, self.parts)
    }
    for part in parts { part.branch.cancel() }
    return receiver
  }
}
