import Combine
import Testing

struct FilteringTests {
  @Test
  func `filter drops values and asks for others in their place`() {
    let source = Source<Int, Never>()
    let probe = source.filter { $0 > 1 }.probe(demand: .max(1))

    source.send(1)
    source.send(2)

    #expect(probe.values == [2])
    #expect(source.requests == [.max(1)])
    #expect(source.returned == [.max(1), .none])
  }

  @Test
  func `a throwing filter fails`() {
    let probe = (1...4).publisher
      .tryFilter { if $0 == 4 { throw Failed() } else { $0 % 2 == 0 } }.probe()

    #expect(probe.values == [2])
    #expect(probe.failure is Failed)
  }

  @Test
  func `removeDuplicates drops repetitions in a row only`() {
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().probe().values == [1, 2, 1])
  }

  @Test
  func `removeDuplicates compares with the last value given`() {
    let near = [1, 2, 3, 9].publisher.removeDuplicates { abs($0 - $1) < 2 }

    #expect(near.probe().values == [1, 3, 9])
  }

  @Test
  func `a throwing removeDuplicates fails`() {
    let probe = [1, 2].publisher.tryRemoveDuplicates { _, _ in throw Failed() }.probe()

    #expect(probe.values == [1])
    #expect(probe.failure is Failed)
  }

  @Test
  func `dropFirst drops as many as it says`() {
    #expect((1...4).publisher.dropFirst().probe().values == [2, 3, 4])
    #expect((1...4).publisher.dropFirst(3).probe().values == [4])
    #expect((1...4).publisher.dropFirst(0).probe().values == [1, 2, 3, 4])
  }

  @Test
  func `dropped values do not use up demand`() {
    #expect((1...9).publisher.dropFirst(2).probe(demand: .max(2)).values == [3, 4])
  }

  @Test
  func `drop while stops dropping at the first other value`() {
    #expect([1, 2, 5, 1].publisher.drop { $0 < 3 }.probe().values == [5, 1])
    #expect([1].publisher.tryDrop { _ in throw Failed() }.probe().failure is Failed)
  }

  @Test
  func `prefix ends after its last value and cancels the upstream`() {
    let source = Source<Int, Never>()
    let probe = source.prefix(2).probe()

    source.send(1)
    #expect(probe.completions.isEmpty)
    source.send(2)

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
    #expect(source.cancellations == 1)
  }

  @Test
  func `a prefix of nothing finishes at once`() {
    let probe = (1...3).publisher.prefix(0).probe(demand: .none)

    #expect(probe.values.isEmpty)
    #expect(probe.isFinished)
  }

  @Test
  func `prefix ends once though its value sends again`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var ends = 0
    let cancellable = subject.prefix(1).sink(
      receiveCompletion: { _ in ends += 1 },
      receiveValue: {
        values.append($0)
        if $0 < 3 { subject.send($0 + 1) }
      }
    )

    subject.send(1)

    #expect(ends == 1)
    cancellable.cancel()
  }

  @Test
  func `prefix while ends before the first other value`() {
    let probe = [1, 2, 5, 1].publisher.prefix { $0 < 3 }.probe()

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
    #expect([1].publisher.tryPrefix { _ in throw Failed() }.probe().failure is Failed)
  }

  @Test
  func `output takes values by their position`() {
    let letters = ["a", "b", "c", "d"].publisher

    #expect(letters.output(at: 2).probe().values == ["c"])
    #expect(letters.output(in: 1..<3).probe().values == ["b", "c"])
    #expect(letters.output(in: 2...).probe().values == ["c", "d"])
    #expect(letters.output(in: ...1).probe().values == ["a", "b"])
    #expect(letters.output(at: 9).probe().isFinished)
  }

  @Test
  func `prefix until another publisher gives ends then`() {
    let subject = PassthroughSubject<Int, Never>()
    let stop = PassthroughSubject<Void, Failed>()
    let probe = subject.prefix(untilOutputFrom: stop).probe()

    subject.send(1)
    stop.send()
    subject.send(2)

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `prefix until another publisher ignores how that one ends`() {
    let subject = PassthroughSubject<Int, Never>()
    let stop = PassthroughSubject<Void, Failed>()
    let probe = subject.prefix(untilOutputFrom: stop).probe()

    stop.send(completion: .failure(Failed()))
    subject.send(1)

    #expect(probe.values == [1])
    #expect(probe.completions.isEmpty)
  }

  @Test
  func `drop until another publisher gives begins then`() {
    let subject = PassthroughSubject<Int, Never>()
    let start = PassthroughSubject<Void, Never>()
    let probe = subject.drop(untilOutputFrom: start).probe(demand: .max(1))

    subject.send(1)
    start.send()
    subject.send(2)
    subject.send(3)

    #expect(probe.values == [2])
  }

  @Test
  func `ignoreOutput passes only the completion`() {
    let probe = (1...3).publisher.setFailureType(to: Failed.self).ignoreOutput().probe()

    #expect(probe.values.isEmpty)
    #expect(probe.isFinished)
  }

  @Test
  func `a negative count traps`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      _ = Just(1).dropFirst(-1)
    }
    await #expect(processExitsWith: .failure) { () -> Void in
      _ = Just(1).prefix(-1)
    }
  }
}
