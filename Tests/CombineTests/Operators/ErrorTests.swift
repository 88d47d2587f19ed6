import Combine
import Testing

struct ErrorTests {
  private struct Other: Error, Equatable {}

  @Test
  func `mapError changes the failure only`() {
    let subject = PassthroughSubject<Int, Failed>()
    let probe = subject.mapError { _ in Other() }.probe()

    subject.send(1)
    subject.send(completion: .failure(Failed()))

    #expect(probe.values == [1])
    #expect(probe.failure == Other())
  }

  @Test
  func `replaceError ends with a value instead of the failure`() {
    let subject = PassthroughSubject<Int, Failed>()
    let probe = subject.replaceError(with: -1).probe()

    subject.send(1)
    subject.send(completion: .failure(Failed()))

    #expect(probe.values == [1, -1])
    #expect(probe.isFinished)
  }

  @Test
  func `the value of replaceError waits for demand`() {
    let subject = PassthroughSubject<Int, Failed>()
    let probe = subject.replaceError(with: -1).probe(demand: .max(1))
    subject.send(1)
    subject.send(completion: .failure(Failed()))
    #expect(probe.values == [1])
    #expect(probe.completions.isEmpty)

    probe.request(1)

    #expect(probe.values == [1, -1])
    #expect(probe.isFinished)
  }

  @Test
  func `replaceEmpty gives its value only if there was none`() {
    #expect(Empty<Int, Never>().replaceEmpty(with: 1).probe().values == [1])
    #expect(Just(2).replaceEmpty(with: 1).probe().values == [2])
    #expect(
      Fail<Int, Failed>(error: Failed()).replaceEmpty(with: 1).probe().failure == Failed()
    )
  }

  @Test
  func `setFailureType changes nothing but the type`() {
    let probe: Probe<Int, Failed> = Just(1).setFailureType(to: Failed.self).probe()

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `assertNoFailure passes values and traps at a failure`() async {
    let probe: Probe<Int, Never> = Just(1).setFailureType(to: Failed.self)
      .assertNoFailure().probe()
    #expect(probe.values == [1])

    await #expect(processExitsWith: .failure) { () -> Void in
      _ = Fail<Int, Failed>(error: Failed()).assertNoFailure().probe()
    }
  }

  @Test
  func `catch goes on with another publisher and the open demand`() {
    let subject = PassthroughSubject<Int, Failed>()
    let probe = subject.catch { error in [error.code, 8, 9].publisher }.probe(demand: .max(3))

    subject.send(1)
    subject.send(completion: .failure(Failed(code: 7)))

    #expect(probe.values == [1, 7, 8])
    #expect(probe.completions.isEmpty)
    probe.request(1)
    #expect(probe.values == [1, 7, 8, 9])
    #expect(probe.isFinished)
  }

  @Test
  func `tryCatch fails with what its closure throws`() {
    let failing = Fail<Int, Failed>(error: Failed())

    #expect(failing.tryCatch { _ -> Just<Int> in throw Other() }.probe().failure is Other)
    #expect(failing.tryCatch { _ in Just(1) }.probe().values == [1])
  }

  @Test
  func `retry subscribes again as often as it says`() {
    var attempts = 0
    let failing = Deferred { () -> AnyPublisher<Int, Failed> in
      attempts += 1
      return Just(attempts).setFailureType(to: Failed.self)
        .append(Fail(error: Failed(code: attempts))).eraseToAnyPublisher()
    }

    let probe = failing.retry(2).probe()

    #expect(attempts == 3)
    #expect(probe.values == [1, 2, 3])
    #expect(probe.failure == Failed(code: 3))
  }

  @Test
  func `retry stops when an attempt finishes`() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Failed> in
      attempts += 1
      return attempts == 1
        ? Fail(error: Failed()).eraseToAnyPublisher()
        : Just(5).setFailureType(to: Failed.self).eraseToAnyPublisher()
    }

    let probe = publisher.retry(9).probe()

    #expect(attempts == 2)
    #expect(probe.values == [5])
    #expect(probe.isFinished)
  }

  @Test
  func `retry keeps what demand is left`() {
    var sources: [Source<Int, Failed>] = []
    let probe = Deferred { () -> Source<Int, Failed> in
      sources.append(Source())
      return sources[sources.count - 1]
    }.retry(1).probe(demand: .max(3))

    sources[0].send(1)
    sources[0].send(completion: .failure(Failed()))

    #expect(sources.map(\.requests) == [[.max(3)], [.max(2)]])
    #expect(probe.values == [1])
  }
}
