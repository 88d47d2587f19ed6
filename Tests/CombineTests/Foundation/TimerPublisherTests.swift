@_spi(Headless) import Combine
import Foundation
import Testing

@MainActor
struct TimerPublisherTests {
  private let host = VirtualHost()

  @Test
  func `a timer gives the date at each interval while connected`() {
    MainScheduler.withHost(host) {
      let timer = Timer.publish(every: 1, on: .main, in: .common)
      let probe = timer.probe()
      host.advance(by: 2)
      #expect(probe.values.isEmpty)

      let connection = timer.connect()
      let start = RunLoop.main.now.date
      host.advance(by: 3)
      #expect(probe.values.map { $0.timeIntervalSince(start).rounded() } == [1, 2, 3])
      connection.cancel()
      host.advance(by: 3)

      #expect(probe.values.count == 3)
      #expect(host.pending == 0)
    }
  }

  @Test
  func `a timer that connects itself stops with its last subscriber`() {
    MainScheduler.withHost(host) {
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      let first = timer.probe()
      let second = timer.probe()

      host.advance(by: 0.5)
      first.cancel()
      host.advance(by: 0.5)
      second.cancel()
      host.advance(by: 5)

      #expect(first.values.count == 1)
      #expect(second.values.count == 2)
      #expect(host.pending == 0)
    }
  }

  @Test
  func `a subscriber without demand misses ticks`() {
    MainScheduler.withHost(host) {
      let probe = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .probe(demand: .max(1))

      host.advance(by: 5)

      #expect(probe.values.count == 1)
      probe.cancel()
    }
  }

  @Test
  func `connecting twice starts one timer`() {
    MainScheduler.withHost(host) {
      let timer = Timer.publish(every: 1, on: .main, in: .common)
      let probe = timer.probe()

      let connections = [timer.connect(), timer.connect()]
      host.advance(by: 2)

      #expect(probe.values.count == 2)
      for connection in connections { connection.cancel() }
    }
  }
}
