import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PhaseAnimatorTests {
  let model = Watched()
  let stage = Stage.current

  private struct Pulse: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator([1.0, 0.5]) { content, phase in
          content.opacity(phase)
        } animation: { _ in
          .linear(duration: 1)
        }
    }
  }

  private struct Jump: View {
    let model: Watched
    var body: some View {
      Text("x").phaseAnimator([0, 1, 2], trigger: model.number) { _, phase in
        Text("\(phase)")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  private func opacity(_ host: UIViewController) -> CGFloat {
    guard case .group(let group) = host.view.displayItems().first else { return 1 }
    return group.opacity
  }

  private func texts(_ host: UIViewController) -> [String] {
    host.view.accessibilityNodes().compactMap(\.label)
  }

  @Test
  func `phases follow each other for ever, and a stage comes to rest`() {
    let host = showHosted(Pulse())
    #expect(stage.loop.settle())

    stage.loop.advance(by: 0.5)
    #expect(abs(opacity(host) - 0.75) < 0.02)
    stage.loop.advance(by: 1)

    #expect(abs(opacity(host) - 0.75) < 0.02)
    stage.loop.advance(by: 0.25)
    #expect(opacity(host) > 0.8)
  }

  @Test
  func `a trigger runs through all phases once`() {
    let host = showHosted(Jump(model: model))
    stage.loop.advance(by: 3)
    #expect(texts(host) == ["0"])

    model.number = 1
    flush()
    #expect(texts(host).contains("1"))
    stage.loop.advance(by: 1.1)
    #expect(texts(host).contains("2"))
    stage.loop.settle()

    #expect(texts(host) == ["0"])
    #expect(stage.clock.nextDue == nil)
  }
}
