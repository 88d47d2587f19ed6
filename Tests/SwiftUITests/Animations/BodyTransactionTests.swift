import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct BodyTransactionTests {
  let model = Watched()
  let stage = Stage.current

  struct Screen: View {
    let model: Watched
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .opacity(model.flag ? 1 : 0.5)
        .animation(.linear(duration: 1)) { $0.opacity(model.flag ? 1 : 0) }
    }
  }

  struct Valued: View {
    let model: Watched
    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(model.flag ? 1 : 0)
        .transaction(value: model.number) { $0.animation = .linear(duration: 1) }
    }
  }

  /// The opacities around the first thing that is drawn, from the outside.
  private func opacities(_ host: UIViewController) -> [CGFloat] {
    var list: [CGFloat] = []
    var items = host.view.displayItems()
    while case .group(let group) = items.first {
      list.append(group.opacity)
      items = group.items
    }
    return list
  }

  @Test
  func `an animation of modifiers leaves what they modify alone`() {
    let host = showHosted(Screen(model: model))

    model.flag = false
    flush()
    stage.loop.advance(by: 0.25)

    #expect(opacities(host) == [0.75, 0.5])
  }

  @Test
  func `a transaction by a value counts when the value changed`() {
    let host = showHosted(Valued(model: model))

    model.flag = false
    flush()
    #expect(opacities(host).isEmpty && host.view.displayItems().isEmpty)
    model.flag = true
    model.number = 1
    flush()
    stage.loop.advance(by: 0.25)

    #expect(opacities(host) == [0.25])
  }
}
