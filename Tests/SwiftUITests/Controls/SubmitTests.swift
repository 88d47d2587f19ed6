import Combine
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SubmitTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var text = ""
    var events: [String] = []
  }

  struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField(
        "Name",
        text: $model.text,
        onEditingChanged: { model.events.append($0 ? "begin" : "end") },
        onCommit: { model.events.append("commit") }
      )
      .onSubmit { model.events.append("inner \(model.text)") }
      .onSubmit(of: .search) { model.events.append("search") }
      .onSubmit(of: .text) { model.events.append("outer") }
    }
  }

  @Test
  func `return submits the text of a field, from the inside out`() throws {
    let model = Model()
    Stage.current.show(UIHostingController(rootView: Screen(model: model)))
    Stage.current.loop.settle()
    let nodes = Stage.current.layers.flatMap { $0 }.flatMap(\.flattened)
    let field = try #require(nodes.first { $0.role == .textField })

    field.insertText?("Ada\n")
    Stage.current.loop.settle()

    #expect(model.text == "Ada")
    #expect(model.events == ["begin", "end", "commit", "inner Ada", "outer"])
  }
}
