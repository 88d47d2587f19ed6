import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct CoordinateSpaceTests {
  @Test
  func `a named space is asked for as a value or as a case`() {
    var frames: [CGRect] = []
    let space = NamedCoordinateSpace.named("box")
    let view = VStack {
      GeometryReader { proxy -> Color in
        frames = [
          proxy.frame(in: .named("box")), proxy.frame(in: space),
          proxy.frame(in: CoordinateSpace.named("box")), proxy.frame(in: .local),
        ]
        return Color.clear
      }
      .frame(width: 50, height: 50)
    }
    .padding(10)
    .coordinateSpace(.named("box"))

    showHosted(view)
    Stage.current.loop.settle()

    #expect(frames.prefix(3).allSatisfy { $0.origin == CGPoint(x: 10, y: 10) })
    #expect(frames.last?.origin == .zero)
    #expect(DragGesture(coordinateSpace: .global).coordinateSpace == .global)
  }
}
