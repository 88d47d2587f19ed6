import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct EffectTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host
  }

  private func nodes(_ view: some View) -> [AccessibilityNode] {
    show(view).view.accessibilityNodes()
  }

  private func size(_ view: some View, in size: CGSize) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: size)
  }

  @Test
  func `a view with no opacity keeps its place and is silent`() {
    let nodes = nodes(
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 100).hidden()
        Text("Below")
      }
    )
    let plain = self.nodes(Text("Below"))

    #expect(nodes.map(\.label) == ["Below"])
    #expect(abs(nodes[0].frame.midY - plain[0].frame.midY - 50) < 0.5)
  }

  @Test
  func `an offset moves what is heard, not the neighbours`() {
    func rows(_ offset: CGFloat) -> [CGRect] {
      nodes(
        VStack {
          Text("A").offset(x: offset)
          Text("B")
        }
      ).map(\.frame)
    }
    let (before, after) = (rows(0), rows(30))

    #expect(after[0].minX == before[0].minX + 30)
    #expect(after[1] == before[1])
  }

  @Test
  func `a fixed size isn't cut by what is offered`() {
    let text = Text("A text that is longer than forty points")
    let offered = CGSize(width: 40, height: 1000)

    #expect(size(text, in: offered).width <= 40)
    #expect(size(text.fixedSize(), in: offered).width > 100)
  }

  @Test
  func `a ratio fits in what is offered or fills it`() {
    let offered = CGSize(width: 100, height: 100)
    let fit = size(Color.red.aspectRatio(2, contentMode: .fit), in: offered)
    let fill = size(Color.red.aspectRatio(2, contentMode: .fill), in: offered)

    #expect(fit == CGSize(width: 100, height: 50))
    #expect(fill == CGSize(width: 200, height: 100))
  }

  @Test
  func `a position takes all room and centres the view on the point`() {
    let frame = nodes(
      Text("A").position(x: 30, y: 40).frame(width: 200, height: 200)
    )[0].frame
    let centre = nodes(Text("A").frame(width: 200, height: 200))[0].frame

    #expect(abs(centre.midX - frame.midX - 70) < 0.5)
    #expect(abs(centre.midY - frame.midY - 60) < 0.5)
  }

  @Test
  func `a higher index covers later views`() {
    let items = show(
      ZStack {
        Color.red.zIndex(1)
        Color.blue
      }
    ).view.displayItems()
    let paints = items.compactMap { item in
      if case .fill(_, let paint) = item { paint } else { nil }
    }

    #expect(paints.count == 2)
    #expect(paints.last == paint(of: .red))
  }

  private func paint(of color: Color) -> DisplayPaint? {
    let items = show(color).view.displayItems()
    guard case .fill(_, let paint)? = items.first else { return nil }
    return paint
  }

  @Test
  func `opacity and clips are groups around what is drawn`() throws {
    let items = show(
      Color.red.frame(width: 40, height: 20).cornerRadius(5).opacity(0.5)
    ).view.displayItems()
    guard case .group(let faded)? = items.first, case .group(let clipped)? = faded.items.first
    else {
      Issue.record("There are two groups.")
      return
    }

    #expect(faded.opacity == 0.5)
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(clipped.clip == .box(box, radius: 5))
  }
}
