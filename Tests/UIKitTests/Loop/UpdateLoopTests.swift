import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UpdateLoopTests {
  let stage = Stage.current

  @Test
  func `an idle loop doesn't turn`() {
    stage.loop.flush()
    let turns = stage.loop.turnCount

    stage.loop.settle()

    #expect(stage.loop.turnCount == turns)
  }

  @Test
  func `advancing visits due moments in order`() {
    var trace: [String] = []
    stage.clock.schedule(after: 0.2) { trace.append("b \(stage.clock.now)") }
    stage.clock.schedule(after: 0.1) { trace.append("a \(stage.clock.now)") }
    stage.clock.schedule(after: 0.5) { trace.append("late") }

    stage.loop.advance(by: 0.3)

    #expect(trace == ["a 0.1", "b 0.2"])
    #expect(stage.clock.now == 0.3)
  }

  @Test
  func `a queued block runs in the next turn`() {
    var trace: [String] = []
    stage.loop.enqueue {
      trace.append("first")
      stage.loop.enqueue { trace.append("second") }
    }

    stage.loop.turn()

    #expect(trace == ["first"])
    stage.loop.flush()
    #expect(trace == ["first", "second"])
  }

  @Test
  func `settling gives up after its limit`() {
    func again() { stage.clock.schedule(after: 1, again) }
    again()

    let isAtRest = stage.loop.settle(limit: 3)

    #expect(!isAtRest)
    #expect(stage.clock.now == 3)
  }
}
