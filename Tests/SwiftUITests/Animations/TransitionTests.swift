import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TransitionTests {
  let model = Watched()
  let stage = Stage.current

  struct Screen: View {
    let model: Watched
    let transition: AnyTransition?
    let trace: Trace?

    init(_ model: Watched, _ transition: AnyTransition? = nil, _ trace: Trace? = nil) {
      self.model = model
      self.transition = transition
      self.trace = trace
    }

    var body: some View {
      VStack(spacing: 0) {
        Text("Top").frame(width: 100, height: 20)
        if !model.flag {
          if let transition { row.transition(transition) } else { row }
        }
      }
    }

    private var row: some View {
      Text("Row").frame(width: 100, height: 40)
        .onAppear { trace?("+") }.onDisappear { trace?("-") }
    }
  }

  private func group(_ host: UIViewController) -> DisplayGroup? {
    host.view.displayItems().lazy.compactMap { item in
      if case .group(let group) = item, group.name == "Transition" { group } else { nil }
    }.first
  }

  private func change(_ flag: Bool) {
    withAnimation(.linear(duration: 1)) { model.flag = flag }
    flush()
    stage.loop.advance(by: 0.25)
  }

  @Test
  func `a view that comes fades in, unless it says otherwise`() {
    let host = showHosted(Screen(model))

    change(false)
    #expect(group(host)?.opacity == 0.25)
    #expect(host.heard == ["Top", "Row"])
    stage.loop.settle()

    #expect(group(host) == nil)
  }

  @Test
  func `a view that goes fades out and is no longer heard`() {
    model.flag = false
    let host = showHosted(Screen(model))

    change(true)
    #expect(group(host)?.opacity == 0.75)
    #expect(host.heard == ["Top"])
    stage.loop.settle()

    #expect(group(host) == nil)
  }

  @Test
  func `without an animation views come and go at once`() {
    let host = showHosted(Screen(model, .slide))

    model.flag = false
    flush()
    #expect(group(host) == nil)
    #expect(host.heard == ["Top", "Row"])
  }

  @Test
  func `a view disappears when its way out is over`() {
    let trace = Trace()
    model.flag = false
    _ = showHosted(Screen(model, .opacity, trace))
    #expect(trace.take() == ["+"])

    change(true)
    #expect(trace.take().isEmpty)
    stage.loop.settle()

    #expect(trace.take() == ["-"])
  }

  @Test(arguments: [Edge.leading, .trailing, .top, .bottom])
  func `a view moves in from an edge by its own size`(edge: Edge) throws {
    let host = showHosted(Screen(model, .move(edge: edge)))

    change(false)
    let origin = try #require(group(host)?.origin)
    stage.loop.settle()
    let frame = try #require(host.view.accessibilityNodes().last?.frame)
    let text = CGPoint(x: frame.midX - 50, y: frame.midY - 20)

    let expected: CGPoint =
      switch edge {
      case .leading: CGPoint(x: text.x - 75, y: text.y)
      case .trailing: CGPoint(x: text.x + 75, y: text.y)
      case .top: CGPoint(x: text.x, y: text.y - 30)
      case .bottom: CGPoint(x: text.x, y: text.y + 30)
      }
    #expect(abs(origin.x - expected.x) < 0.5 && abs(origin.y - expected.y) < 0.5)
  }

  @Test
  func `a slide comes from the leading edge and leaves at the trailing one`() throws {
    let host = showHosted(Screen(model, .slide))

    change(false)
    let incoming = try #require(group(host)?.origin.x)
    stage.loop.settle()
    change(true)
    let outgoing = try #require(group(host)?.origin.x)

    #expect(abs(outgoing - incoming - 100) < 0.5)
  }

  @Test
  func `scale and opacity combine`() {
    let host = showHosted(Screen(model, .scale(scale: 0.5).combined(with: .opacity)))

    change(false)

    #expect(group(host)?.scale.width == 0.625)
    #expect(group(host)?.opacity == 0.25)
  }

  @Test
  func `the identity comes and goes at once`() {
    let host = showHosted(Screen(model, .identity))

    change(false)
    #expect(group(host) == nil)
    change(true)

    #expect(group(host) == nil)
  }

  @Test
  func `elements of a collection come and go one by one`() {
    struct Rows: View {
      let model: Watched
      var body: some View {
        VStack {
          ForEach(Array(0..<(model.number + 1)), id: \.self) { Text("\($0)") }
        }
      }
    }
    let host = showHosted(Rows(model: model))

    withAnimation(.linear(duration: 1)) { model.number = 2 }
    flush()
    stage.loop.advance(by: 0.5)
    let coming = host.view.displayItems().filter {
      if case .group(let group) = $0 { group.opacity == 0.5 } else { false }
    }

    #expect(coming.count == 2)
    #expect(host.heard == ["0", "1", "2"])
  }

  @Test
  func `what is on its way out ends with the screen`() {
    let trace = Trace()
    model.flag = false
    let host = showHosted(Screen(model, .opacity, trace))
    change(true)
    trace.clear()
    let nodes = Counters.liveNodes

    host.view.window?.rootViewController = UIViewController()
    flush()
    stage.loop.settle()

    #expect(trace.take() == ["-"])
    #expect(Counters.liveNodes < nodes)
  }

  @Test
  func `a change of identity fades from one view to the other`() {
    struct Numbered: View {
      let model: Watched
      var body: some View { Text("\(model.number)").id(model.number) }
    }
    let host = showHosted(Numbered(model: model))

    withAnimation(.linear(duration: 1)) { model.number = 1 }
    flush()
    stage.loop.advance(by: 0.25)
    let opacities = host.view.displayItems().compactMap { item -> CGFloat? in
      if case .group(let group) = item { group.opacity } else { nil }
    }

    #expect(opacities == [0.75, 0.25])
    #expect(host.heard == ["1"])
  }
}
