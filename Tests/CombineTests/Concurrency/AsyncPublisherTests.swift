import Combine
import Testing

struct AsyncPublisherTests {
  @Test
  func `a loop over values gets them all and ends with the publisher`() async {
    var values: [Int] = []

    for await value in [1, 2, 3].publisher.values { values.append(value) }

    #expect(values == [1, 2, 3])
  }

  @Test
  func `each step asks for one value`() async {
    let source = Source<Int, Never>()
    var iterator = source.values.makeAsyncIterator()
    #expect(source.requests.isEmpty)

    nonisolated(unsafe) let sender = source
    async let sending: Void = { while sender.requests.isEmpty { await Task.yield() } }()
    async let value = iterator.next()
    await sending
    source.send(7)

    #expect(await value == 7)
    #expect(source.requests == [.max(1)])
  }

  @Test
  func `a failure is thrown after the values`() async {
    let publisher = [1].publisher.setFailureType(to: Failed.self)
      .append(Fail(error: Failed(code: 4)))
    var values: [Int] = []

    await #expect(throws: Failed(code: 4)) {
      for try await value in publisher.values { values.append(value) }
    }

    #expect(values == [1])
  }

  @Test
  func `a subject's values between two steps are missed`() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.values.makeAsyncIterator()

    subject.send(1)
    subject.send(completion: .finished)

    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @Test
  func `a current value is there at the first step`() async {
    let subject = CurrentValueSubject<Int, Never>(5)
    var iterator = subject.values.makeAsyncIterator()

    #expect(await iterator.next() == 5)
  }

  @Test
  func `cancelling the task cancels the subscription and ends the loop`() async {
    let source = Source<Int, Never>()
    nonisolated(unsafe) let shared = source
    let task = Task {
      for await _ in shared.values {}
      return true
    }
    while source.requests.isEmpty { await Task.yield() }

    task.cancel()

    #expect(await task.value)
    #expect(source.cancellations == 1)
  }

  @Test
  func `leaving the loop cancels the subscription`() async {
    let source = Source<Int, Never>()
    do {
      _ = source.values.makeAsyncIterator()
    }

    #expect(source.cancellations == 1)
  }

  @MainActor
  @Test
  func `a loop on the main actor follows a published property`() async {
    @MainActor
    final class Model: ObservableObject {
      @Published var value = 0
    }
    let model = Model()
    var seen: [Int] = []

    for await value in model.$value.values {
      seen.append(value)
      if value == 3 { break }
      model.value += 1
    }

    #expect(seen == [0, 1, 2, 3])
  }
}
