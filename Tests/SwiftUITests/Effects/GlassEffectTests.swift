import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GlassEffectTests {
  private func fills(_ view: some View) -> Int {
    let host = showHosted(view.frame(width: 100, height: 50))
    return count(host.view.displayItems())
  }

  private func count(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { total, item in
      switch item {
      case .fill: total + 1
      case .group(let group): total + count(group.items)
      default: total
      }
    }
  }

  @Test
  func `glass lies behind its view, with its tint above`() {
    let plain = fills(Text("a"))

    #expect(fills(Text("a").glassEffect(.identity)) == plain)
    #expect(fills(Text("a").glassEffect()) > plain)
    #expect(
      fills(Text("a").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8)))
        > fills(Text("a").glassEffect(in: .rect(cornerRadius: 8)))
    )
  }

  @Test
  func `a container of glass shows its content`() {
    showHosted(
      GlassEffectContainer(spacing: 8) {
        HStack {
          Text("one").glassEffect()
          Text("two").glassEffect(.clear)
        }
      }
    )

    let tree = Stage.current.textTree()
    #expect(tree.contains("one"))
    #expect(tree.contains("two"))
  }
}
