import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ScrollTransitionTests {
  let stage = Stage.current

  private struct Screen: View {
    var configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    var seen: (Bool) -> Void = { _ in }

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: 10 * phase.value)
            }
            .onScrollVisibilityChange(threshold: 0.25) { seen($0) }
          Color.blue.frame(height: 4000)
        }
      }
    }
  }

  private func effect(_ host: UIViewController) -> DisplayGroup? {
    func find(_ items: [DisplayItem]) -> DisplayGroup? {
      for case .group(let group) in items {
        if group.name == "Effect" { return group }
        if let found = find(group.items) { return found }
      }
      return nil
    }
    return find(items(of: host.view))
  }

  private func items(of view: UIView) -> [DisplayItem] {
    view.displayItems() + view.subviews.flatMap { items(of: $0) }
  }

  private func scroll(_ host: UIViewController, by way: CGFloat) throws {
    let scroller = try #require(host.view.scroller)
    scroller.contentOffset.y += way
    flush()
  }

  @Test
  func `a view changes as it leaves the scroll view`() throws {
    let host = showHosted(Screen())
    #expect(effect(host) == nil)

    try scroll(host, by: 40)
    let group = try #require(effect(host))

    #expect(abs(group.opacity - 0.8) < 0.001)
    #expect(abs((group.projection?.affine.tx ?? 0) + 4) < 0.001)
  }

  @Test
  func `an animated transition begins at its threshold`() throws {
    let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 1))
      .threshold(.visible(0.5))
    let host = showHosted(Screen(configuration: configuration))

    try scroll(host, by: 40)
    #expect(effect(host) == nil)
    try scroll(host, by: 20)
    stage.loop.advance(by: 0.5)
    #expect(abs((effect(host)?.opacity ?? 1) - 0.75) < 0.01)
    stage.loop.settle()

    #expect(effect(host)?.opacity == 0.5)
  }

  @Test
  func `the identity changes nothing`() throws {
    let host = showHosted(Screen(configuration: .identity))

    try scroll(host, by: 60)

    #expect(effect(host) == nil)
  }

  @Test
  func `a view tells when enough of it is seen`() throws {
    var seen: [Bool] = []
    let host = showHosted(Screen(seen: { seen.append($0) }))
    #expect(seen == [true])

    try scroll(host, by: 60)
    #expect(seen == [true])
    try scroll(host, by: 30)
    #expect(seen == [true, false])
    try scroll(host, by: -90)

    #expect(seen == [true, false, true])
  }

  @Test
  func `phases have values`() {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]

    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }
}

extension UIView {
  fileprivate var scroller: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap(\.scroller).first
  }
}
