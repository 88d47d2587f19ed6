public enum Subscribers {
  @frozen
  public enum Completion<Failure> where Failure: Error {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
