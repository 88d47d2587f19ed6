import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import Observation
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct DetentSelectionTests {
  private func present(
    _ view: some View,
    on stage: NavigatorStage,
    _ selection: Binding<SheetDetent>
  ) throws -> UISheetPresentationController {
    stage.navigator.present(view, as: .sheet(detents: [.medium, .large], selection: selection))
    stage.tester.settle()
    return try #require(stage.modals.first?.sheetPresentationController)
  }

  private func height(_ stage: NavigatorStage) -> CGFloat {
    stage.modals.first?.view.frame.height ?? 0
  }

  @Test
  func `a sheet follows what the presenting screen shows of its model`() async throws {
    let model = DetentModel()
    let stage = try NavigatorStage(PresentingScreen(model: model))
    let sheet = try present(Text("Sheet"), on: stage, model.binding)
    let before = height(stage)

    model.detent = .large
    stage.tester.flush()
    // It moves in a turn of its own, never while SwiftUI updates.
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(await eventually { sheet.selectedDetentIdentifier == .large })
    stage.tester.settle()

    #expect(height(stage) > before)
    model.detent = .medium
    stage.tester.settle()
    #expect(await eventually { sheet.selectedDetentIdentifier == .medium })
    stage.tester.settle()
    #expect(height(stage) == before)
  }

  @Test
  func `a sheet follows what only its own screen observes`() async throws {
    let model = ObservedDetent()
    let stage = try NavigatorStage()
    let binding = Binding(get: { model.detent }, set: { model.detent = $0 })
    let sheet = try present(Text("Sheet"), on: stage, binding)

    model.detent = .large
    stage.tester.settle()

    #expect(await eventually { sheet.selectedDetentIdentifier == .large })
  }

  @Test
  func `a button in the sheet moves the sheet, and a finger tells the binding`() async throws {
    let model = DetentModel()
    let stage = try NavigatorStage(PresentingScreen(model: model))
    let sheet = try present(
      Button("Larger") { model.detent = .large },
      on: stage,
      model.binding
    )

    try stage.tester.tap("Larger")
    #expect(await eventually { sheet.selectedDetentIdentifier == .large })
    stage.tester.settle()
    let top = try #require(stage.modals.first?.view).convert(CGPoint(x: 190, y: 12), to: nil)
    Stage.current.drag(from: top, to: CGPoint(x: top.x, y: top.y + 320), duration: 0.6)
    stage.tester.settle()

    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(model.detent == .medium)
    #expect(stage.modals.count == 1)
  }

  @Test
  func `a height that the sheet hasn't got is reported once, and nothing moves`() async throws {
    let log = IssueLog()
    let model = DetentModel()
    let stage = try log.collect { try NavigatorStage(PresentingScreen(model: model)) }
    let sheet = try present(Text("Sheet"), on: stage, model.binding)

    model.detent = .height(200)
    stage.tester.settle()
    #expect(await eventually { !log.texts.isEmpty })
    model.text = "Again"
    stage.tester.settle()
    await Task.yield()

    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(
      log.texts == [
        """
        Can't move the sheet 'Text' to the height that its binding names: it isn't among its \
        detents. Name it in 'detents:'.
        """
      ]
    )
  }

  @Test
  func `a binding that refuses a finger's height keeps the sheet where it says`() async throws {
    let model = DetentModel()
    let stage = try NavigatorStage(PresentingScreen(model: model))
    let fixed = Binding<SheetDetent>(get: { model.detent }, set: { _ in model.text += "." })
    let sheet = try present(Text("Sheet"), on: stage, fixed)

    let top = try #require(stage.modals.first?.view).convert(CGPoint(x: 190, y: 12), to: nil)
    Stage.current.drag(from: top, to: CGPoint(x: top.x, y: top.y - 320), duration: 0.6)
    stage.tester.settle()

    #expect(model.text != "Presenter")
    #expect(await eventually { sheet.selectedDetentIdentifier == .medium })
  }
}

@MainActor
private final class DetentModel: ObservableObject {
  @Published var detent = SheetDetent.medium
  @Published var text = "Presenter"

  var binding: Binding<SheetDetent> {
    Binding(get: { self.detent }, set: { self.detent = $0 })
  }
}

@MainActor
@Observable
private final class ObservedDetent {
  var detent = SheetDetent.medium
}

private struct PresentingScreen: View {
  @ObservedObject var model: DetentModel

  var body: some View {
    VStack {
      Text(model.text)
      // Another height of this line is what lays the screen out.
      Color.clear.frame(height: model.detent == .medium ? 10 : 20)
    }
  }
}
