import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct KeyboardTests {
  let stage = Stage.current

  @Test
  func `the keyboard tells that it comes and goes, and not of a change of fields`() {
    let first = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    let second = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
    let controller = UIViewController()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    stage.show(controller)
    let trace = KeyboardTrace()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        trace.names.append(note.name.rawValue)
        let end = note.userInfo?[key] as? NSValue
        trace.tops.append(end?.cgRectValue.minY ?? -1)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    first.becomeFirstResponder()
    stage.loop.settle()
    second.becomeFirstResponder()
    stage.loop.settle()
    #expect(
      trace.names == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"]
    )
    #expect(trace.tops.first == stage.device.size.height - 336)

    controller.view.endEditing(true)
    stage.loop.settle()
    #expect(
      trace.names.suffix(2) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"]
    )
  }
}

private final class KeyboardTrace: @unchecked Sendable {
  var names: [String] = []
  var tops: [CGFloat] = []
}
