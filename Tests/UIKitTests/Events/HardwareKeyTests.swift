import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct HardwareKeyTests {
  private let stage = Stage.current

  private final class Listener: UIViewController {
    var heard: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        heard.append("\(press.key?.characters ?? "") \(press.phase.rawValue)")
      }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      #expect(event?.type == .presses)
      heard += presses.map { "ended \($0.phase == .ended)" }
    }
  }

  @Test func `the deepest controller on screen hears of a key`() {
    let top = Listener()
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.show(stack)
    stack.pushViewController(top, animated: false)
    stage.loop.settle()

    stage.press("A")

    #expect(top.heard == ["A 0", "ended true"])
  }

  @Test func `a key that a responder passes on reaches the controller around it`() {
    let root = Listener()
    let child = UIViewController()
    stage.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    child.view.addSubview(field)
    field.becomeFirstResponder()

    stage.press("x")

    #expect(root.heard == ["x 0", "ended true"])
    #expect(field.text == "x")
  }

  @Test func `a key has its place on the keyboard and its modifiers`() {
    let letter = UIKey("K", modifiers: .command)
    let arrow = UIKey(UIKeyCommand.inputLeftArrow, modifiers: [])

    #expect(letter.keyCode == .keyboardK)
    #expect(letter.modifierFlags == [.command, .shift])
    #expect(letter.charactersIgnoringModifiers == "k")
    #expect(arrow.keyCode == .keyboardLeftArrow)
    #expect(UIKeyboardHIDUsage.keyboardEscape.rawValue == 41)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
  }

  @Test func `a command takes the key, and its selector is reported`() {
    let root = Listener()
    root.commands = [UIKeyCommand(input: "n", modifierFlags: .command, action: "make")]
    stage.show(root)

    stage.press("n", modifiers: .command)
    #expect(stage.unsupportedFeatures == ["actions by selector"])
    #expect(root.heard == [])

    stage.press("n")
    #expect(root.heard == ["n 0", "ended true"])
  }

  @Test(arguments: [("\r", "Delete"), (UIKeyCommand.inputEscape, "Cancel")])
  func `return and escape answer an alert`(key: String, answer: String) {
    let root = Listener()
    stage.show(root)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in chosen += ["Delete"] }
    alert.addAction(delete)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen += ["Cancel"] })
    alert.preferredAction = delete
    root.present(alert, animated: true)
    stage.loop.settle()

    stage.press(key)
    stage.loop.settle()

    #expect(chosen == [answer])
    #expect(root.presentedViewController == nil)
    #expect(root.heard == [])
  }

  @Test func `keys with a command don't write into a field`() {
    let root = Listener()
    stage.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    root.view.addSubview(field)
    field.becomeFirstResponder()

    stage.press("a")
    stage.press("B")
    stage.press("c", modifiers: .command)
    stage.press("\u{8}")

    #expect(field.text == "a")
  }
}
