import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AccessibilityActionTests {
  private func nodes(_ view: some View) -> [AccessibilityNode] {
    showHosted(view).view.accessibilityNodes()
  }

  @Test
  func `actions can be taken by their names`() {
    var taken: [String] = []
    let row = Text("row").accessibilityAction { taken.append("default") }
      .accessibilityAction(named: "Archive") { taken.append("archive") }
      .accessibilityAdjustableAction { taken.append("\($0)") }

    nodes(row).first?.actions.forEach { $0.perform() }

    #expect(taken == ["default", "archive", "increment", "decrement"])
  }

  @Test
  func `a higher priority is heard first in its container`() {
    let view = VStack {
      Text("a")
      Text("b").accessibilitySortPriority(1)
      Text("c")
    }
    .accessibilityElement(children: .contain)

    #expect(nodes(view).first?.children.map(\.label) == ["b", "a", "c"])
  }

  @Test
  func `a representation is heard in place of what is seen`() {
    let dial = Circle().accessibilityRepresentation { Text("dial") }
    let chart = Circle().accessibilityChildren {
      Text("one")
      Text("two")
    }

    #expect(nodes(dial).map(\.label) == ["dial"])
    #expect(nodes(chart).first?.children.map(\.label) == ["one", "two"])
  }

  @Test
  func `the focus of an assistive technology is kept while a view stands for it`() throws {
    struct Screen: View {
      @AccessibilityFocusState private var focus: String?
      var body: some View {
        VStack {
          Text(focus ?? "none").accessibilityFocused($focus, equals: "title")
          Button("known") { focus = "title" }
        }
      }
    }
    let host = showHosted(Screen())
    let stage = Stage.current
    stage.loop.settle()
    let button = try #require(host.view.accessibilityNodes().last)

    stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.loop.settle()

    #expect(host.view.accessibilityNodes().first?.label == "title")
  }
}
