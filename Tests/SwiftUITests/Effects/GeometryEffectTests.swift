import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GeometryEffectTests {
  let model = Watched()
  let stage = Stage.current

  nonisolated struct Shift: GeometryEffect {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: 0))
    }
  }

  struct Screen: View {
    let model: Watched
    var body: some View {
      Button("Tap") { model.other += 1 }.frame(width: 50, height: 50)
        .modifier(Shift(x: model.flag ? 0 : 2))
    }
  }

  private func projection(_ host: UIViewController) -> DisplayProjection? {
    guard case .group(let group) = host.view.displayItems().first else { return nil }
    return group.projection
  }

  @Test
  func `an effect moves what is drawn along an animation`() {
    let host = showHosted(Screen(model: model))
    #expect(projection(host) == nil)

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.5)
    #expect(abs((projection(host)?.m31 ?? 0) - 50) < 0.1)
    stage.loop.advance(by: 0.5)

    #expect(projection(host)?.m31 == 100)
  }

  @Test
  func `a finger finds what an effect moved`() throws {
    let host = showHosted(Screen(model: model))
    let frame = try #require(host.view.accessibilityNodes().first?.frame)

    model.flag = false
    flush()
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(model.other == 0)
    stage.tap(at: CGPoint(x: frame.midX + 100, y: frame.midY))

    #expect(model.other == 1)
  }

  @Test
  func `a turn in space makes a view narrow, and taller where it is near`() throws {
    let host = showHosted(
      Color.red.frame(width: 100, height: 40)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    )

    let map = try #require(projection(host))
    let left = try #require(map.point(CGPoint(x: 0, y: 0)))
    let right = try #require(map.point(CGPoint(x: 100, y: 0)))

    #expect(right.x - left.x < 70)
    let below = try #require(map.point(CGPoint(x: 0, y: 40)))
    let belowRight = try #require(map.point(CGPoint(x: 100, y: 40)))
    #expect(abs((below.y - left.y) - (belowRight.y - right.y)) > 5)
  }

  @Test
  func `a projection and its inverse leave points where they were`() {
    let turn = ProjectionTransform(CATransform3DMakeRotation(0.4, 0, 0, 1))
    let both = turn.concatenating(turn.inverted())
    let point = CGPoint(x: 3, y: 4).applying(both)

    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 4) < 1e-9)
    #expect(turn.isAffine && !turn.isIdentity)
    #expect(ProjectionTransform().isIdentity)
  }
}
