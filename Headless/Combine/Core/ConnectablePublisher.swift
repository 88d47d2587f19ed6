public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}
