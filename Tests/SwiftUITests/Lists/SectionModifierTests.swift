import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What modifiers around a section say, they say of its rows.
@MainActor
@Suite(.onStage)
struct SectionModifierTests {
  @Observable
  final class Model {
    var names = ["A", "B"]
    var isShown = true
    var color = Color.red
    @ObservationIgnored let trace = Trace()
  }

  private struct Screen: View {
    @Bindable var model: Model
    var body: some View {
      Form {
        Section {
          ForEach(model.names, id: \.self) { name in
            Button(name) { model.trace(name) }
          }
          .onDelete { model.names.remove(atOffsets: $0) }
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        .listRowBackground(model.color)
        if model.isShown {
          Section("Second") { Text("C") }
            .listRowBackground(Color.blue)
            .listRowSeparator(.hidden)
        }
        Group {
          Section("Third") { Text("D") }
          Section("Fourth") { Text("E") }
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
      }
    }
  }

  private func fills(_ items: [DisplayItem]) -> [DisplayColor] {
    items.flatMap { item -> [DisplayColor] in
      switch item {
      case .fill(_, .color(let color)): [color]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  private func count(_ color: UIColor) -> Int {
    let wanted = color.displayColor(for: Stage.current.traits)
    return fills(Stage.current.displayList().items).filter { $0 == wanted }.count
  }

  private func settle() {
    Stage.current.loop.settle()
  }

  @Test
  func `sections with modifiers show their rows, headers and footers`() {
    showHosted(Screen(model: Model()))
    settle()
    #expect(
      Finger.nodes.compactMap(\.label) == [
        "Header", "A", "B", "Footer", "Second", "C", "Third", "D", "Fourth", "E",
      ]
    )
    #expect(count(.systemRed) == 2)
    #expect(count(.systemBlue) == 1)
  }

  @Test
  func `the rows follow what is in the section and what the modifiers say`() throws {
    let model = Model()
    showHosted(Screen(model: model))
    settle()

    model.names = ["A", "X", "B"]
    model.color = .green
    settle()
    #expect(count(.systemRed) == 0)
    #expect(count(.systemGreen) == 3)
    try Finger.tap("X")
    #expect(model.trace.take() == ["X"])

    model.isShown = false
    model.names = []
    settle()
    let labels = Finger.nodes.compactMap(\.label)
    #expect(labels == ["Header", "Footer", "Third", "D", "Fourth", "E"])
    #expect(count(.systemBlue) == 0)
  }

  @Test
  func `insets of a section are those of each row`() throws {
    showHosted(Screen(model: Model()))
    settle()
    let row = try #require(Finger.nodes.first { $0.label == "C" }).frame
    let inset = try #require(Finger.nodes.first { $0.label == "E" }).frame
    #expect(inset.minX > row.minX)
  }
}
