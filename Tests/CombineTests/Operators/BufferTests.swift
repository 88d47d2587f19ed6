import Combine
import Testing

struct BufferTests {
  @Test
  func `a buffer by request asks for everything and keeps what isn't wanted yet`() {
    let source = Source<Int, Failed>()
    let probe = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
      .probe(demand: .max(1))

    for value in 1...4 { source.send(value) }
    #expect(source.requests == [.unlimited])
    #expect(probe.values == [1])
    probe.request(5)

    #expect(probe.values == [1, 2, 3])
  }

  @Test
  func `a buffer that is kept full asks for its size, and for one more with each that leaves`() {
    let source = Source<Int, Failed>()
    let probe = source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
      .probe(demand: .max(1))

    source.send(1)
    source.send(2)

    #expect(source.requests == [.max(3), .max(1)])
    #expect(probe.values == [1])
  }

  @Test
  func `a full buffer drops its oldest value`() {
    let source = Source<Int, Failed>()
    let probe = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
      .probe(demand: .none)

    for value in 1...4 { source.send(value) }
    probe.request(9)

    #expect(probe.values == [3, 4])
  }

  @Test
  func `a full buffer fails with an error of its own, after what it keeps`() {
    let source = Source<Int, Failed>()
    let probe =
      source
      .buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Failed(code: 7) })
      .probe(demand: .none)

    source.send(1)
    source.send(2)
    #expect(source.cancellations == 1)
    #expect(probe.completions.isEmpty)
    probe.request(1)

    #expect(probe.values == [1])
    #expect(probe.failure == Failed(code: 7))
  }

  @Test
  func `the end waits for what is kept`() {
    let source = Source<Int, Failed>()
    let probe = source.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest)
      .probe(demand: .none)

    source.send(1)
    source.send(completion: .finished)
    #expect(!probe.isFinished)
    probe.request(1)

    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `a cancelled buffer cancels and gives nothing more`() {
    let source = Source<Int, Failed>()
    let probe = source.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest).probe()

    probe.cancel()
    source.send(1)

    #expect(source.cancellations == 1)
    #expect(probe.values.isEmpty)
  }
}
