extension Publishers {
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let start = prefix.isEmpty ? "" : "\(prefix): "
      var stream = stream
      func line(_ text: String) {
        if stream == nil {
          Swift.print(start + text)
        } else {
          stream?.write("\(start)\(text)\n")
        }
      }
      upstream.handleEvents(
        receiveSubscription: { line("receive subscription: (\($0))") },
        receiveOutput: { line("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: line("receive finished")
          case .failure(let error): line("receive error: (\(error))")
          }
        },
        receiveCancel: { line("receive cancel") },
        receiveRequest: { demand in
          line(demand.max.map { "request max: (\($0))" } ?? "request unlimited")
        }
      ).subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
