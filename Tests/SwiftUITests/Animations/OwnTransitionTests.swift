import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct OwnTransitionTests {
  let model = Watched()
  let stage = Stage.current

  private struct Faded: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
  }

  private struct Moved: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Sunk: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : phase == .willAppear ? 0.5 : 0)
    }
  }

  private struct Screen: View {
    let model: Watched
    let transition: AnyTransition

    var body: some View {
      VStack(spacing: 0) {
        Text("Top")
        if !model.flag { Color.red.frame(width: 100, height: 40).transition(transition) }
      }
    }
  }

  private struct Picture: View {
    let model: Watched

    var body: some View {
      VStack {
        if !model.flag {
          Color.red.frame(width: 100, height: 40)
            .transition(Sunk().combined(with: .identity).animation(.linear(duration: 2)))
        }
      }
    }
  }

  private func opacities(_ items: [DisplayItem]) -> [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      guard case .group(let group) = item else { return [] }
      return (group.opacity < 1 ? [group.opacity] : []) + opacities(group.items)
    }
  }

  private func lefts(_ items: [DisplayItem]) -> [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      switch item {
      case .group(let group): lefts(group.items).map { $0 + group.origin.x }
      case .fill(.rect(let rect), _): [rect.minX]
      default: []
      }
    }
  }

  private func change(_ flag: Bool) {
    withAnimation(.linear(duration: 1)) { model.flag = flag }
    flush()
    stage.loop.advance(by: 0.25)
  }

  private var fade: AnyTransition {
    .modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1))
  }

  @Test
  func `a view comes from the active modifier to its identity`() {
    let host = showHosted(Screen(model: model, transition: fade))

    change(false)
    #expect(opacities(host.view.displayItems()).map { abs($0 - 0.25) < 0.01 } == [true])
    stage.loop.settle()

    #expect(opacities(host.view.displayItems()).isEmpty)
    #expect(stage.unsupportedFeatures.isEmpty)
  }

  @Test
  func `a view goes from the identity to the active modifier, and is gone`() {
    model.flag = false
    let host = showHosted(Screen(model: model, transition: fade))

    change(true)
    #expect(opacities(host.view.displayItems()).map { abs($0 - 0.75) < 0.01 } == [true])
    stage.loop.settle()

    #expect(lefts(host.view.displayItems()).isEmpty)
  }

  @Test
  func `a modifier that moves its view does so both ways`() throws {
    let moved = AnyTransition.modifier(active: Moved(x: 100), identity: Moved(x: 0))
    model.flag = false
    let host = showHosted(Screen(model: model, transition: moved))
    let place = try #require(lefts(host.view.displayItems()).first)

    change(true)
    let out = try #require(lefts(host.view.displayItems()).first)
    #expect(abs(out - place - 25) < 0.5)
    stage.loop.settle()
    change(false)
    let back = try #require(lefts(host.view.displayItems()).first)

    #expect(abs(back - place - 75) < 0.5)
  }

  @Test
  func `an asymmetric transition takes each side on its own way`() {
    let one = AnyTransition.asymmetric(insertion: fade, removal: .identity)
    let host = showHosted(Screen(model: model, transition: one))

    change(false)
    #expect(opacities(host.view.displayItems()).count == 1)
    stage.loop.settle()
    change(true)

    #expect(lefts(host.view.displayItems()).isEmpty)
  }

  @Test
  func `a transition of an app knows the phase and has its own animation`() {
    let host = showHosted(Picture(model: model))

    change(false)
    #expect(opacities(host.view.displayItems()).map { abs($0 - 0.5625) < 0.01 } == [true])
    stage.loop.settle()
    change(true)

    #expect(opacities(host.view.displayItems()).map { abs($0 - 0.875) < 0.01 } == [true])
  }

  @Test
  func `transitions of the system are values`() {
    #expect(TransitionPhase.willAppear.value == -1)
    #expect(TransitionPhase.didDisappear.value == 1)
    #expect(!OpacityTransition.properties.hasMotion)
    #expect(AsymmetricTransition<OpacityTransition, MoveTransition>.properties.hasMotion)
  }

  @Test
  func `a transition is applied to a view in any phase`() {
    struct Applied: View {
      var body: some View {
        Sunk().apply(content: Color.red.frame(width: 10, height: 10), phase: .willAppear)
      }
    }
    let host = showHosted(Applied())

    #expect(opacities(host.view.displayItems()) == [0.5])
  }
}
