import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.4
@MainActor
@Suite(.onStage)
struct PopoverTests {
  struct Item: Identifiable {
    let id: Int
  }

  @Observable
  final class Model {
    var isShown = false
    var item: Item?
    var taps = 0
  }

  struct Screen: View {
    @Bindable var model: Model
    var adaptation: PresentationAdaptation?
    var body: some View {
      VStack {
        Button("Anchor") { model.isShown = true }
          .popover(isPresented: $model.isShown) {
            Text("card").presentationCompactAdaptation(adaptation ?? .automatic)
          }
        Text("other").popover(item: $model.item) { Text("item \($0.id)") }
      }
    }
  }

  struct Sheet: View {
    @Bindable var model: Model
    let interaction: PresentationBackgroundInteraction
    let detents: Set<PresentationDetent>
    var body: some View {
      VStack {
        Button("Behind") { model.taps += 1 }.padding(.top, 60)
        Spacer()
      }
      .sheet(isPresented: $model.isShown) {
        Text("card")
          .presentationDetents(detents)
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  private let model = Model()

  private func settle() {
    Stage.current.loop.settle()
  }

  private func kind(
    of host: UIViewController
  ) -> String {
    guard let modal = host.presentedViewController else { return "nothing" }
    let width = modal.view.bounds.width
    let whole = Stage.current.device.size
    if modal.view.bounds.height == whole.height { return "cover" }
    return width < whole.width - 40 ? "popover" : "sheet"
  }

  @Test
  func `a phone shows a sheet, and pulling it clears the flag`() throws {
    let host = showHosted(Screen(model: model))
    settle()

    try Finger.tap("Anchor")
    #expect(kind(of: host) == "sheet")
    Finger.pullDown()

    #expect(host.presentedViewController == nil)
    #expect(!model.isShown)
  }

  @Test(arguments: [
    (PresentationAdaptation.popover, "popover"), (.none, "popover"), (.sheet, "sheet"),
    (.fullScreenCover, "cover"),
  ])
  func `a phone follows the adaptation`(adaptation: PresentationAdaptation, kind: String) {
    let host = showHosted(Screen(model: model, adaptation: adaptation))
    settle()

    model.isShown = true
    settle()

    #expect(self.kind(of: host) == kind)
  }

  @Test
  func `a tablet shows a card at its anchor, and a tap beside it clears the flag`() throws {
    try Stage(device: .pad).perform {
      let host = showHosted(Screen(model: model))
      settle()

      try Finger.tap("Anchor")
      #expect(kind(of: host) == "popover")
      let card = try #require(host.presentedViewController?.view)
      #expect(abs(card.convert(card.bounds, to: nil).midX - 417) < 1)
      Stage.current.tap(at: CGPoint(x: 20, y: 1100))
      settle()

      #expect(host.presentedViewController == nil)
      #expect(!model.isShown)
    }
  }

  @Test
  func `an item brings a card, and another item another`() {
    Stage(device: .pad).perform {
      let host = showHosted(Screen(model: model))
      settle()

      model.item = Item(id: 1)
      settle()
      #expect(Finger.screen.contains("item 1"))
      model.item = Item(id: 2)
      settle()
      #expect(Finger.screen.contains("item 2"))
      model.item = nil
      settle()

      #expect(host.presentedViewController == nil)
    }
  }

  struct Case: Sendable {
    let interaction: PresentationBackgroundInteraction
    let detents: Set<PresentationDetent>
    let taps: Int
  }

  @Test(arguments: [
    Case(interaction: .enabled, detents: [.medium], taps: 1),
    Case(interaction: .enabled, detents: [.height(200), .fraction(0.4)], taps: 1),
    Case(interaction: .enabled(upThrough: .height(200)), detents: [.height(200), .large], taps: 1),
    Case(interaction: .disabled, detents: [.medium], taps: 0),
  ])
  func `behind a sheet that allows it a button is tapped`(one: Case) throws {
    let host = showHosted(Sheet(model: model, interaction: one.interaction, detents: one.detents))
    settle()
    let node = try #require(Finger.nodes.first { $0.label == "Behind" })
    model.isShown = true
    settle()

    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    settle()

    #expect(model.taps == one.taps)
    #expect((host.presentedViewController != nil) == (one.taps == 1))
  }
}
