import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TextMembersTests {
  private func node(_ view: some View) -> AccessibilityNode? {
    showHosted(view).view.accessibilityNodes().first
  }

  @Test
  func `members of a text give a text`() {
    let text: Text = Text("words").kerning(1).tracking(2).baselineOffset(3).fontWidth(.condensed)
      .fontDesign(.monospaced).monospaced().underline(pattern: .dash, color: .red)
      .strikethrough(pattern: .dot).foregroundStyle(.red).textScale(.secondary)
      .accessibilityHeading(.h1).speechSpellsOutCharacters()

    #expect(node(text)?.label == "words")
    #expect(text == text.bold(false))
    #expect(text != text.kerning(2))
  }

  @Test
  func `a label is heard in place of the words it stands for`() {
    let text = Text("3") + Text("km").accessibilityLabel("kilometres")

    #expect(node(text)?.label == "3kilometres")
  }

  @Test
  func `a key keeps its format and its arguments`() {
    let name = "Ann"
    let key: LocalizedStringKey = "\(name) has \(3) of 100% (\(2.5, specifier: "%.2f"))"
    let children = Array(Mirror(reflecting: key).children)

    #expect(children.map(\.label) == ["key", "hasFormatting", "arguments"])
    #expect(children[0].value as? String == "%@ has %lld of 100%% (%.2f)")
    let plain: LocalizedStringKey = "about \(2.5)"
    #expect(Array(Mirror(reflecting: plain).children)[0].value as? String == "about %lf")
    #expect(children[1].value as? Bool == true)
    #expect(Mirror(reflecting: children[2].value).children.count == 3)
    #expect(node(Text(key))?.label == "Ann has 3 of 100% (2.50)")
  }

  @Test
  func `the arguments of a key are found by reflection`() throws {
    let key: LocalizedStringKey = "\(3) left"
    let children = Array(Mirror(reflecting: key).children)
    let argument = try #require(Array(Mirror(reflecting: children[2].value).children).first)
    let storage = try #require(Array(Mirror(reflecting: argument.value).children).first)
    let value = try #require(Array(Mirror(reflecting: storage.value).children).first)

    #expect(storage.label == "storage")
    #expect((value.value as? (Any, Formatter?))?.0 as? Int == 3)
  }

  @Test
  func `a key without arguments is shown as it is`() {
    #expect(node(Text("100% sure"))?.label == "100% sure")
    #expect(node(Text(LocalizedStringKey("%@")))?.label == "%@")
  }

  @Test
  func `attributes of a string are those of its text`() {
    var string = AttributedString("words")
    string.font = .largeTitle
    string.foregroundColor = .red
    string.underlineStyle = .single

    #expect(
      Text(string) == Text(verbatim: "words").font(.largeTitle).foregroundColor(.red).underline()
    )
  }
}
