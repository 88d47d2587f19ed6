import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SeparatorGuideTests {
  /// The ends of the lines between rows.
  private func lines(_ view: some View) -> [[CGFloat]] {
    showHosted(view)
    Stage.current.loop.settle()
    return lines(in: Stage.current.displayList().items)
  }

  private func lines(in items: [DisplayItem]) -> [[CGFloat]] {
    items.flatMap { item -> [[CGFloat]] in
      switch item {
      case .fill(.rect(let rect), .color) where rect.height < 1: [[rect.minX, rect.maxX]]
      case .group(let group): lines(in: group.items)
      default: []
      }
    }
  }

  @Test
  func `guides of a row's content say where the line below it begins and ends`() throws {
    let usual = try #require(
      lines(
        List {
          Text("A"); Text("B")
        }.listStyle(.plain)
      ).first
    )
    let guided = lines(
      List {
        Text("A")
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 30 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] + 90 }
        Text("B")
      }
      .listStyle(.plain)
    )
    #expect(guided.last == [usual[0] + 30, usual[0] + 90])
  }
}
