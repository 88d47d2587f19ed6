import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct KeyframeAnimatorTests {
  let model = Watched()
  let stage = Stage.current

  private struct Heart: View {
    let model: Watched

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 1.0, trigger: model.number) { content, value in
          content.opacity(value)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(0.5, duration: 1)
            LinearKeyframe(0.9, duration: 1)
          }
        }
    }
  }

  private struct Beat: View {
    let model: Watched

    var body: some View {
      KeyframeAnimator(initialValue: 0.2, repeating: model.flag) { value in
        Color.red.frame(width: 10, height: 10).opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0.4, duration: 1)
        LinearKeyframe(0.2, duration: 1)
      }
    }
  }

  private func opacity(_ host: UIViewController) -> CGFloat {
    guard case .group(let group) = host.view.displayItems().first else { return 1 }
    return group.opacity
  }

  @Test
  func `keyframes play once when the trigger changes, and stay where they end`() {
    let host = showHosted(Heart(model: model))
    stage.loop.advance(by: 1)
    #expect(opacity(host) == 1)

    model.number = 1
    flush()
    stage.loop.advance(by: 0.5)
    #expect(abs(opacity(host) - 0.75) < 0.02)
    stage.loop.advance(by: 1)
    #expect(abs(opacity(host) - 0.7) < 0.02)
    #expect(stage.loop.settle())

    #expect(opacity(host) == 0.9)
    #expect(stage.clock.nextDue == nil)
  }

  @Test
  func `another round begins from the value of now`() {
    let host = showHosted(Heart(model: model))
    model.number = 1
    flush()
    stage.loop.advance(by: 1)
    model.number = 2
    flush()

    #expect(abs(opacity(host) - 0.5) < 0.02)
    stage.loop.advance(by: 0.5)
    #expect(abs(opacity(host) - 0.5) < 0.02)
  }

  @Test
  func `repeating keyframes go round and round, and a stage comes to rest`() {
    let host = showHosted(Beat(model: model))
    #expect(stage.loop.settle())

    let start = opacity(host)
    stage.loop.advance(by: 2)
    #expect(abs(opacity(host) - start) < 0.02)
    stage.loop.advance(by: 0.5)
    #expect(abs(opacity(host) - start) > 0.05)
  }

  @Test
  func `keyframes that no longer repeat show the first value`() {
    let host = showHosted(Beat(model: model))
    stage.loop.advance(by: 0.7)
    model.flag = false
    flush()

    #expect(opacity(host) == 0.2)
    stage.loop.advance(by: 1)
    #expect(opacity(host) == 0.2)
    #expect(stage.clock.nextDue == nil)
  }
}
