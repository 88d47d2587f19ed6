import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIAlertControllerTests {
  let stage = Stage.current
  let root = UIViewController()

  private func present(_ alert: UIAlertController) {
    stage.show(root)
    root.present(alert, animated: true)
    stage.loop.settle()
  }

  private func node(_ label: String) throws -> AccessibilityNode {
    try #require(
      root.presentedViewController?.view.accessibilityNodes().first { $0.label == label }
    )
  }

  private func tap(_ label: String) throws {
    let frame = try node(label).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  @Test
  func `a preferred action is one of the alert's`() async throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Yes", style: .default)
    alert.addAction(action)
    alert.preferredAction = action
    alert.preferredAction = nil

    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("'NSInternalInconsistencyException'"))
    #expect(
      text.contains(
        "The -preferredAction of an alert controller must be contained in the -actions array or "
          + "be nil."
      )
    )
  }

  @Test
  func `an alert with two actions has the card of iOS 26`() throws {
    let alert = UIAlertController(title: "Delete?", message: "It's gone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    present(alert)

    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(abs(frame.minX - 36.5) < 0.5)
    #expect(frame.width == 320)
    #expect(abs(frame.height - 152.33) < 0.5)
    #expect(abs(frame.midY - 438.5) < 0.5)
    let cancel = try node("Cancel").frame
    let delete = try node("Delete").frame
    #expect(cancel.width == 140 && cancel.minX < delete.minX)
  }

  @Test
  func `three actions are stacked with cancel last`() throws {
    let alert = UIAlertController(title: "Sort", message: "By what?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Name", style: .default))
    alert.addAction(UIAlertAction(title: "Date", style: .default))

    present(alert)

    let labels = alert.view.accessibilityNodes().compactMap(\.label)
    #expect(labels == ["Sort", "By what?", "Name", "Date", "Cancel"])
    #expect(abs(alert.view.bounds.height - 264.33) < 0.5)
  }

  @Test
  func `the alert has left before the handler runs`() throws {
    var wasPresented: Bool?
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [root] _ in
        wasPresented = root.presentedViewController != nil
      }
    )
    present(alert)

    try tap("OK")

    #expect(wasPresented == false)
  }

  @Test
  func `a disabled action does nothing`() throws {
    var count = 0
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Save", style: .default) { _ in count += 1 }
    action.isEnabled = false
    alert.addAction(action)
    present(alert)

    try tap("Save")

    #expect(count == 0)
    #expect(root.presentedViewController === alert)
    #expect(try node("Save").isEnabled == false)
  }

  @Test
  func `an alert isn't pulled down or dismissed by a tap outside`() {
    let alert = UIAlertController(title: "Stay", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)

    stage.tap(at: CGPoint(x: 20, y: 100))
    stage.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 800))
    stage.loop.settle()

    #expect(root.presentedViewController === alert)
  }

  @Test
  func `a second cancel action raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    )
  }

  @Test
  func `an action sheet without a source raises in regular width`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(device: .pad)
      stage.perform {
        let root = UIViewController()
        stage.show(root)
        let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(sheet, animated: false)
        stage.loop.settle()
      }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("sourceView"))
  }

  @Test
  func `an action sheet at a source is dismissed by a tap outside`() throws {
    stage.show(root)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Archive", style: .default))
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 44, height: 44)
    root.present(sheet, animated: true)
    stage.loop.settle()
    #expect(root.presentedViewController === sheet)

    stage.tap(at: CGPoint(x: 40, y: 700))
    stage.loop.settle()

    #expect(root.presentedViewController == nil)
  }

  @Test
  func `a text field in an alert is edited and read back`() throws {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    let field = try #require(
      alert.view.accessibilityNodes().first { $0.role == .textField }
    )

    field.insertText?("Ada")

    #expect(alert.textFields?.first?.text == "Ada")
    #expect(alert.textFields?.first?.isFirstResponder == true)
  }

  @Test
  func `a text field in an action sheet raises`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("Text fields can only be added to an alert controller of style")
    )
  }
}
