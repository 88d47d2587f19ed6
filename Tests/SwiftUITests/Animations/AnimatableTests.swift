import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AnimatableTests {
  let model = Watched()
  let stage = Stage.current

  struct Counter: View, @MainActor Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("\(Int(number.rounded()))") }
  }

  struct CounterScreen: View {
    let model: Watched
    var body: some View { Counter(number: Double(model.number)) }
  }

  nonisolated struct Wedge: Shape {
    var part: CGFloat
    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
    }
  }

  struct WedgeScreen: View {
    let model: Watched
    var body: some View {
      Wedge(part: model.flag ? 0 : 1).fill(Color.red).frame(width: 100, height: 10)
    }
  }

  struct Grow: ViewModifier, @MainActor Animatable {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }

  struct GrowScreen: View {
    let model: Watched
    var body: some View { Color.red.modifier(Grow(width: model.flag ? 0 : 100)) }
  }

  private func texts(_ host: UIViewController) -> [String] {
    host.view.accessibilityNodes().compactMap(\.label)
  }

  private func number(_ host: UIViewController) -> Int {
    texts(host).first.flatMap { Int($0) } ?? -1
  }

  private func width(_ host: UIViewController) -> CGFloat {
    guard case .fill(let shape, _) = host.view.displayItems().first else { return -1 }
    return shape.boundingBox.width
  }

  @Test
  func `a view is evaluated with the numbers on the way at each frame`() {
    let host = showHosted(CounterScreen(model: model))

    withAnimation(.linear(duration: 1)) { model.number = 60 }
    flush()
    #expect(texts(host) == ["0"])
    stage.loop.advance(by: 1.0 / 60)
    #expect(texts(host) == ["1"])
    stage.loop.advance(by: 0.5 - 1.0 / 60)
    #expect(texts(host) == ["30"])
    stage.loop.advance(by: 0.5)

    #expect(texts(host) == ["60"])
    #expect(stage.clock.nextDue == nil)
  }

  // C.7
  @Test
  func `the default animation is a spring that takes its time`() {
    let host = showHosted(CounterScreen(model: model))

    withAnimation { model.number = 1000 }
    flush()
    stage.loop.advance(by: 0.1)
    #expect(number(host) > 250)
    stage.loop.advance(by: 0.3)
    #expect(number(host) > 900 && number(host) < 1000)
    stage.loop.settle()

    #expect(number(host) == 1000)
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
  }

  @Test
  func `without an animation the numbers are there at once`() {
    let host = showHosted(CounterScreen(model: model))

    model.number = 60
    flush()

    #expect(texts(host) == ["60"])
    #expect(stage.clock.nextDue == nil)
  }

  @Test
  func `a change on the way goes on from what is shown`() {
    let host = showHosted(CounterScreen(model: model))

    withAnimation(.linear(duration: 1)) { model.number = 60 }
    stage.loop.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.number = 0 }
    stage.loop.advance(by: 0.5)

    #expect(texts(host) == ["15"])
  }

  @Test
  func `what repeats for ever keeps no stage from coming to rest`() {
    let host = showHosted(CounterScreen(model: model))

    withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { model.number = 60 }
    #expect(stage.loop.settle())
    stage.loop.advance(by: 0.75)
    #expect(abs(number(host) - 45) <= 1)
    stage.loop.advance(by: 0.5)

    #expect(abs(number(host) - 45) <= 1)
  }

  @Test
  func `a shape's path is asked for with the numbers on the way`() {
    let host = showHosted(WedgeScreen(model: model))

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.25)
    #expect(abs(width(host) - 25) < 0.01)
    stage.loop.advance(by: 0.75)

    #expect(width(host) == 100)
  }

  @Test
  func `a modifier's numbers lay out on their way`() {
    let host = showHosted(GrowScreen(model: model))

    withAnimation(.linear(duration: 1)) { model.flag = false }
    stage.loop.advance(by: 0.5)
    #expect(abs(width(host) - 50) < 1)
    stage.loop.advance(by: 0.5)

    #expect(width(host) == 100)
  }

  @Test
  func `pairs count by both of their halves`() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(0)))

    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, AnimatablePair(8, 0)))
    #expect(pair - pair == .zero)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }
}
