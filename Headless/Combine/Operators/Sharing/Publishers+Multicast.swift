extension Publishers {
  public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var made: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }

    private var subject: SubjectType {
      if let subject = lock.withLock({ made }) { return subject }
      let new = createSubject()
      return lock.withLock {
        if let made { return made }
        made = new
        return new
      }
    }
  }
}

extension Publisher {
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
