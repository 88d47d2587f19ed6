import Combine
import Testing

struct MappingTests {
  private struct Point {
    var x: Int
    var y: Int
    var z: Int
  }

  @Test
  func `map changes each value and passes demand on`() {
    let source = Source<Int, Failed>()
    let probe = source.map { "\($0)" }.probe(demand: .max(2))

    source.send(1)
    source.send(completion: .failure(Failed()))

    #expect(probe.values == ["1"])
    #expect(probe.failure == Failed())
    #expect(source.requests == [.max(2)])
    #expect(source.returned == [.none])
  }

  @Test
  func `map by key paths reads one, two or three properties`() {
    let points = [Point(x: 1, y: 2, z: 3)].publisher

    #expect(points.map(\.x).probe().values == [1])
    #expect(points.map(\.x, \.y).probe().values.map { [$0.0, $0.1] } == [[1, 2]])
    #expect(points.map(\.x, \.y, \.z).probe().values.map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
  }

  @Test
  func `a throwing map fails and cancels its upstream`() {
    let source = Source<Int, Never>()
    let probe = source.tryMap { if $0 == 2 { throw Failed(code: $0) } else { $0 * 10 } }.probe()

    source.send(1)
    source.send(2)
    source.send(3)

    #expect(probe.values == [10])
    #expect(probe.failure as? Failed == Failed(code: 2))
    #expect(source.cancellations == 1)
  }

  @Test
  func `replaceNil puts a value in place of nil`() {
    #expect([1, nil, 3].publisher.replaceNil(with: 0).probe().values == [1, 0, 3])
  }

  @Test
  func `compactMap drops nil and asks for another value`() {
    let source = Source<String, Never>()
    let probe = source.compactMap(Int.init).probe(demand: .max(1))

    source.send("a")
    source.send("2")

    #expect(probe.values == [2])
    #expect(source.returned == [.max(1), .none])
  }

  @Test
  func `a throwing compactMap fails`() {
    let probe = ["1", "a", "x"].publisher
      .tryCompactMap { if $0 == "x" { throw Failed() } else { Int($0) } }.probe()

    #expect(probe.values == [1])
    #expect(probe.failure is Failed)
  }

  @Test
  func `scan gives each intermediate result`() {
    #expect((1...4).publisher.scan(0, +).probe().values == [1, 3, 6, 10])
  }

  @Test
  func `each subscriber has its own running result`() {
    let sums = (1...2).publisher.scan(0, +)

    #expect(sums.probe().values == [1, 3])
    #expect(sums.probe().values == [1, 3])
  }

  @Test
  func `a throwing scan fails`() {
    let probe = (1...3).publisher
      .tryScan(0) { if $1 == 3 { throw Failed() } else { $0 + $1 } }.probe()

    #expect(probe.values == [1, 3])
    #expect(probe.failure is Failed)
  }

  @Test
  func `cancelling reaches the upstream once`() {
    let source = Source<Int, Never>()
    let probe = source.map { $0 }.probe()

    probe.cancel()
    probe.cancel()
    source.send(1)
    source.send(completion: .finished)

    #expect(source.cancellations == 1)
    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)
  }
}
