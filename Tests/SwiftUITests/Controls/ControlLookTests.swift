import Foundation
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What is drawn of controls from right to left, and what rows and labels look like.
@MainActor
@Suite(.onStage)
struct ControlLookTests {
  private func items(of view: some View) -> [DisplayItem] {
    let host = UIHostingController(rootView: view)
    Stage.current.show(host)
    Stage.current.loop.settle()
    return flat(host.view.displayGroup().map { [$0] } ?? [])
  }

  private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      guard case .group(let group) = item else { return [item] }
      return flat(group.items)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a toggle that is on is green in each direction`(direction: LayoutDirection) {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
      .environment(\.layoutDirection, direction)

    let greens = items(of: toggle).filter { item in
      guard case .fill(_, .color(let color)) = item else { return false }
      return color.alpha > 0.9 && color.green > color.red + 0.2
    }

    #expect(greens.count == 1)
  }

  @Test
  func `the icon of a label in a row has the tint`() {
    let list = List { Label("Earth", systemImage: "globe") }

    let colors = items(of: list).compactMap { item -> DisplayColor? in
      guard case .symbol(let symbol) = item else { return nil }
      return symbol.color
    }

    #expect(colors.count == 1)
    #expect(colors.allSatisfy { $0.blue > $0.red + 0.5 })
  }

  @Test
  func `a calendar names the days of the week`() {
    let picker = DatePicker(
      "Day",
      selection: .constant(Date(timeIntervalSince1970: 0)),
      displayedComponents: .date
    )
    .datePickerStyle(.graphical)
    .environment(\.locale, Locale(identifier: "en_US"))

    let texts = items(of: picker).compactMap { item -> String? in
      guard case .text(let text) = item else { return nil }
      return text.lines.joined()
    }

    #expect(texts.contains("SUN"))
    #expect(texts.contains("SAT"))
  }
}
