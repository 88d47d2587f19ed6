import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct StackTests {
  private func size(_ view: some View, in size: CGSize = CGSize(width: 300, height: 500)) -> CGSize
  {
    UIHostingController(rootView: view).sizeThatFits(in: size)
  }

  @Test
  func `a stack hugs its content with the usual spacing`() {
    let view = VStack {
      Color.red.frame(width: 50, height: 20)
      Color.blue.frame(width: 80, height: 30)
    }

    #expect(size(view) == CGSize(width: 80, height: 58))
  }

  @Test
  func `a spacer takes what is left`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 50, height: 20)
      Spacer()
      Color.blue.frame(width: 80, height: 30)
    }

    #expect(size(view) == CGSize(width: 300, height: 30))
  }

  @Test
  func `a spacer leaves texts all the room they want`() {
    let view = HStack(spacing: 0) {
      Text("An address")
      Spacer()
      Text("someone@example.com")
    }
    let texts = ["An address", "someone@example.com"].map { size(Text($0)) }
    let width = texts[0].width + texts[1].width + 8

    #expect(size(view, in: CGSize(width: width + 1, height: 500)).height == texts[0].height)
    #expect(size(view, in: CGSize(width: width - 9, height: 500)).height > texts[0].height)
  }

  @Test
  func `flexible children share what fixed ones leave`() {
    let stage = Stage.current
    let view = HStack(spacing: 10) {
      Text("A").frame(maxWidth: .infinity)
      Color.red.frame(width: 100, height: 10)
      Text("B").frame(maxWidth: .infinity)
    }.frame(width: 300)
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()

    let frames = host.view.accessibilityNodes().map(\.frame.midX)

    // 300 - 100 - 20 leaves 90 for each.
    #expect(frames.count == 2)
    #expect(abs((frames[1] - frames[0]) - 210) < 1)
  }

  @Test
  func `text is truncated before it pushes others out`() {
    let view = HStack {
      Text("A very long text that has no room at all in here").lineLimit(1)
      Color.red.frame(width: 100, height: 10)
    }

    #expect(size(view).width <= 300)
  }

  @Test
  func `a higher priority is served first`() {
    let low = Text("A very long text that has no room").lineLimit(1)
    let high = Text("Another rather long text here").lineLimit(1)
    let natural = size(high, in: CGSize(width: 1000, height: 100)).width
    let stage = Stage.current
    let host = UIHostingController(
      rootView: HStack {
        low
        high.layoutPriority(1)
      }.frame(width: 320)
    )
    stage.show(host)
    stage.loop.settle()

    let frames = host.view.accessibilityNodes().map(\.frame.width)

    #expect(abs(frames[1] - natural) < 1)
  }

  @Test
  func `baselines align texts of unlike sizes`() throws {
    let stage = Stage.current
    let host = UIHostingController(
      rootView: HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle)
        Text("small").font(.caption)
      }
    )
    stage.show(host)
    stage.loop.settle()

    let frames = host.view.accessibilityNodes().map(\.frame)

    let big = frames[0].minY + TextMetrics.ascender(pointSize: 34)
    let small = frames[1].minY + TextMetrics.ascender(pointSize: 12)
    #expect(abs(big - small) < 0.5)
  }

  @Test
  func `a right-to-left layout mirrors a row`() {
    let stage = Stage.current
    let host = UIHostingController(
      rootView: HStack {
        Text("first")
        Spacer()
        Text("last")
      }
    )
    stage.setTraits(
      UITraitCollection(traitsFrom: [
        stage.traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
    )
    stage.show(host)
    stage.loop.settle()

    let frames = host.view.accessibilityNodes().map(\.frame)

    #expect(frames[0].minX > frames[1].minX)
  }
}
