import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AccentTintTests {
  private func fill(_ view: some View) -> DisplayColor? {
    let host = showHosted(view)
    Stage.current.loop.settle()
    guard case .group(let group)? = host.view.displayGroup() else { return nil }
    return fills(in: group.items).last
  }

  private func fills(in items: [DisplayItem]) -> [DisplayColor] {
    items.flatMap { item -> [DisplayColor] in
      switch item {
      case .fill(_, .color(let color)): [color]
      case .group(let group): fills(in: group.items)
      default: []
      }
    }
  }

  private func color(_ color: UIColor) -> DisplayColor {
    color.displayColor(for: Stage.current.traits)
  }

  @Test
  func `the accent colour as a tint is the tint around it`() {
    #expect(fill(Rectangle().fill(.tint).tint(.accentColor).tint(.red)) == color(.systemRed))
    let inner = Rectangle().fill(Color.accentColor).accentColor(.accentColor)
    #expect(fill(inner.accentColor(.green)) == color(.systemGreen))
  }

  @Test
  func `the accent colour as the outermost tint is the host's`() {
    #expect(fill(Rectangle().fill(.tint).tint(.accentColor)) == color(.tintColor))
    #expect(fill(Rectangle().fill(Color.accentColor).tint(.accentColor)) == color(.tintColor))
  }
}
