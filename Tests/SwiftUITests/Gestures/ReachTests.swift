import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.7: who is reached by a touch.
@MainActor
@Suite(.onStage)
struct ReachTests {
  private let trace = Trace()

  private func tapMiddle() {
    let bounds = UIScreen.main.bounds
    Stage.current.loop.settle()
    Stage.current.tap(at: CGPoint(x: bounds.midX, y: bounds.midY))
    Stage.current.loop.settle()
  }

  @Test
  func `what is disabled above can't be enabled below`() {
    _ = showHosted(
      Button("Press") { [trace] in trace("pressed") }.disabled(false).disabled(true)
    )

    tapMiddle()

    #expect(trace.events.isEmpty)
  }

  @Test
  func `a view that allows no hits lets touches through`() {
    _ = showHosted(
      ZStack {
        Button("Press") { [trace] in trace("pressed") }
        Color.red.frame(width: 300, height: 300).allowsHitTesting(false)
      }
    )

    tapMiddle()

    #expect(trace.events == ["pressed"])
  }

  @Test
  func `a view in front takes the touch`() {
    _ = showHosted(
      ZStack {
        Button("Press") { [trace] in trace("pressed") }
        Color.red.frame(width: 300, height: 300).onTapGesture { [trace] in trace("front") }
      }
    )

    tapMiddle()

    #expect(trace.events == ["front"])
  }

  @Test
  func `a double tap is heard where it comes before the single one`() {
    _ = showHosted(
      Color.red.frame(width: 200, height: 200)
        .onTapGesture(count: 2) { [trace] in trace("double") }
        .onTapGesture { [trace] in trace("single") }
    )
    let bounds = UIScreen.main.bounds
    Stage.current.loop.settle()

    Stage.current.doubleTap(at: CGPoint(x: bounds.midX, y: bounds.midY))
    Stage.current.loop.settle()
    #expect(trace.take() == ["double"])
    tapMiddle()
    #expect(trace.take() == ["single"])
  }

  @Test
  func `the body of withAnimation runs at once`() {
    withAnimation { trace("body") }
    trace("after")

    #expect(trace.events == ["body", "after"])
  }
}
