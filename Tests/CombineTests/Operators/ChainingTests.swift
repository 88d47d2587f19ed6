import Combine
import Testing

struct ChainingTests {
  @Test
  func `append goes on after the end`() {
    #expect(Just(1).append(2, 3).probe().values == [1, 2, 3])
    #expect(Just(1).append([4, 5]).probe().values == [1, 4, 5])
    #expect(Just(1).append(Just(6)).append(7).probe().values == [1, 6, 7])
  }

  @Test
  func `append does not subscribe before the end`() {
    let subject = PassthroughSubject<Int, Failed>()
    let source = Source<Int, Failed>()
    let probe = subject.append(source).probe()
    #expect(source.subscribers == 0)

    subject.send(completion: .finished)
    source.send(2)

    #expect(source.subscribers == 1)
    #expect(probe.values == [2])
  }

  @Test
  func `append never comes after a failure`() {
    let probe = Fail<Int, Failed>(error: Failed()).append(2).probe()

    #expect(probe.values.isEmpty)
    #expect(probe.failure == Failed())
  }

  @Test
  func `prepend goes first, the latest call foremost`() {
    #expect(Just(1).prepend(2, 3).probe().values == [2, 3, 1])
    #expect(Just(1).prepend([4]).prepend(5).probe().values == [5, 4, 1])
    #expect(Just(1).prepend(Just(6)).probe().values == [6, 1])
  }

  @Test
  func `open demand goes along`() {
    let probe = [1, 2].publisher.append(3, 4).probe(demand: .max(3))
    #expect(probe.values == [1, 2, 3])
    #expect(probe.completions.isEmpty)

    probe.request(1)

    #expect(probe.values == [1, 2, 3, 4])
    #expect(probe.isFinished)
  }

  @Test
  func `switchToLatest drops the earlier publisher`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let sources = [Source<Int, Never>(), Source<Int, Never>()]
    let probe = outer.switchToLatest().probe()

    outer.send(sources[0].eraseToAnyPublisher())
    sources[0].send(1)
    outer.send(sources[1].eraseToAnyPublisher())
    sources[0].send(2)
    sources[1].send(3)

    #expect(probe.values == [1, 3])
    #expect(sources.map(\.cancellations) == [1, 0])
  }

  @Test
  func `switchToLatest finishes when outer and latest have`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let probe = outer.switchToLatest().probe()
    outer.send(inner)
    outer.send(completion: .finished)
    inner.send(1)
    #expect(probe.completions.isEmpty)

    inner.send(completion: .finished)

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `switchToLatest waits for another publisher when the latest finished`() {
    let outer = PassthroughSubject<Just<Int>, Never>()
    let probe = outer.switchToLatest().probe()

    outer.send(Just(1))
    #expect(probe.completions.isEmpty)
    outer.send(Just(2))
    outer.send(completion: .finished)

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test
  func `switchToLatest gives the open demand to the newest`() {
    let outer = PassthroughSubject<Source<Int, Never>, Never>()
    let first = Source<Int, Never>()
    let second = Source<Int, Never>()
    let probe = outer.switchToLatest().probe(demand: .max(3))

    outer.send(first)
    first.send(1)
    outer.send(second)

    #expect(first.requests == [.max(3)])
    #expect(second.requests == [.max(2)])
    probe.cancel()
    #expect(second.cancellations == 1)
  }

  @Test
  func `switchToLatest fails with either side`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Failed>, Never>()
    let inner = PassthroughSubject<Int, Failed>()
    let probe: Probe<Int, Failed> = outer.switchToLatest().probe()
    outer.send(inner)
    inner.send(completion: .failure(Failed()))
    #expect(probe.failure == Failed())

    let failing = PassthroughSubject<Just<Int>, Failed>()
    let other: Probe<Int, Failed> = failing.switchToLatest().probe()
    failing.send(Just(1))
    failing.send(completion: .failure(Failed()))
    #expect(other.values == [1])
    #expect(other.failure == Failed())
  }

  @Test
  func `an inner publisher that is cancelled releases what it holds`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let probe = outer.switchToLatest().probe()
    var held: Trace? = Trace()
    weak let released = held
    outer.send(
      inner.map { [held] in
        held?("\($0)")
        return $0
      }.eraseToAnyPublisher()
    )
    held = nil
    #expect(released != nil)

    outer.send(Empty(completeImmediately: false).eraseToAnyPublisher())

    #expect(released == nil)
    probe.cancel()
  }
}
