/// A subscriber behind one pointer.
///
/// Generic code that isn't specialized copies a pointer many times faster than a subscriber of
/// unknown size.
class Receiver<Input, Failure: Error> {
  func receive(subscription: any Subscription) {}

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Failure>) {}
}

final class ReceiverOf<S: Subscriber>: Receiver<S.Input, S.Failure> {
  private let subscriber: S

  init(_ subscriber: S) {
    self.subscriber = subscriber
  }

  override func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  override func receive(_ input: S.Input) -> Subscribers.Demand {
    subscriber.receive(input)
  }

  override func receive(completion: Subscribers.Completion<S.Failure>) {
    subscriber.receive(completion: completion)
  }
}
