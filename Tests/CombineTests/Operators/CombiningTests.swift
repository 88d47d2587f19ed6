import Combine
import Testing

struct CombiningTests {
  private let first = PassthroughSubject<Int, Failed>()
  private let second = PassthroughSubject<Int, Failed>()

  @Test
  func `merge passes on what either gives, and finishes with the last`() {
    let probe = first.merge(with: second).probe()

    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    second.send(3)
    #expect(probe.completions.isEmpty)
    second.send(completion: .finished)

    #expect(probe.values == [1, 2, 3])
    #expect(probe.isFinished)
  }

  @Test
  func `merge fails with the first failure and cancels the others`() {
    let source = Source<Int, Failed>()
    let probe = first.merge(with: source).probe()

    first.send(completion: .failure(Failed(code: 1)))
    source.send(5)

    #expect(probe.failure == Failed(code: 1))
    #expect(probe.values.isEmpty)
    #expect(source.cancellations == 1)
  }

  @Test
  func `merge holds one value of each until there is demand`() {
    let source = Source<Int, Failed>()
    let other = Source<Int, Failed>()
    let probe = source.merge(with: other).probe(demand: .none)
    source.send(1)
    other.send(2)
    #expect(probe.values.isEmpty)

    probe.request(1)
    #expect(probe.values == [1])
    #expect(source.requests == [.max(1), .max(1)])
    source.send(completion: .finished)
    other.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    probe.request(1)

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test
  func `merge of unlimited demand asks everyone without limit`() {
    let source = Source<Int, Failed>()
    let other = Source<Int, Failed>()

    let probe = source.merge(with: other).probe()

    #expect(source.requests == [.unlimited])
    #expect(other.requests == [.unlimited])
    probe.cancel()
    #expect(source.cancellations == 1)
    #expect(other.cancellations == 1)
  }

  @Test
  func `up to eight publishers and any number of one type merge`() {
    let one = Just(1)

    #expect(one.merge(with: one, one).probe().values.count == 3)
    #expect(one.merge(with: one, one, one).probe().values.count == 4)
    #expect(one.merge(with: one, one, one, one).probe().values.count == 5)
    #expect(one.merge(with: one, one, one, one, one).probe().values.count == 6)
    #expect(one.merge(with: one, one, one, one, one, one).probe().values.count == 7)
    #expect(one.merge(with: one, one, one, one, one, one, one).probe().values.count == 8)
    let many = Publishers.MergeMany((1...9).map(Just.init)).probe()
    #expect(many.values == Array(1...9))
    #expect(many.isFinished)
    #expect(Publishers.MergeMany([Just<Int>]()).probe().isFinished)
  }

  @Test
  func `combineLatest starts when each has a value`() {
    let probe = first.combineLatest(second) { $0 * 10 + $1 }.probe()

    first.send(1)
    first.send(2)
    #expect(probe.values.isEmpty)
    second.send(3)
    first.send(4)
    second.send(5)

    #expect(probe.values == [23, 43, 45])
  }

  @Test
  func `combineLatest finishes with the last and fails with the first`() {
    let finishing = first.combineLatest(second).probe()
    first.send(1)
    first.send(completion: .finished)
    second.send(2)
    #expect(finishing.values.map { [$0.0, $0.1] } == [[1, 2]])
    #expect(finishing.completions.isEmpty)
    second.send(completion: .finished)
    #expect(finishing.isFinished)

    let third = PassthroughSubject<Int, Failed>()
    let fourth = PassthroughSubject<Int, Failed>()
    let failing = third.combineLatest(fourth).probe()
    third.send(completion: .failure(Failed()))
    fourth.send(completion: .finished)
    #expect(failing.failure == Failed())
  }

  @Test
  func `combineLatest takes three and four`() {
    let value = CurrentValueSubject<Int, Never>(1)

    let three = value.combineLatest(Just("a"), Just(true)).probe()
    let four = value.combineLatest(Just("a"), Just(true), Just(2.5)) { "\($0)\($1)\($2)\($3)" }
      .probe()
    value.send(2)

    #expect(three.values.map { "\($0)" } == [#"(1, "a", true)"#, #"(2, "a", true)"#])
    #expect(four.values == ["1atrue2.5", "2atrue2.5"])
  }

  @Test
  func `combineLatest gives no more than is asked for`() {
    let value = CurrentValueSubject<Int, Never>(1)
    let probe = value.combineLatest(CurrentValueSubject<Int, Never>(2)).probe(demand: .max(1))

    value.send(3)
    #expect(probe.values.map { $0.0 } == [1])
    probe.request(1)

    #expect(probe.values.map { $0.0 } == [1, 3])
  }

  @Test
  func `combineLatest of a value sent inside a value comes out in between`() {
    let left = CurrentValueSubject<Int, Never>(0)
    let right = CurrentValueSubject<Int, Never>(0)
    var values: [String] = []
    let cancellable = left.combineLatest(right).sink {
      values.append("\($0)\($1)")
      if $0 == 1, $1 == 0 { right.send(5) }
    }

    left.send(1)

    #expect(values == ["00", "10", "15"])
    cancellable.cancel()
  }

  @Test
  func `zip pairs values by their position`() {
    let probe = first.zip(second).probe()

    first.send(1)
    first.send(2)
    second.send(3)
    second.send(4)

    #expect(probe.values.map { [$0.0, $0.1] } == [[1, 3], [2, 4]])
  }

  @Test
  func `zip finishes once no further pair can be`() {
    let probe = first.zip(second).probe()

    first.send(1)
    first.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    second.send(2)

    #expect(probe.values.count == 1)
    #expect(probe.isFinished)
  }

  @Test
  func `zip takes three and four and a transform`() {
    let numbers = [1, 2].publisher

    #expect(numbers.zip(numbers) { $0 + $1 }.probe().values == [2, 4])
    #expect(numbers.zip(numbers, numbers) { $0 + $1 + $2 }.probe().values == [3, 6])
    #expect(
      numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.probe().values == [4, 8]
    )
  }

