@available(iOS 15, *)
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  public typealias Element = P.Output

  public struct Iterator: AsyncIteratorProtocol {
    let owner: InboxOwner<P.Output, Never>

    // Only a value that arrives while this waits is seen, as with any demand of one.
    public mutating func next() async -> Element? {
      switch await owner.inbox.next() {
      case .value(let value): value
      case .end: nil
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

extension Publisher where Failure == Never {
  @available(iOS 15, *)
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
