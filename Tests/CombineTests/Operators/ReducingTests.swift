import Combine
import Testing

struct ReducingTests {
  private let numbers = (1...5).publisher
  private let none = Empty<Int, Never>()

  @Test
  func `reduce gives the final result only`() {
    #expect(numbers.reduce(0, +).probe().values == [15])
    #expect(none.reduce(7, +).probe().values == [7])
    #expect(numbers.tryReduce(0) { _, _ in throw Failed() }.probe().failure is Failed)
  }

  @Test
  func `collect gathers everything`() {
    #expect(numbers.collect().probe().values == [[1, 2, 3, 4, 5]])
    #expect(none.collect().probe().values == [[]])
  }

  @Test
  func `the result waits for demand`() {
    let probe = numbers.collect().probe(demand: .none)
    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)

    probe.request(1)

    #expect(probe.values == [[1, 2, 3, 4, 5]])
    #expect(probe.isFinished)
  }

  @Test
  func `a failure drops the result and needs no demand`() {
    let subject = PassthroughSubject<Int, Failed>()
    let probe = subject.collect().probe(demand: .none)

    subject.send(1)
    subject.send(completion: .failure(Failed()))

    #expect(probe.values.isEmpty)
    #expect(probe.failure == Failed())
  }

  @Test
  func `collect by count gives the rest at the end`() {
    #expect(numbers.collect(2).probe().values == [[1, 2], [3, 4], [5]])
  }

  @Test
  func `collect by count asks for as many as make up its arrays`() {
    let source = Source<Int, Never>()
    let probe = source.collect(3).probe(demand: .max(2))

    for value in 1...3 { source.send(value) }

    #expect(source.requests == [.max(6)])
    #expect(probe.values == [[1, 2, 3]])
  }

  @Test
  func `first takes one value and cancels the upstream`() {
    let source = Source<Int, Never>()
    let probe = source.first().probe()

    source.send(4)
    source.send(5)

    #expect(probe.values == [4])
    #expect(probe.isFinished)
    #expect(source.cancellations == 1)
  }

  @Test
  func `first and last take a condition`() {
    #expect(numbers.first { $0 > 2 }.probe().values == [3])
    #expect(numbers.last { $0 < 3 }.probe().values == [2])
    #expect(numbers.last().probe().values == [5])
    #expect(numbers.first { $0 > 9 }.probe().isFinished)
    #expect(numbers.tryFirst { _ in throw Failed() }.probe().failure is Failed)
    #expect(numbers.tryLast { _ in throw Failed() }.probe().failure is Failed)
  }

  @Test
  func `of nothing there is no first and no last`() {
    #expect(none.first().probe().values.isEmpty)
    #expect(none.last().probe().isFinished)
  }

  @Test
  func `contains stops at the first match`() {
    let source = Source<Int, Never>()
    let probe = source.contains(2).probe()

    source.send(1)
    #expect(probe.values.isEmpty)
    source.send(2)

    #expect(probe.values == [true])
    #expect(source.cancellations == 1)
    #expect(numbers.contains(9).probe().values == [false])
    #expect(numbers.contains { $0 > 4 }.probe().values == [true])
    #expect(numbers.tryContains { _ in throw Failed() }.probe().failure is Failed)
  }

  @Test
  func `allSatisfy stops at the first exception`() {
    let source = Source<Int, Never>()
    let probe = source.allSatisfy { $0 < 2 }.probe()

    source.send(1)
    source.send(2)

    #expect(probe.values == [false])
    #expect(source.cancellations == 1)
    #expect(numbers.allSatisfy { $0 > 0 }.probe().values == [true])
    #expect(none.allSatisfy { _ in false }.probe().values == [true])
    #expect(numbers.tryAllSatisfy { _ in throw Failed() }.probe().failure is Failed)
  }

  @Test
  func `count counts`() {
    #expect(numbers.count().probe().values == [5])
    #expect(none.count().probe().values == [0])
  }

  @Test
  func `min and max find the extremes`() {
    let values = [3, 9, 1, 4].publisher

    #expect(values.max().probe().values == [9])
    #expect(values.min().probe().values == [1])
    #expect(values.max { $0 % 4 < $1 % 4 }.probe().values == [3])
    #expect(values.min { $0 % 4 < $1 % 4 }.probe().values == [4])
    #expect(none.max().probe().values.isEmpty)
    #expect(values.tryMax { _, _ in throw Failed() }.probe().failure is Failed)
    #expect(values.tryMin { _, _ in throw Failed() }.probe().failure is Failed)
  }
}
