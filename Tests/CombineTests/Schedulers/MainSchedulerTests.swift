@_spi(Headless) import Combine
import Foundation
import Testing

@MainActor
struct MainSchedulerTests {
  private let host = VirtualHost()

  private func onHost(_ body: () -> Void) {
    MainScheduler.withHost(host, operation: body)
  }

  @Test
  func `the main queue runs work in a later turn, in order`() {
    onHost {
      let trace = Trace()
      DispatchQueue.main.schedule { trace("queue") }
      RunLoop.main.schedule { trace("loop") }
      OperationQueue.main.schedule { trace("operation") }
      #expect(trace.events.isEmpty)

      host.advance()

      #expect(trace.events == ["queue", "loop", "operation"])
    }
  }

  @Test
  func `delays count on the host's clock, exactly`() {
    onHost {
      host.advance(by: 3)
      let trace = Trace()
      DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .milliseconds(300))) {
        trace("queue")
      }
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.3)) { trace("loop") }
      OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: .seconds(0.3))) {
        trace("operation")
      }

      host.advance(by: 0.29)
      #expect(trace.events.isEmpty)
      host.advance(by: 3.3 - host.time)

      #expect(trace.events == ["queue", "loop", "operation"])
    }
  }

  @Test
  func `time on the main queue moves with the host only`() {
    onHost {
      let before = DispatchQueue.main.now
      let date = RunLoop.main.now

      host.advance(by: 1.5)

      #expect(before.distance(to: DispatchQueue.main.now) == .milliseconds(1500))
      #expect(abs(date.distance(to: RunLoop.main.now).timeInterval - 1.5) < 1e-6)
    }
  }

  @Test
  func `repeated work runs at each interval until cancelled`() {
    onHost {
      var times: [TimeInterval] = []
      let cancellable = DispatchQueue.main.schedule(
        after: DispatchQueue.main.now.advanced(by: 1),
        interval: 0.5
      ) { times.append(host.time) }

      host.advance(by: 2)
      cancellable.cancel()
      host.advance(by: 2)

      #expect(times == [1, 1.5, 2])
      #expect(host.pending == 0)
    }
  }

  @Test
  func `receive on the main queue waits for a turn even on the main actor`() {
    onHost {
      let subject = PassthroughSubject<Int, Never>()
      let probe = subject.receive(on: DispatchQueue.main).probe()
      subject.send(1)
      #expect(probe.values.isEmpty)

      host.advance()

      #expect(probe.values == [1])
    }
  }

  @Test
  func `debounce on the main run loop follows the host's clock`() {
    onHost {
      let subject = PassthroughSubject<String, Never>()
      let probe = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).probe()
      subject.send("a")
      host.advance(by: 0.2)
      subject.send("ab")
      host.advance(by: 0.2)
      #expect(probe.values.isEmpty)

      host.advance(by: 0.1)

      #expect(probe.values == ["ab"])
    }
  }

  @Test
  func `the current run loop of main actor code is the main one`() {
    onHost {
      var runs = 0
      RunLoop.current.schedule { runs += 1 }

      host.advance()

      #expect(runs == 1)
    }
  }

  @Test
  func `work from another thread hops to the main actor`() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let shared = subject
    let host = host
    var isMain = false
    let cancellable = MainScheduler.withHost(host) {
      subject.receive(on: DispatchQueue.main).sink { _ in isMain = MainScheduler.isOnMain }
    }

    let sending = Task.detached { MainScheduler.withHost(host) { shared.send(1) } }
    await sending.value
    await host.advanceWhenPending()

    cancellable.cancel()
    #expect(isMain)
  }

  @Test
  func `without a host work runs on the main actor in real time`() async {
    let elapsed = await withCheckedContinuation { continuation in
      MainScheduler.withRealTime {
        let start = DispatchQueue.main.now
        DispatchQueue.main.schedule(after: start.advanced(by: .milliseconds(5))) {
          continuation.resume(returning: start.distance(to: DispatchQueue.main.now))
        }
      }
    }

    #expect(elapsed >= .milliseconds(5))
  }
}
