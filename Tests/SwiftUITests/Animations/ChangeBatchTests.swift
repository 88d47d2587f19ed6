import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Changes of state that belong to different animations are shown one after the other.
@MainActor
@Suite(.onStage)
struct ChangeBatchTests {
  struct Bar: View {
    @State private var width: CGFloat = 200
    @State private var isLow = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(height: isLow ? 100 : 20)
        Text("bar").frame(width: 20, height: 20)
          .frame(width: width, height: 20, alignment: .trailing)
        Button("Restart") {
          width = 100
          withAnimation(.linear(duration: 1)) { width = 200 }
        }
        Button("Lower") {
          isLow = true
          withAnimation(.linear(duration: 1)) { width = 300 }
        }
        Button("Wander") {
          withAnimation(.linear(duration: 1)) { width = 100 }
          width = 50
        }
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  final class Counted {
    var evaluations = 0
  }

  struct Twice: View {
    let model: Counted
    @State private var count = 0

    var body: some View {
      model.evaluations += 1
      return VStack {
        Text("\(count)")
        Button("Count") {
          count += 1
          count += 1
        }
      }
    }
  }

  private var stage: Stage { Stage.current }

  private var place: CGPoint {
    let node = Finger.nodes.first { $0.label == "bar" }
    return CGPoint(x: node?.frame.midX.rounded() ?? 0, y: node?.frame.minY.rounded() ?? 0)
  }

  private func press(_ label: String) throws {
    let node = try #require(Finger.nodes.first { $0.label == label && $0.role != .text })
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    flush()
  }

  @Test
  func `what is set back before an animation moves from there`() throws {
    showHosted(Bar())
    let start = place.x

    try press("Restart")
    #expect(place.x == start - 100)
    stage.loop.advance(by: 0.5)
    #expect(place.x == start - 50)
    stage.loop.settle()

    #expect(place.x == start)
  }

  @Test
  func `what is set beside an animation jumps`() throws {
    showHosted(Bar())
    let start = place

    try press("Lower")

    #expect(place == CGPoint(x: start.x, y: start.y + 80))
    stage.loop.settle()
    #expect(place == CGPoint(x: start.x + 100, y: start.y + 80))
  }

  @Test
  func `what is set after an animation ends it`() throws {
    showHosted(Bar())
    let start = place.x

    try press("Wander")

    #expect(place.x == start - 150)
  }

  @Test
  func `changes of one kind are one evaluation`() throws {
    let model = Counted()
    showHosted(Twice(model: model))

    try press("Count")

    #expect(Finger.screen.contains("2"))
    #expect(model.evaluations == 2)
  }
}
