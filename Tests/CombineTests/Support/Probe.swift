import Combine

struct Failed: Error, Equatable {
  var code = 0
}

/// A subscriber whose demand the test decides, and which keeps what it received.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var subscription: (any Subscription)?
  private(set) var subscriptions = 0
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private let initial: Subscribers.Demand
  private let onValue: (Input) -> Subscribers.Demand

  init(
    demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    initial = demand
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscriptions += 1
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }

  func request(_ count: Int) {
    subscription?.request(.max(count))
  }

  func cancel() {
    subscription?.cancel()
  }

  var isFinished: Bool {
    if case .finished = completions.last { return completions.count == 1 }
    return false
  }

  var failure: Failure? {
    if case .failure(let error) = completions.last, completions.count == 1 { return error }
    return nil
  }
}

extension Publisher {
  func probe(demand: Subscribers.Demand = .unlimited) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(demand: demand)
    subscribe(probe)
    return probe
  }
}

/// A publisher by hand: what it is asked for and whether it is cancelled is on record.
final class Source<Output, Failure: Error>: Publisher {
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var returned: [Subscribers.Demand] = []
  private(set) var cancellations = 0
  private(set) var subscribers = 0
  private var downstream: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers += 1
    downstream = AnySubscriber(subscriber)
    subscriber.receive(subscription: Link(source: self))
  }

  func send(_ value: Output) {
    if let more = downstream?.receive(value) { returned.append(more) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    downstream?.receive(completion: completion)
  }

  private struct Link: Subscription {
    let combineIdentifier = CombineIdentifier()
    let source: Source

    func request(_ demand: Subscribers.Demand) {
      source.requests.append(demand)
    }

    func cancel() {
      source.cancellations += 1
    }
  }
}

/// What happened, in order.
final class Trace {
  private(set) var events: [String] = []

  func callAsFunction(_ event: String) {
    events.append(event)
  }
}
