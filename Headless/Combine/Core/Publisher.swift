// C.12
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
