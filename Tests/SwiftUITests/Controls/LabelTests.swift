import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct LabelTests {
  private func drawn(_ view: some View) -> (symbol: CGRect?, text: CGRect?) {
    var symbol: CGRect?
    var text: CGRect?
    for item in showHosted(view).view.displayItems() {
      if case .symbol(let item) = item { symbol = item.frame }
      if case .text(let item) = item { text = item.frame }
    }
    return (symbol, text)
  }

  @Test
  func `the icon lies before the title, on one line`() throws {
    let (symbol, text) = drawn(Label("Files", systemImage: "folder"))
    let (icon, title) = (try #require(symbol), try #require(text))

    #expect(icon.maxX < title.minX)
    #expect(abs(icon.midY - title.midY) < 4)
  }

  @Test
  func `the icon lies after the title in a right-to-left layout`() throws {
    let (symbol, text) = drawn(
      Label("Files", systemImage: "folder").environment(\.layoutDirection, .rightToLeft)
    )

    #expect(try #require(symbol).minX > #require(text).maxX)
  }

  @Test
  func `only the title is heard`() {
    #expect(showHosted(Label("Files", systemImage: "folder")).heard == ["Files"])
  }

  @Test
  func `a label of views takes any`() {
    let host = showHosted(
      Label {
        Text("Title")
      } icon: {
        Circle().frame(width: 10, height: 10)
      }
    )

    #expect(host.heard == ["Title"])
    #expect(host.view.displayItems().count == 2)
  }

  @Test
  func `an unknown symbol is named in the log, and the title stays`() {
    #expect(showHosted(Label("Files", systemImage: "no.such.symbol")).heard == ["Files"])
    #expect(Stage.current.log == ["No symbol named 'no.such.symbol' found in system symbol set"])
  }
}
