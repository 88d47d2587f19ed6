import Combine
import Testing

struct EventsTests {
  private func traced<P: Publisher>(_ publisher: P, _ trace: Trace) -> Publishers.HandleEvents<P> {
    publisher.handleEvents(
      receiveSubscription: { _ in trace("subscription") },
      receiveOutput: { trace("output \($0)") },
      receiveCompletion: { _ in trace("completion") },
      receiveCancel: { trace("cancel") },
      receiveRequest: { trace("request \($0)") }
    )
  }

  @Test
  func `handleEvents tells each event before it is passed on`() {
    let trace = Trace()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = traced(subject, trace).sink(
      receiveCompletion: { _ in trace("end") },
      receiveValue: { trace("value \($0)") }
    )

    subject.send(1)
    subject.send(completion: .finished)

    #expect(
      trace.events == [
        "subscription", "request unlimited", "output 1", "value 1", "completion", "end",
      ]
    )
    cancellable.cancel()
    #expect(trace.events.count == 6)
  }

  @Test
  func `handleEvents tells of cancelling, and of nothing after`() {
    let trace = Trace()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = traced(subject, trace).sink { _ in }

    cancellable.cancel()
    cancellable.cancel()
    subject.send(1)

    #expect(trace.events == ["subscription", "request unlimited", "cancel"])
  }

  @Test
  func `handleEvents tells of demand returned with a value`() {
    let trace = Trace()
    let probe = Probe<Int, Never>(demand: .max(1)) { $0 == 1 ? .max(2) : .none }
    traced([1, 2].publisher, trace).subscribe(probe)

    #expect(
      trace.events.filter { $0.hasPrefix("request") } == ["request max(1)", "request max(2)"]
    )
  }
}
