import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct TouchAimTests {
  @Test
  func `of small buttons side by side the one under the finger is pressed`() throws {
    let trace = Trace()
    showHosted(
      VStack(spacing: 0) {
        ForEach(["one", "two", "three"], id: \.self) { name in
          Button(name) { trace(name) }
        }
      }
    )

    for name in ["one", "two", "three"] {
      try Finger.tap(name)
    }

    #expect(trace.events == ["one", "two", "three"])
  }

  @Test
  func `beside a small button its margin takes the touch`() throws {
    let trace = Trace()
    showHosted(Button("one") { trace("one") })
    let node = try #require(Finger.nodes.first { $0.label == "one" })

    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.maxY + 5))
    Stage.current.loop.settle()

    #expect(trace.events == ["one"])
  }
}
