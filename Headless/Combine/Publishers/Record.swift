public struct Record<Output, Failure>: Publisher where Failure: Error {
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    public init() {
      self.init(output: [], completion: .finished)
      isComplete = false
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    public mutating func receive(_ input: Input) {
      precondition(!isComplete, "Receiving values after completion is not allowed")
      output.append(input)
    }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Receiving completion twice is not allowed")
      isComplete = true
      self.completion = completion
    }
  }

  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let completion = recording.completion
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    values.subscribe(
      Substitute<Output, Failure, S>(subscriber) { _, _ in .completion(completion) }
    )
  }
}
