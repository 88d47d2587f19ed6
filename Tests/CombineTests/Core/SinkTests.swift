import Combine
import Testing

struct SinkTests {
  @Test
  func `it asks for everything`() {
    let source = Source<Int, Never>()

    let cancellable = source.sink { _ in }

    #expect(source.requests == [.unlimited])
    cancellable.cancel()
  }

  @Test
  func `it gets values, then the completion`() {
    let trace = Trace()
    let subject = PassthroughSubject<Int, Failed>()
    let cancellable = subject.sink(
      receiveCompletion: { trace("\($0)") },
      receiveValue: { trace("\($0)") }
    )

    subject.send(1)
    subject.send(completion: .failure(Failed(code: 7)))
    subject.send(2)

    #expect(trace.events == ["1", "failure(CombineTests.Failed(code: 7))"])
    cancellable.cancel()
  }

  @Test
  func `the completion comes once`() {
    let source = Source<Int, Never>()
    var count = 0
    let cancellable = source.sink(
      receiveCompletion: { _ in count += 1 },
      receiveValue: { _ in }
    )

    source.send(completion: .finished)
    source.send(completion: .finished)

    #expect(count == 1)
    cancellable.cancel()
    #expect(source.cancellations == 0)
  }

  @Test
  func `a cancelled one gets nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    let trace = Trace()
    let cancellable = subject.sink(
      receiveCompletion: { trace("\($0)") },
      receiveValue: { trace("\($0)") }
    )

    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    subject.send(completion: .finished)

    #expect(trace.events == ["1"])
  }

  @Test
  func `an unkept sink is cancelled at once`() {
    let source = Source<Int, Never>()

    _ = source.sink { _ in }

    #expect(source.cancellations == 1)
  }

  @Test
  func `a second subscription is cancelled`() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let first = Source<Int, Never>()
    let second = Source<Int, Never>()

    first.subscribe(sink)
    second.subscribe(sink)

    #expect(first.cancellations == 0)
    #expect(second.cancellations == 1)
    #expect(second.requests.isEmpty)
  }

  @Test(arguments: [true, false])
  func `ending releases what the closures hold`(byCancelling: Bool) {
    var object: Trace? = Trace()
    weak let released = object
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.sink { [object] in object?("\($0)") }
    object = nil
    #expect(released != nil)

    if byCancelling { cancellable.cancel() } else { subject.send(completion: .finished) }

    #expect(released == nil)
    cancellable.cancel()
  }

  @Test
  func `cancelling inside a value stops the next one`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = subject.sink {
      values.append($0)
      cancellable?.cancel()
    }

    subject.send(1)
    subject.send(2)

    #expect(values == [1])
  }
}
