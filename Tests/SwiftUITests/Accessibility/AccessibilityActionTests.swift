import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AccessibilityActionTests {
  let model = Watched()

  private func element(_ view: some View) -> AccessibilityNode? {
    showHosted(view).view.accessibilityNodes().first
  }

  @Test
  func `an element has the actions that are said around it`() throws {
    let node = try #require(
      element(
        Text("Row")
          .accessibilityAction(named: "Delete") { model.number += 1 }
          .accessibilityAction(.escape) { model.number += 10 }
          .accessibilityAdjustableAction { model.number += $0 == .increment ? 100 : -100 }
      )
    )

    #expect(Set(node.actions.keys) == ["Delete", "escape", "increment", "decrement"])
    node.actions["Delete"]?()
    node.actions["escape"]?()
    node.actions["increment"]?()

    #expect(model.number == 111)
  }

  @Test
  func `the action nearest to the view wins`() throws {
    let node = try #require(
      element(
        Text("Row")
          .accessibilityAction { model.number = 1 }
          .accessibilityAction { model.number = 2 }
      )
    )

    node.actions["activate"]?()

    #expect(model.number == 1)
  }
}
