import Foundation
import StageSupport
import Testing

@_spi(Headless) import SwiftUI
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct StageSchedulerTests {
  private let subject = PassthroughSubject<String, Never>()

  @Test
  func `values received on the main queue come in a turn of the loop`() {
    var values: [String] = []
    let cancellable = subject.receive(on: DispatchQueue.main).sink { values.append($0) }
    subject.send("a")
    #expect(values.isEmpty)

    Stage.current.loop.flush()

    #expect(values == ["a"])
    #expect(Stage.current.clock.now == 0)
    cancellable.cancel()
  }

  @Test
  func `a debounced search follows the stage's clock`() {
    var values: [String] = []
    let cancellable = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { values.append($0) }
    subject.send("a")
    Stage.current.loop.advance(by: 0.2)
    subject.send("ab")
    Stage.current.loop.advance(by: 0.2)
    #expect(values.isEmpty)

    Stage.current.loop.settle()

    #expect(values == ["ab"])
    #expect(Stage.current.clock.now == 0.5)
    cancellable.cancel()
  }

  @Test
  func `a timer ticks as the clock is advanced, and leaves nothing when it is cancelled`() {
    var ticks = 0
    let cancellable = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in ticks += 1 }

    Stage.current.loop.advance(by: 3)
    cancellable.cancel()

    #expect(ticks == 3)
    #expect(Stage.current.clock.nextDue == nil)
  }

  @Test
  func `work from another thread runs on the stage that is on`() async {
    nonisolated(unsafe) let shared = subject
    nonisolated(unsafe) var seen: Stage?
    let stage = Stage.current
    await withCheckedContinuation { continuation in
      subject.receive(on: DispatchQueue.main).first().sink { _ in
        seen = Stage.current
        continuation.resume()
      }.store(in: &Self.kept)
      // The host learns of the stage from the first work of the main actor.
      DispatchQueue.main.schedule {}
      Thread.detachNewThread { shared.send("a") }
    }

    #expect(seen === stage)
    Self.kept = []
  }

  private static var kept: Set<AnyCancellable> = []
}
