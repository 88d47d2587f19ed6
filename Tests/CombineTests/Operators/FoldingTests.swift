import Combine
import Foundation
import Testing

struct FoldingTests {
  private let source = Source<Int, Never>()

  @Test
  func `maps after maps are one map of the upstream`() {
    let chain: Publishers.Map<Source<Int, Never>, String> = source.map { $0 + 1 }.map { "\($0)" }
    let probe = chain.probe()

    source.send(1)

    #expect(probe.values == ["2"])
  }

  @Test
  func `a compactMap takes in the maps that follow`() {
    let chain: Publishers.CompactMap<Source<Int, Never>, String> =
      source.compactMap { $0 > 1 ? $0 : nil }.map { $0 * 10 }.compactMap { $0 < 30 ? "\($0)" : nil }
    let probe = chain.probe()

    [1, 2, 3].forEach(source.send)

    #expect(probe.values == ["20"])
  }

  @Test
  func `filters after filters are one, and stop at the first no`() {
    var asked: [Int] = []
    let chain: Publishers.Filter<Source<Int, Never>> = source.filter { $0 > 1 }.filter {
      asked.append($0)
      return $0 < 3
    }
    let probe = chain.probe()

    [1, 2, 3].forEach(source.send)

    #expect(probe.values == [2])
    #expect(asked == [2, 3])
  }

  @Test
  func `throwing operators keep the failure of the first`() {
    let map: Publishers.TryMap<Source<Int, Never>, Int> =
      source.map { $0 }.tryMap { _ in throw Failed(code: 1) }.map { (value: Int) in value + 1 }
    let probe = map.probe()

    source.send(1)

    #expect(probe.values.isEmpty)
    #expect(probe.failure as? Failed == Failed(code: 1))
  }

  @Test
  func `a merge takes in what it is merged with`() {
    let (a, b, c, d) = (
      PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(2),
      Just(3), [4, 5].publisher
    )
    let three:
      Publishers.Merge3<
        PassthroughSubject<Int, Never>, CurrentValueSubject<Int, Never>, Just<Int>
      > = a.merge(with: b).merge(with: c)

    let probe = three.merge(with: d).probe()
    a.send(1)

    #expect(probe.values == [2, 3, 4, 5, 1])
  }

  @Test
  func `operators of a value give values`() {
    let mapped: Just<String> = Just(1).map { "\($0)" }
    let failing: Result<Int, Failed>.Publisher = Just(1).setFailureType(to: Failed.self)
    let kept: Optional<Int>.Publisher = Just(1).filter { $0 > 1 }
    let more: Publishers.Sequence<[Int], Never> = Just(1).append(2, 3).prepend(0)

    #expect(mapped == Just("1"))
    #expect(failing.probe().values == [1])
    #expect(kept.output == nil)
    #expect(more.sequence == [0, 1, 2, 3])
    #expect(Just(1).collect() == Just([1]))
    #expect(Just(1).tryMap { _ -> Int in throw Failed() }.probe().failure is Failed)
  }

  @Test
  func `operators of elements give elements`() {
    let numbers = [1, 2, 2, 3].publisher

    let texts: Publishers.Sequence<[String], Never> = numbers.removeDuplicates().map { "\($0)" }
    let sums: Publishers.Sequence<[Int], Never> = numbers.scan(0, +)

    #expect(texts.sequence == ["1", "2", "3"])
    #expect(sums.sequence == [1, 3, 5, 8])
    #expect(numbers.reduce(0, +).result == .success(8))
    #expect(numbers.collect().result == .success([1, 2, 2, 3]))
    #expect(numbers.dropFirst(2).prefix(1).probe().values == [2])
    #expect(numbers.count() == Just(4))
    #expect(numbers.max().output == 3)
    #expect(numbers.first(where: { $0 > 5 }).output == nil)
    #expect([1, nil].publisher.replaceNil(with: 0).sequence == [1, 0])
  }

  @Test
  func `operators of what may be missing keep it missing`() {
    let none = Optional<Int>.Publisher(nil)

    #expect(none.map { $0 + 1 }.output == nil)
    #expect(none.count().output == nil)
    #expect(none.replaceEmpty(with: 7) == Just(7))
    #expect(Optional<Int>.Publisher(1).collect().output == [1])
  }

  @Test
  func `operators of a result keep its failure`() {
    let failed = Result<Int, Failed>.failure(Failed(code: 2)).publisher

    #expect(failed.map { $0 + 1 }.result == .failure(Failed(code: 2)))
    #expect(failed.replaceError(with: 5).result == .success(5))
    #expect(failed.tryMap { $0 }.probe().failure as? Failed == Failed(code: 2))
  }
}
