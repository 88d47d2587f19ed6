import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct MatchedGeometryTests {
  let model = Watched()
  let stage = Stage.current

  /// A card that is small on the left or large on the right.
  struct Hero: View {
    let model: Watched
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.flag {
          Text("small").matchedGeometryEffect(id: "card", in: space)
            .frame(width: 100, height: 100)
        } else {
          Color.red.matchedGeometryEffect(id: "card", in: space)
            .frame(width: 200, height: 300)
        }
      }
      .frame(width: 300, height: 400)
    }
  }

  struct Tabs: View {
    let model: Watched
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Text("\(index)").frame(width: CGFloat(50 + 10 * index), height: 20)
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .background {
        Color.red.matchedGeometryEffect(id: model.number, in: space, isSource: false)
      }
    }
  }

  private func fills(_ items: [DisplayItem], at origin: CGPoint = .zero) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(let shape, _): return [shape.boundingBox.offsetBy(dx: origin.x, dy: origin.y)]
      case .group(let group):
        return fills(
          group.items,
          at: CGPoint(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
        )
      default: return []
      }
    }
  }

  private func text(_ host: UIViewController) -> CGRect? {
    host.view.accessibilityNodes().first?.frame
  }

  @Test
  func `what comes grows out of the place of what goes`() throws {
    let host = showHosted(Hero(model: model))
    let small = try #require(text(host))

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    let start = try #require(fills(host.view.displayItems()).last)
    #expect(abs(start.midX - small.midX) < 1 && abs(start.midY - small.midY) < 1)
    #expect(abs(start.width - small.width) < 1)
    stage.loop.advance(by: 0.5)
    let middle = try #require(fills(host.view.displayItems()).last)
    #expect(abs(middle.width - (small.width + 200) / 2) < 2)
    stage.loop.advance(by: 0.5)
    let end = try #require(fills(host.view.displayItems()).last)

    #expect(end.size == CGSize(width: 200, height: 300))
    #expect(stage.clock.nextDue == nil)
  }

  @Test
  func `what isn't a source lies where the source does`() throws {
    let host = showHosted(Tabs(model: model))
    let first = try #require(fills(host.view.displayItems()).first)
    #expect(first.width == 50)

    withAnimation(.linear(duration: 1)) { model.number = 2 }
    stage.loop.advance(by: 0.5)
    let middle = try #require(fills(host.view.displayItems()).first)
    stage.loop.advance(by: 0.5)
    let last = try #require(fills(host.view.displayItems()).first)

    #expect(last.width == 70)
    #expect(last.minX == first.minX + 110)
    #expect(abs(middle.minX - (first.minX + 55)) < 1)
  }
}
