import Combine
import Testing

struct PassthroughSubjectTests {
  @Test
  func `subscribers get values in the order they subscribed`() {
    let subject = PassthroughSubject<Int, Never>()
    let trace = Trace()
    let all = ["a", "b", "c"].map { name in subject.sink { trace("\(name)\($0)") } }

    subject.send(1)

    #expect(trace.events == ["a1", "b1", "c1"])
    withExtendedLifetime(all) {}
  }

  @Test
  func `values without demand are dropped`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(demand: .none)

    subject.send(1)
    probe.request(1)
    subject.send(2)
    subject.send(3)
    probe.request(2)
    subject.send(4)

    #expect(probe.values == [2, 4])
  }

  @Test
  func `demand returned with a value counts`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(demand: .max(1)) { $0 == 1 ? .max(1) : .none }
    subject.subscribe(probe)

    for value in 1...3 { subject.send(value) }

    #expect(probe.values == [1, 2])
  }

  @Test
  func `after the completion nothing comes`() {
    let subject = PassthroughSubject<Int, Failed>()
    let probe = subject.probe()

    subject.send(completion: .finished)
    subject.send(1)
    subject.send(completion: .failure(Failed()))

    #expect(probe.values.isEmpty)
    #expect(probe.isFinished)
  }

  @Test
  func `a late subscriber gets the completion at once`() {
    let subject = PassthroughSubject<Int, Failed>()
    subject.send(completion: .failure(Failed(code: 2)))

    let probe = subject.probe(demand: .none)

    #expect(probe.subscriptions == 1)
    #expect(probe.failure == Failed(code: 2))
  }

  @Test
  func `the completion needs no demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(demand: .none)

    subject.send(completion: .finished)

    #expect(probe.isFinished)
  }

  @Test
  func `sending inside a value reaches everyone before the outer send goes on`() {
    let subject = PassthroughSubject<Int, Never>()
    let trace = Trace()
    let first = subject.sink {
      trace("a\($0)")
      if $0 == 1 { subject.send(2) }
    }
    let second = subject.sink { trace("b\($0)") }

    subject.send(1)

    #expect(trace.events == ["a1", "a2", "b2", "b1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test
  func `who subscribes inside a value misses that value`() {
    let subject = PassthroughSubject<Int, Never>()
    let trace = Trace()
    var late: AnyCancellable?
    let first = subject.sink { value in
      if late == nil { late = subject.sink { trace("late\($0)") } }
      trace("\(value)")
    }

    subject.send(1)
    subject.send(2)

    #expect(trace.events == ["1", "2", "late2"])
    withExtendedLifetime(first) {}
  }

  @Test
  func `who is cancelled inside a value does not get that value`() {
    let subject = PassthroughSubject<Int, Never>()
    let trace = Trace()
    var second: AnyCancellable?
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { trace("\($0)") }

    subject.send(1)

    #expect(trace.events.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test
  func `a subscription keeps its subject alive until cancelled`() {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let released = subject
    let cancellable = subject?.sink { _ in }
    subject = nil
    #expect(released != nil)

    cancellable?.cancel()

    #expect(released == nil)
  }

  @Test
  func `an upstream is asked for everything once somebody wants something`() {
    let source = Source<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let connection = source.subscribe(subject)
    #expect(source.requests.isEmpty)

    let probe = subject.probe(demand: .max(1))
    source.send(5)

    #expect(source.requests == [.unlimited])
    #expect(probe.values == [5])
    connection.cancel()
    #expect(source.cancellations == 1)
  }

  @Test
  func `a subject of nothing sends without argument`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let cancellable = subject.sink { count += 1 }

    subject.send()

    #expect(count == 1)
    cancellable.cancel()
  }

  @Test
  func `values from many threads all arrive, one at a time`() async {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let cancellable = subject.sink { sum += $0 }
    nonisolated(unsafe) let shared = subject

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<500 { shared.send(1) } }
      }
    }

    #expect(sum == 2000)
    cancellable.cancel()
  }
}
