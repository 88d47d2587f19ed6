import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UITextFieldTests {
  let stage = Stage.current
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 100, y: 300, width: 200, height: 34))
  let other = UITextField(frame: CGRect(x: 100, y: 400, width: 200, height: 34))
  let delegate = FieldDelegate()
  let middle = CGPoint(x: 200, y: 317)

  init() {
    controller.view.addSubview(field)
    controller.view.addSubview(other)
    stage.show(controller)
    field.delegate = delegate
    let delegate = delegate
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { _ in delegate.trace.append(name) }, for: event)
    }
  }

  @Test
  func `a tap begins editing in order`() {
    stage.tap(at: middle)

    #expect(field.isEditing)
    #expect(delegate.trace == ["should begin", "did begin", "event begin"])
  }

  @Test
  func `a key asks, changes, then tells`() {
    stage.tap(at: middle)
    delegate.trace = []

    stage.type("a")

    #expect(field.text == "a")
    #expect(delegate.trace == ["should change 0 0 a", "event changed"])
  }

  @Test
  func `a delegate refuses keys`() {
    stage.tap(at: middle)
    delegate.changes = false

    stage.type("abc")

    #expect(field.text == "")
  }

  @Test
  func `deleting removes the last character`() {
    stage.tap(at: middle)
    stage.type("añ")

    stage.pressDelete()

    #expect(field.text == "a")
    #expect(delegate.trace.suffix(2) == ["should change 1 1 ", "event changed"])
  }

  @Test
  func `another field takes the keyboard`() {
    stage.tap(at: middle)
    delegate.trace = []

    other.becomeFirstResponder()

    #expect(!field.isEditing)
    #expect(other.isEditing)
    #expect(delegate.trace == ["should end", "did end", "event end"])
  }

  @Test
  func `a delegate may keep the keyboard, but not against force`() {
    stage.tap(at: middle)
    delegate.ends = false

    #expect(!other.becomeFirstResponder())
    #expect(field.isEditing)
    #expect(!controller.view.endEditing(false))
    #expect(controller.view.endEditing(true))

    #expect(!field.isEditing)
  }

  @Test
  func `outside a window nothing becomes first responder`() {
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test
  func `a removed field resigns`() {
    stage.tap(at: middle)

    field.removeFromSuperview()

    #expect(!field.isEditing)
    #expect(stage.firstResponder == nil)
  }

  @Test
  func `text set in code sends nothing`() {
    field.text = "x"

    #expect(delegate.trace.isEmpty)
    #expect(UITextField().text == "")
  }

  @Test
  func `return asks the delegate, then ends on exit`() {
    stage.tap(at: middle)
    field.addAction(
      UIAction { [delegate] _ in delegate.trace.append("exit") },
      for: .editingDidEndOnExit
    )
    delegate.trace = []

    stage.pressReturn()

    #expect(delegate.trace.prefix(2) == ["should return", "exit"])
    #expect(!field.isEditing)
  }

  @Test
  func `a secure field hides what it says`() {
    field.isSecureTextEntry = true
    field.text = "abc"

    let node = field.accessibilityNodes().first

    #expect(node?.role == .secureField)
    #expect(node?.value == "•••")
  }

  @Test
  func `the node types as the keyboard does`() {
    field.placeholder = "Name"
    let node = field.accessibilityNodes().first

    node?.insertText?("Al")
    node?.setText?("Bo")

    #expect(node?.label == "Name")
    #expect(field.text == "Bo")
    #expect(delegate.trace.last == "event changed")
  }

  @Test
  func `a line's end that is typed is the return key`() {
    let node = field.accessibilityNodes().first

    node?.insertText?("Al\n")

    #expect(field.text == "Al")
    #expect(delegate.trace.contains { $0.contains("eturn") })
  }

  @Test
  func `the clear button empties the field`() {
    field.clearButtonMode = .whileEditing
    stage.tap(at: middle)
    stage.type("abc")

    stage.tap(at: CGPoint(x: 284, y: 317))

    #expect(field.text == "")
  }
}

final class FieldDelegate: NSObject, UITextFieldDelegate {
  var trace: [String] = []
  var changes = true
  var ends = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    trace.append("should begin")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { trace.append("did begin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    trace.append("should end")
    return ends
  }

  func textFieldDidEndEditing(_ textField: UITextField) { trace.append("did end") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    trace.append("should return")
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    trace.append("should change \(range.location) \(range.length) \(string)")
    return changes
  }
}
