import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// The forms of iOS 13 say the same as those that took their place.
@MainActor
@Suite(.onStage)
struct AccessibilityFormsTests {
  private func node(_ view: some View) -> AccessibilityNode? {
    showHosted(view).view.accessibilityNodes().first
  }

  @Test
  func `a label, a value, a hint and an identifier`() {
    let view = Text("x").accessibility(label: Text("Close")).accessibility(value: Text("open"))
      .accessibility(hint: Text("Ends it")).accessibility(identifier: "close")
    let node = node(view)

    #expect(node?.label == "Close")
    #expect(node?.value == "open")
    #expect(node?.hint == "Ends it")
    #expect(node?.identifier == "close")
  }

  @Test
  func `what is hidden isn't heard`() {
    #expect(node(Text("x").accessibility(hidden: true)) == nil)
    #expect(node(Text("x").accessibility(hidden: false))?.label == "x")
  }

  @Test
  func `traits are added and removed`() {
    let header = node(Text("x").accessibility(addTraits: .isHeader))
    let plain = node(
      Text("x").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isHeader)
    )

    #expect(header?.role == .heading)
    #expect(plain?.role == .text)
  }
}
