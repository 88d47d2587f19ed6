import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.4, C.8
@MainActor
@Suite(.onStage)
struct PresentationTests {
  @Observable
  final class Model {
    var isShown = false
    var isOther = false
    var item: Item?
    var text = ""
    var detent = PresentationDetent.medium
    @ObservationIgnored let trace = Trace()
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct Content: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text("\(name) \(isPresented ? "presented" : "alone")")
        Button("Close") { dismiss() }
      }
    }
  }

  struct Sheets: View {
    @Bindable var model: Model
    var body: some View {
      Text("root")
        .sheet(isPresented: $model.isShown, onDismiss: { model.trace("gone") }) {
          Content(name: "sheet")
        }
    }
  }

  private func settle() {
    Stage.current.loop.settle()
  }

  @Test
  func `a flag presents a sheet and takes it away`() {
    let model = Model()
    let host = showHosted(Sheets(model: model))
    settle()

    model.isShown = true
    settle()
    #expect(host.presentedViewController?.modalPresentationStyle == .pageSheet)
    #expect(Finger.screen.contains("sheet presented"))
    model.isShown = false
    settle()

    #expect(host.presentedViewController == nil)
    #expect(model.trace.take() == ["gone"])
  }

  @Test
  func `a pull down clears the flag, once, when it is over`() {
    let model = Model()
    let host = showHosted(Sheets(model: model))
    settle()
    model.isShown = true
    settle()

    Finger.pullDown()
    settle()

    #expect(!model.isShown)
    #expect(host.presentedViewController == nil)
    #expect(model.trace.take() == ["gone"])
  }

  @Test
  func `dismiss in the sheet clears the flag at once`() throws {
    let model = Model()
    _ = showHosted(Sheets(model: model))
    settle()
    model.isShown = true
    settle()

    let node = try #require(Finger.nodes.last { $0.label == "Close" })
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    #expect(!model.isShown)
    settle()

    #expect(model.trace.take() == ["gone"])
    #expect(!Finger.screen.contains("sheet"))
  }

  @Test
  func `a sheet that UIKit code dismisses clears the flag too`() {
    let model = Model()
    let host = showHosted(Sheets(model: model))
    settle()
    model.isShown = true
    settle()

    host.dismiss(animated: true)
    settle()

    #expect(!model.isShown)
    #expect(model.trace.take() == ["gone"])
  }

  @Test
  func `a flag that is set at first presents with the appearance`() {
    let model = Model()
    model.isShown = true

    _ = showHosted(Sheets(model: model))
    settle()

    #expect(Finger.screen.contains("sheet presented"))
  }

  struct Items: View {
    @Bindable var model: Model
    var body: some View {
      Text("root")
        .fullScreenCover(item: $model.item, onDismiss: { model.trace("gone") }) { item in
          Content(name: "item \(item.id)")
        }
    }
  }

  @Test
  func `another item is another screen`() {
    let model = Model()
    let host = showHosted(Items(model: model))
    settle()
    model.item = Item(id: 1)
    settle()
    let first = host.presentedViewController
    #expect(first?.modalPresentationStyle == .fullScreen)
    #expect(Finger.screen.contains("item 1"))

    model.item = Item(id: 2)
    settle()

    #expect(host.presentedViewController !== first)
    #expect(Finger.screen.contains("item 2"))
    #expect(model.item?.id == 2)
  }

  struct Two: View {
    @Bindable var model: Model
    var body: some View {
      Text("root")
        .sheet(isPresented: $model.isShown) { Content(name: "first") }
        .background(Color.clear.sheet(isPresented: $model.isOther) { Content(name: "second") })
    }
  }

  @Test
  func `a second sheet waits for the end of the first`() throws {
    let model = Model()
    _ = showHosted(Two(model: model))
    settle()

    model.isShown = true
    settle()
    model.isOther = true
    settle()
    #expect(Finger.screen.contains("first"))
    #expect(
      Stage.current.log.contains { $0.contains("only presenting a single sheet is supported") }
    )
    try Finger.tap("Close")

    #expect(Finger.screen.contains("second"))
  }

  @Test
  func `a sheet inherits the environment and follows it`() {
    struct Reader: View {
      @EnvironmentObject var model: PublishedStore
      var body: some View { Text("number \(model.number)") }
    }
    let published = PublishedStore()
    _ = showHosted(
      Text("root").sheet(isPresented: .constant(true)) { Reader() }.environmentObject(published)
    )
    settle()
    #expect(Finger.screen.contains("number 0"))

    published.number = 4
    settle()

    #expect(Finger.screen.contains("number 4"))
  }

  struct Detented: View {
    @Bindable var model: Model
    var body: some View {
      Text("root").sheet(isPresented: .constant(true)) {
        Text("sheet")
          .presentationDetents([.medium, .large], selection: $model.detent)
          .interactiveDismissDisabled()
      }
    }
  }

  @Test
  func `detents, their selection and the locked sheet reach UIKit`() throws {
    let model = Model()
    let host = showHosted(Detented(model: model))
    settle()

    let sheet = try #require(host.presentedViewController?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(sheet.prefersGrabberVisible)
    model.detent = .large
    settle()
    #expect(sheet.selectedDetentIdentifier == .large)
    Finger.pullDown()
    settle()
    #expect(host.presentedViewController != nil)
  }

  struct Alerting: View {
    @Bindable var model: Model
    var body: some View {
      Text("root")
        .alert("Delete?", isPresented: $model.isShown) {
          TextField("Name", text: $model.text)
          Button("Delete", role: .destructive) { model.trace("delete \(model.text)") }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It can't be undone.")
        }
    }
  }

  @Test
  func `an alert shows texts, fields and buttons, and clears its flag`() throws {
    let model = Model()
    let host = showHosted(Alerting(model: model))
    settle()

    model.isShown = true
    settle()
    let alert = try #require(host.presentedViewController as? UIAlertController)
    #expect(alert.message == "It can't be undone.")
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(alert.textFields?.first?.placeholder == "Name")
    alert.textFields?.first?.insertText("x")
    try Finger.tap("Delete")

    #expect(model.trace.take() == ["delete x"])
    #expect(!model.isShown)
    #expect(host.presentedViewController == nil)
  }

  @Test
  func `an alert without buttons has one, a dialog has Cancel`() throws {
    let model = Model()
    let host = showHosted(
      Text("root")
        .alert("Plain", isPresented: Bindable(model).isShown) {}
        .confirmationDialog("Choose", isPresented: Bindable(model).isOther) {
          Button("One") { model.trace("one") }
        }
    )
    settle()

    model.isShown = true
    settle()
    #expect(Finger.screen.contains("[OK]"))
    try Finger.tap("OK")
    #expect(!model.isShown)
    model.isOther = true
    settle()
    let dialog = try #require(host.presentedViewController as? UIAlertController)
    #expect(dialog.preferredStyle == .actionSheet)
    #expect(dialog.actions.map(\.title) == ["One", "Cancel"])
    try Finger.tap("One")

    #expect(model.trace.take() == ["one"])
    #expect(!model.isOther)
  }
}
