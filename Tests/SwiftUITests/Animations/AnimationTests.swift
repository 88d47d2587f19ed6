import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AnimationTests {
  let model = Watched()
  let stage = Stage.current

  struct Mover: View {
    let model: Watched
    var body: some View {
      Text("A").frame(width: 20, height: 20)
        .frame(width: 220, height: 20, alignment: model.flag ? .leading : .trailing)
    }
  }

  struct Fader: View {
    let model: Watched
    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(model.flag ? 1 : 0)
    }
  }

  private func x(_ host: UIViewController) -> CGFloat {
    host.view.accessibilityNodes().first?.frame.midX ?? -1
  }

  private func isNear(_ value: CGFloat?, _ other: CGFloat) -> Bool {
    value.map { abs($0 - other) < 0.5 } ?? false
  }

  /// The opacity in which the first thing is drawn; nil if nothing is.
  private func opacity(_ host: UIViewController) -> CGFloat? {
    guard let item = host.view.displayItems().first else { return nil }
    if case .group(let group) = item { return group.opacity }
    return 1
  }

  @Test
  func `a place changes by and by inside withAnimation`() {
    let host = showHosted(Mover(model: model))
    let start = x(host)

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    #expect(isNear(x(host), start))
    stage.loop.advance(by: 0.25)
    #expect(isNear(x(host), start + 50))
    stage.loop.advance(by: 0.75)

    #expect(isNear(x(host), start + 200))
  }

  @Test
  func `without an animation a change is there at once`() {
    let host = showHosted(Mover(model: model))
    let start = x(host)

    model.flag = false
    flush()

    #expect(isNear(x(host), start + 200))
  }

  @Test
  func `an opacity changes by and by, and takes touches while it is to be seen`() {
    let host = showHosted(Fader(model: model))

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.75)
    #expect(isNear(opacity(host).map { $0 * 100 }, 25))
    stage.loop.settle()

    #expect(opacity(host) == nil)
  }

  @Test
  func `a new animation starts where the old one is`() {
    let host = showHosted(Mover(model: model))
    let start = x(host)

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.flag = true }
    flush()
    #expect(isNear(x(host), start + 100))
    stage.loop.advance(by: 0.5)
    #expect(isNear(x(host), start + 50))
    stage.loop.settle()

    #expect(isNear(x(host), start))
  }

  @Test
  func `an animation for a value moves only what is inside`() {
    struct Screen: View {
      let model: Watched
      var body: some View {
        VStack {
          Mover(model: model).animation(.linear(duration: 1), value: model.flag)
          Mover(model: model)
        }
      }
    }
    let host = showHosted(Screen(model: model))
    let start = x(host)

    model.flag = false
    flush()
    stage.loop.advance(by: 0.5)
    let places = host.view.accessibilityNodes().map(\.frame.midX)

    #expect(isNear(places.first, start + 100))
    #expect(isNear(places.last, start + 200))
  }

  @Test
  func `a transaction that disables animations has none`() {
    let host = showHosted(
      Mover(model: model).transaction { $0.disablesAnimations = true }
    )
    let start = x(host)

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()

    #expect(isNear(x(host), start + 200))
  }

  @Test
  func `a later change without animation doesn't inherit the earlier one's`() {
    struct Two: View {
      let model: Watched
      var body: some View {
        Mover(model: model)
        Text("\(model.number)")
          .frame(width: 200, alignment: model.number == 0 ? .leading : .trailing)
      }
    }
    let host = showHosted(Two(model: model))
    func places() -> [CGFloat] { host.view.accessibilityNodes().map(\.frame.midX) }
    let before = places()

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.5)
    model.number = 1
    flush()

    #expect(places()[1] > before[1] + 100)
    #expect(isNear(places()[0], before[0] + 100))
  }

  @Test
  func `a delay and a speed count`() {
    let host = showHosted(Mover(model: model))
    let start = x(host)

    withAnimation(.linear(duration: 1).speed(2).delay(0.5)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.5)
    #expect(isNear(x(host), start))
    stage.loop.advance(by: 0.25)

    #expect(isNear(x(host), start + 100))
  }

  @Test
  func `an animation that repeats for ever goes back and forth, and lets the loop settle`() {
    let host = showHosted(Mover(model: model))
    let start = x(host)

    withAnimation(.linear(duration: 1).repeatForever()) { model.flag = false }
    stage.loop.settle()
    let settled = stage.clock.now
    stage.loop.advance(by: 10 - settled + 1.25)

    #expect(settled < 1)
    #expect(isNear(x(host), start + 150))
  }

  @Test
  func `a spring swings over and comes to rest`() {
    let host = showHosted(Mover(model: model))
    let start = x(host)
    var most = start

    withAnimation(.spring(response: 0.5, dampingFraction: 0.4)) { model.flag = false }
    flush()
    for _ in 0..<100 {
      stage.loop.advance(by: 0.02)
      most = max(most, x(host))
    }

    #expect(most > start + 210)
    #expect(isNear(x(host), start + 200))
  }

  @Test
  func `a colour turns into another`() throws {
    struct Colored: View {
      let model: Watched
      var body: some View { model.flag ? Color(white: 0) : Color(white: 1) }
    }
    let host = showHosted(Colored(model: model))

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.5)

    guard case .fill(_, .color(let color))? = host.view.displayItems().first else {
      Issue.record("A colour fills the screen.")
      return
    }
    #expect(abs(color.red - 0.5) < 0.01)
  }

  @Test
  func `a real view moves and fades along`() throws {
    struct Native: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    struct Screen: View {
      let model: Watched
      var body: some View {
        Native().frame(width: 20, height: 20).opacity(model.flag ? 1 : 0.5)
          .frame(width: 220, alignment: model.flag ? .leading : .trailing)
      }
    }
    let host = showHosted(Screen(model: model))
    let view = try #require(host.view.subviews.first)
    let start = view.frame.minX

    withAnimation(.linear(duration: 1)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.5)

    guard case .group(let group)? = view.displayGroup() else {
      Issue.record("It is drawn as a group.")
      return
    }
    #expect(isNear(view.frame.minX, start + 200))
    #expect(isNear(group.origin.x, start + 100))
    #expect(isNear(group.opacity * 100, 75))
  }

  @Test
  func `the completion comes at the end, or when a spring has come to rest`() {
    let trace = Trace()
    withAnimation(.spring(duration: 0.5)) {
    } completion: {
      trace("done")
    }
    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
    } completion: {
      trace("at rest")
    }

    stage.loop.advance(by: 0.55)
    #expect(trace.events == ["done"])
    stage.loop.settle()

    #expect(trace.events == ["done", "at rest"])
  }
}
