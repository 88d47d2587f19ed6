import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AccessibilityModifierTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host
  }

  private func heard(_ view: some View) -> [AccessibilityNode] {
    show(view).view.accessibilityNodes()
  }

  @Test
  func `a label, a value, a hint and an identifier replace what is heard`() throws {
    let node = try #require(
      heard(
        Text("x").accessibilityLabel("Close").accessibilityValue("open")
          .accessibilityHint("Ends it").accessibilityIdentifier("close")
      ).first
    )

    #expect(node.label == "Close")
    #expect(node.value == "open")
    #expect(node.hint == "Ends it")
    #expect(node.identifier == "close")
  }

  @Test
  func `what is hidden isn't heard`() {
    let nodes = heard(
      VStack {
        Text("Seen")
        Text("Silent").accessibilityHidden(true)
      }
    )

    #expect(nodes.map(\.label) == ["Seen"])
  }

  @Test
  func `traits give a role and take it back`() {
    let nodes = heard(
      VStack {
        Text("Title").accessibilityAddTraits([.isHeader, .isSelected])
        Text("Plain").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
      }
    )

    #expect(nodes.map(\.role) == [.heading, .text])
    #expect(nodes.map(\.isSelected) == [true, false])
  }

  @Test
  func `combined children are one element that acts like its button`() {
    let nodes = heard(
      HStack {
        Text("Ada")
        Button("Call") {}
      }
      .accessibilityElement(children: .combine)
    )

    #expect(nodes.map(\.label) == ["Ada, Call"])
    #expect(nodes.map(\.role) == [.button])
  }

  @Test
  func `contained children lie in an element with a label of its own`() throws {
    let nodes = heard(
      VStack {
        Text("A")
        Text("B")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Letters")
    )

    let group = try #require(nodes.first)
    #expect(nodes.count == 1)
    #expect(group.label == "Letters")
    #expect(group.children.map(\.label) == ["A", "B"])
  }

  @Test
  func `a colour is silent until it has a label`() {
    #expect(heard(Color.red).isEmpty)
    #expect(heard(Color.red.accessibilityLabel("Stop")).map(\.label) == ["Stop"])
  }
}
