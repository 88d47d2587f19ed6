public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    combineIdentifier = s.combineIdentifier
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
    self.init(SubjectSubscriber(s))
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    onValue(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}
