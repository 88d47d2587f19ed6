import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What modifiers around a representable do to its real view.
@MainActor
@Suite(.onStage)
struct OuterEffectTests {
  final class Presses {
    var count = 0
  }

  struct Native: UIViewRepresentable {
    let presses: Presses
    func makeUIView(context: Context) -> UIButton {
      let presses = presses
      let button = UIButton(frame: .zero, primaryAction: UIAction { _ in presses.count += 1 })
      button.backgroundColor = .red
      button.accessibilityLabel = "native"
      return button
    }
    func updateUIView(_ uiView: UIButton, context: Context) {}
    func sizeThatFits(_: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
      CGSize(width: 100, height: 100)
    }
  }

  struct Fading: View {
    let model: Watched
    let presses: Presses
    var body: some View { Native(presses: presses).opacity(model.flag ? 1 : 0) }
  }

  let presses = Presses()
  private let middle = CGPoint(x: 393 / 2, y: 59 + 379.5)

  private func group(_ host: UIViewController) -> DisplayItem? {
    host.view.subviews.first?.displayGroup()
  }

  @Test
  func `opacities multiply, also with the view's own`() throws {
    let host = showHosted(Native(presses: presses).opacity(0.5).padding().opacity(0.5))
    let view = try #require(host.view.subviews.first)
    view.alpha = 0.5

    guard case .group(let group)? = view.displayGroup() else {
      Issue.record("It is drawn as a group.")
      return
    }
    #expect(group.opacity == 0.125)
    #expect(view.alpha == 0.5)
  }

  @Test
  func `a hidden view is neither drawn nor touched nor heard, yet keeps its place`() throws {
    let host = showHosted(Native(presses: presses).hidden())

    Stage.current.tap(at: middle)

    #expect(presses.count == 0)
    #expect(group(host) == nil)
    #expect(host.heard.isEmpty)
    #expect(host.view.subviews.first?.frame.size == CGSize(width: 100, height: 100))
  }

  @Test
  func `an opacity that changes reaches a view that is there`() {
    let model = Watched()
    let host = showHosted(Fading(model: model, presses: presses))
    #expect(group(host) != nil)

    model.flag = false
    flush()
    #expect(group(host) == nil)
    Stage.current.tap(at: middle)
    #expect(presses.count == 0)
    model.flag = true
    flush()
    Stage.current.tap(at: middle)

    #expect(presses.count == 1)
  }

  @Test
  func `a clip cuts what is drawn and where it is touched`() throws {
    let host = showHosted(Native(presses: presses).clipShape(Circle()))

    Stage.current.tap(at: CGPoint(x: middle.x - 45, y: middle.y - 45))
    #expect(presses.count == 0)
    Stage.current.tap(at: middle)
    #expect(presses.count == 1)

    guard case .group(let outer)? = group(host), let clip = outer.clip else {
      Issue.record("It is drawn in a clip.")
      return
    }
    #expect(clip.boundingBox == host.view.subviews.first?.frame)
    #expect(outer.items.count == 1)
  }

  @Test
  func `a clip moves with what it cuts`() throws {
    struct Moving: View {
      let model: Watched
      let presses: Presses
      var body: some View {
        Native(presses: presses).clipped().padding(.top, model.flag ? 0 : 60)
      }
    }
    let model = Watched()
    let host = showHosted(Moving(model: model, presses: presses))

    model.flag = false
    flush()

    guard case .group(let outer)? = group(host) else {
      Issue.record("It is drawn in a clip.")
      return
    }
    #expect(outer.clip?.boundingBox == host.view.subviews.first?.frame)
    #expect(host.view.subviews.first?.frame.minY == middle.y - 50 + 30)
  }

  @Test
  func `views that allow no hit testing pass touches to what lies behind`() {
    let behind = Presses()
    let content = Native(presses: presses).allowsHitTesting(false)
      .background(Color.blue.onTapGesture { behind.count += 1 })
    _ = showHosted(content)

    Stage.current.tap(at: middle)

    #expect(presses.count == 0)
    #expect(behind.count == 1)
  }

  @Test
  func `a list fades as a whole`() {
    let host = showHosted(List { Text("A") }.opacity(0.25))

    guard case .group(let group)? = group(host) else {
      Issue.record("It is drawn as a group.")
      return
    }
    #expect(group.opacity == 0.25)
  }
}
