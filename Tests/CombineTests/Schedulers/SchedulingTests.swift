import Combine
import Testing

struct SchedulingTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, Failed>()

  @Test
  func `receive on delivers each value and the completion on the scheduler`() {
    let probe = subject.receive(on: scheduler).probe()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.values.isEmpty)
    #expect(probe.completions.isEmpty)

    scheduler.advance()

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test
  func `receive on asks upstream for what is asked at once`() {
    let source = Source<Int, Never>()
    let probe = Probe<Int, Never>(demand: .max(1)) { _ in .max(2) }
    source.receive(on: scheduler).subscribe(probe)
    #expect(source.requests == [.max(1)])

    source.send(1)
    #expect(source.returned == [.none])
    scheduler.advance()

    #expect(source.requests == [.max(1), .max(2)])
  }

  @Test
  func `values on their way are dropped when receive on is cancelled`() {
    let probe = subject.receive(on: scheduler).probe()
    subject.send(1)

    probe.cancel()
    scheduler.advance()

    #expect(probe.values.isEmpty)
  }

  @Test
  func `nothing comes after the completion of receive on`() {
    let source = Source<Int, Never>()
    let probe = source.receive(on: scheduler).probe()

    source.send(completion: .finished)
    source.send(1)
    source.send(completion: .finished)
    scheduler.advance()

    #expect(probe.values.isEmpty)
    #expect(probe.isFinished)
  }

  @Test
  func `subscribe on subscribes, asks and cancels on the scheduler`() {
    let source = Source<Int, Never>()
    let probe = source.subscribe(on: scheduler).probe()
    #expect(source.subscribers == 0)
    #expect(probe.subscriptions == 0)

    scheduler.advance()
    #expect(source.subscribers == 1)
    #expect(source.requests == [.unlimited])
    source.send(1)
    #expect(probe.values == [1])
    probe.cancel()
    #expect(source.cancellations == 0)
    scheduler.advance()

    #expect(source.cancellations == 1)
  }

  @Test
  func `delay shifts values and the completion`() {
    let probe = subject.delay(for: 2, scheduler: scheduler).probe()
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    subject.send(completion: .finished)

    scheduler.advance(by: 1)
    #expect(probe.values == [1])
    scheduler.advance(by: 1)

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test
  func `debounce gives the last value of a burst, once it is over`() {
    let probe = subject.debounce(for: .seconds(1), scheduler: scheduler).probe()
    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    scheduler.advance(by: 0.75)
    #expect(probe.values.isEmpty)

    scheduler.advance(by: 0.25)
    #expect(probe.values == [2])
    scheduler.advance(by: 5)
    #expect(probe.values == [2])
    subject.send(3)
    scheduler.advance(by: 1)

    #expect(probe.values == [2, 3])
  }

  @Test
  func `debounce drops a waiting value at the completion`() {
    let probe = subject.debounce(for: 1, scheduler: scheduler).probe()
    subject.send(1)

    subject.send(completion: .finished)
    #expect(probe.completions.isEmpty)
    scheduler.advance(by: 2)

    #expect(probe.values.isEmpty)
    #expect(probe.isFinished)
  }

  @Test
  func `debounce takes everything and keeps to the demand`() {
    let source = Source<Int, Never>()
    let probe = source.debounce(for: 1, scheduler: scheduler).probe(demand: .max(1))
    #expect(source.requests == [.unlimited])

    for value in 1...2 {
      source.send(value)
      scheduler.advance(by: 1)
    }

    #expect(probe.values == [1])
    probe.cancel()
    #expect(source.cancellations == 1)
  }

  @Test
  func `throttle gives the first value at once and then one each interval`() {
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: true).probe()

    subject.send(1)
    scheduler.advance()
    #expect(probe.values == [1])
    scheduler.advance(by: 0.25)
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 0.5)
    #expect(probe.values == [1])
    scheduler.advance(by: 0.25)
    #expect(probe.values == [1, 3])
    scheduler.advance(by: 5)
    subject.send(4)
    scheduler.advance()

    #expect(probe.values == [1, 3, 4])
  }

  @Test
  func `throttle keeps the first value of an interval if told so`() {
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: false).probe()

    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 1)

    #expect(probe.values == [1, 2])
  }

  @Test
  func `throttle gives a waiting value before the completion`() {
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: true).probe()
    subject.send(1)
    scheduler.advance(by: 0.5)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: 0.25)
    #expect(probe.completions.isEmpty)

    scheduler.advance(by: 0.25)

    #expect(probe.values == [1, 2])
    #expect(probe.isFinished)
  }

  @Test
  func `throttle without a waiting value ends at once`() {
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: true).probe()
    subject.send(1)
    scheduler.advance()

    subject.send(completion: .failure(Failed()))
    scheduler.advance()

    #expect(probe.failure == Failed())
  }

  @Test
  func `timeout ends when no value came for too long`() {
    let source = Source<Int, Failed>()
    let probe = source.timeout(2, scheduler: scheduler).probe()
    scheduler.advance(by: 1)
    source.send(1)
    scheduler.advance(by: 1.5)
    #expect(probe.completions.isEmpty)

    scheduler.advance(by: 0.5)

    #expect(probe.values == [1])
    #expect(probe.isFinished)
    #expect(source.cancellations == 1)
  }

  @Test
  func `timeout fails with the error that it is given`() {
    let probe = subject.timeout(2, scheduler: scheduler) { Failed(code: 9) }.probe()

    scheduler.advance(by: 2)

    #expect(probe.failure == Failed(code: 9))
  }

  @Test
  func `timeout leaves a publisher that finished alone`() {
    let probe = subject.timeout(2, scheduler: scheduler) { Failed() }.probe()

    subject.send(completion: .finished)
    scheduler.advance(by: 5)

    #expect(probe.isFinished)
  }

  @Test
  func `the immediate scheduler runs at once whatever the time`() {
    var runs = 0
    let immediate = ImmediateScheduler.shared

    immediate.schedule { runs += 1 }
    immediate.schedule(after: immediate.now.advanced(by: 5)) { runs += 1 }
    let probe = subject.receive(on: immediate).probe()
    subject.send(1)

    #expect(runs == 2)
    #expect(probe.values == [1])
  }
}
