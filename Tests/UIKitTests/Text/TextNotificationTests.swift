import Foundation
import StageSupport
import Synchronization
import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.9: what text fields and text views post.
@MainActor
@Suite(.onStage)
struct TextNotificationTests {
  private let stage = Stage.current
  private let controller = UIViewController()

  private func names(of names: [Notification.Name], from object: UIView, _ body: () -> Void)
    -> [String]
  {
    let heard = Heard()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
        heard.add(note.name.rawValue)
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return heard.all
  }

  @Test
  func `a field posts its begin, changes and end, and nothing for code`() {
    let field = UITextField(frame: CGRect(x: 100, y: 300, width: 200, height: 34))
    controller.view.addSubview(field)
    stage.show(controller)
    let all = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]

    let heard = names(of: all, from: field) {
      field.text = "code"
      field.becomeFirstResponder()
      stage.type("a")
      field.text = "code"
      field.resignFirstResponder()
    }

    #expect(heard == all.map(\.rawValue))
  }

  @Test
  func `a text view posts its begin, changes and end, and nothing for code`() {
    let view = UITextView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
    controller.view.addSubview(view)
    stage.show(controller)
    let all = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]

    let heard = names(of: all, from: view) {
      view.text = "code"
      view.becomeFirstResponder()
      stage.type("a")
      view.text = "code"
      view.resignFirstResponder()
    }

    #expect(heard == all.map(\.rawValue))
  }
}

private final class Heard: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) {
    names.withLock { $0.append(name) }
  }

  var all: [String] { names.withLock { $0 } }
}
