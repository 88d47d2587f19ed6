import Combine
import Foundation
import Testing

struct TimeGroupingTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, Failed>()

  @Test
  func `collecting by time gives what came in each interval`() {
    let probe = subject.collect(.byTime(scheduler, .seconds(2))).probe()

    subject.send(1)
    subject.send(2)
    scheduler.advance(by: 2)
    subject.send(3)
    #expect(probe.values == [[1, 2]])
    scheduler.advance(by: 4)

    #expect(probe.values == [[1, 2], [3]])
  }

  @Test
  func `collecting by time or count gives early what is full`() {
    let probe = subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).probe()

    subject.send(1)
    subject.send(2)
    #expect(probe.values == [[1, 2]])
    subject.send(3)
    scheduler.advance(by: 2)

    #expect(probe.values == [[1, 2], [3]])
  }

  @Test
  func `collecting by time gives the rest before the end, and stops its clock`() {
    let probe = subject.collect(.byTime(scheduler, .seconds(2))).probe()

    subject.send(1)
    subject.send(completion: .finished)

    #expect(probe.values == [[1]])
    #expect(probe.isFinished)
    #expect(scheduler.pending == 0)
  }

  @Test
  func `collecting by time drops the rest before a failure`() {
    let probe = subject.collect(.byTime(scheduler, .seconds(2))).probe()

    subject.send(1)
    subject.send(completion: .failure(Failed()))

    #expect(probe.values.isEmpty)
    #expect(probe.failure != nil)
  }

  @Test
  func `a cancelled group stops its clock`() {
    let probe = subject.collect(.byTime(scheduler, .seconds(2))).probe()

    probe.cancel()

    #expect(scheduler.pending == 0)
  }

  @Test
  func `intervals are measured from the subscription, then from value to value`() {
    let probe = subject.measureInterval(using: scheduler).probe()

    scheduler.advance(by: 3)
    subject.send(1)
    scheduler.advance(by: 5)
    subject.send(2)
    subject.send(completion: .finished)

    #expect(probe.values == [.seconds(3), .seconds(5)])
    #expect(probe.isFinished)
  }

  @Test
  func `breakpoints that don't stop let everything through`() {
    var asked: [Int] = []
    let probe = subject.breakpoint(receiveOutput: {
      asked.append($0)
      return false
    }).breakpointOnError().probe()

    subject.send(1)
    subject.send(completion: .finished)

    #expect(asked == [1])
    #expect(probe.values == [1])
    #expect(probe.isFinished)
  }

  @Test
  func `a breakpoint stops the process at an error`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      let subject = PassthroughSubject<Int, Failed>()
      let stop = subject.breakpointOnError().sink(receiveCompletion: { _ in }) { _ in }
      subject.send(completion: .failure(Failed()))
      withExtendedLifetime(stop) {}
    }
  }

  @Test
  func `the value of a future is waited for`() async throws {
    var promise: Future<Int, Never>.Promise?
    let later = Future<Int, Never> { promise = $0 }
    promise?(.success(4))
    let failing = Future<Int, Failed> { $0(.failure(Failed(code: 2))) }

    #expect(await later.value == 4)
    await #expect(throws: Failed(code: 2)) { try await failing.value }
  }
}