  @Test
  func `zip asks each for as much as it is asked`() {
    let source = Source<Int, Never>()
    let other = Source<Int, Never>()
    let probe = source.zip(other).probe(demand: .max(2))

    source.send(1)
    other.send(2)

    #expect(source.requests == [.max(2)])
    #expect(other.requests == [.max(2)])
    #expect(probe.values.count == 1)
    probe.cancel()
    #expect(source.cancellations == 1)
    #expect(other.cancellations == 1)
  }

  @Test
  func `flatMap passes on all publishers it made`() {
    let probe = first.flatMap { value in [value, value * 10].publisher }.probe()

    first.send(1)
    first.send(2)
    first.send(completion: .finished)

    #expect(probe.values == [1, 10, 2, 20])
    #expect(probe.isFinished)
  }

  @Test
  func `flatMap finishes when the last inner publisher has`() {
    let inner = PassthroughSubject<String, Never>()
    let probe = Just(1).flatMap { _ in inner }.probe()

    inner.send("a")
    #expect(probe.completions.isEmpty)
    inner.send(completion: .finished)

    #expect(probe.values == ["a"])
    #expect(probe.isFinished)
  }

  @Test
  func `flatMap fails with an inner failure and cancels the rest`() {
    let outer = Source<Int, Failed>()
    let inners = [PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>()]
    let probe = outer.flatMap { inners[$0] }.probe()
    outer.send(0)
    outer.send(1)

    inners[0].send(completion: .failure(Failed(code: 3)))
    inners[1].send(9)

    #expect(probe.failure == Failed(code: 3))
    #expect(probe.values.isEmpty)
    #expect(outer.cancellations == 1)
  }

  @Test
  func `flatMap has at most as many publishers at a time as it says`() {
    let outer = Source<Int, Never>()
    let inners = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let probe = outer.flatMap(maxPublishers: .max(2)) { inners[$0] }.probe()
    #expect(outer.requests == [.max(2)])
    outer.send(0)
    outer.send(1)

    inners[0].send(completion: .finished)

    #expect(outer.requests == [.max(2), .max(1)])
    #expect(outer.returned == [.none, .none])
    probe.cancel()
  }

  @Test
  func `flatMap keeps to the demand`() {
    let probe = [10, 20].publisher.flatMap { [$0, $0 + 1].publisher }.probe(demand: .max(1))
    #expect(probe.values == [10])

    probe.request(1)
    #expect(probe.values.count == 2)
    probe.request(2)

    #expect(probe.values.sorted() == [10, 11, 20, 21])
    #expect(probe.isFinished)
  }

  @Test
  func `flatMap bridges the failure of either side`() {
    let unfailingOuter: Probe<Int, Failed> = Just(1)
      .flatMap { _ in Fail<Int, Failed>(error: Failed()) }.probe()
    let unfailingInner: Probe<Int, Failed> = first.flatMap { Just($0) }.probe()
    first.send(4)

    #expect(unfailingOuter.failure == Failed())
    #expect(unfailingInner.values == [4])
  }
}
