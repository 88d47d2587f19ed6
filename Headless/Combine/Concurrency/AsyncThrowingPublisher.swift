@available(iOS 15, *)
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  public typealias Element = P.Output

  public struct Iterator: AsyncIteratorProtocol {
    let owner: InboxOwner<P.Output, P.Failure>

    public mutating func next() async throws -> Element? {
      switch await owner.inbox.next() {
      case .value(let value): return value
      case .end(.finished): return nil
      case .end(.failure(let error)): throw error
      }
    }
  }

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(owner: InboxOwner(publisher))
  }
}

extension Publisher {
  @available(iOS 15, *)
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
