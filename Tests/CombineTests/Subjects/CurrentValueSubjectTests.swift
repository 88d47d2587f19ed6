import Combine
import Testing

struct CurrentValueSubjectTests {
  @Test
  func `a subscriber gets the current value first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(2)

    let probe = subject.probe()
    subject.send(3)

    #expect(probe.values == [2, 3])
  }

  @Test
  func `the value is set before it is sent`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let cancellable = subject.sink { _ in seen.append(subject.value) }

    subject.value = 2

    #expect(seen == [1, 2])
    cancellable.cancel()
  }

  @Test
  func `without demand only the newest value waits`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = subject.probe(demand: .max(1))
    subject.send(1)
    subject.send(2)

    probe.request(1)

    #expect(probe.values == [0, 2])
  }

  @Test
  func `further demand does not repeat what was given`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = subject.probe(demand: .max(1))

    probe.request(1)
    #expect(probe.values == [0])
    subject.send(1)

    #expect(probe.values == [0, 1])
  }

  @Test
  func `a finished one keeps its value and changes no more`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.send(1)
    subject.send(completion: .finished)

    subject.send(2)
    let probe = subject.probe()

    #expect(subject.value == 1)
    #expect(probe.values.isEmpty)
    #expect(probe.isFinished)
  }

  @Test
  func `an upstream is asked for everything at once`() {
    let source = Source<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)

    let connection = source.subscribe(subject)
    source.send(4)

    #expect(source.requests == [.unlimited])
    #expect(subject.value == 4)
    connection.cancel()
  }
}
