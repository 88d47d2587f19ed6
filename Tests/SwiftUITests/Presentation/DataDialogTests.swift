import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.4
@MainActor
@Suite(.onStage)
struct DataDialogTests {
  @Observable
  final class Model {
    var isShown = false
    var name: String?
    var error: Failed?
    var chosen: [String] = []
  }

  struct Failed: LocalizedError {
    let code: Int
    var errorDescription: String? { "Failure \(code)" }
  }

  struct Content: View {
    @Bindable var model: Model
    let kind: Kind

    var body: some View {
      switch kind {
      case .alert:
        Text("root").alert("Delete?", isPresented: $model.isShown, presenting: model.name) { name in
          Button("Delete \(name)") { model.chosen.append(name) }
        }
      case .dialog:
        Text("root").confirmationDialog(
          "Delete?",
          isPresented: $model.isShown,
          titleVisibility: .visible,
          presenting: model.name
        ) { name in
          Button("Delete \(name)") { model.chosen.append(name) }
        } message: { name in
          Text("\(name) is gone then")
        }
      case .error:
        Text("root").alert(isPresented: $model.isShown, error: model.error) { error in
          Button("Again \(error.code)") {}
        } message: { error in
          Text("Code \(error.code)")
        }
      }
    }
  }

  enum Kind {
    case alert, dialog, error
  }

  private let model = Model()

  private func show(_ kind: Kind) {
    showHosted(Content(model: model, kind: kind))
    Stage.current.loop.settle()
  }

  private func settle() {
    Stage.current.loop.settle()
  }

  @Test
  func `an alert about data has buttons about it`() throws {
    show(.alert)

    model.name = "Ann"
    model.isShown = true
    settle()
    #expect(Finger.screen.contains("Delete?"))
    try Finger.tap("Delete Ann")

    #expect(model.chosen == ["Ann"])
    #expect(!model.isShown)
  }

  @Test
  func `without its data a dialog doesn't come`() {
    show(.alert)

    model.isShown = true
    settle()
    #expect(!Finger.screen.contains("Delete?"))
    model.name = "Ben"
    settle()

    #expect(Finger.screen.contains("[Delete Ben]"))
  }

  @Test
  func `data that changes while its dialog is up changes nothing`() throws {
    show(.dialog)
    model.name = "Ann"
    model.isShown = true
    settle()
    #expect(Finger.screen.contains("Ann is gone then"))

    model.name = "Ben"
    settle()
    try Finger.tap("Delete Ann")

    #expect(model.chosen == ["Ann"])
  }

  @Test
  func `an alert about an error has its description as title`() {
    show(.error)

    model.error = Failed(code: 7)
    model.isShown = true
    settle()

    #expect(Finger.screen.contains("Failure 7"))
    #expect(Finger.screen.contains("Code 7"))
    #expect(Finger.screen.contains("[Again 7]"))
  }
}
