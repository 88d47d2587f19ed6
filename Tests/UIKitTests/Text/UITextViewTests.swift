import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UITextViewTests {
  let stage = Stage.current
  let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
  private let watcher = Watcher()

  init() {
    let controller = UIViewController()
    controller.view.addSubview(textView)
    textView.delegate = watcher
    stage.show(controller)
  }

  @Test
  func `a tap begins editing, and keys go through the delegate`() {
    stage.tap(at: CGPoint(x: 100, y: 150))
    stage.type("ab\nc")

    #expect(textView.isFirstResponder)
    #expect(textView.text == "ab\nc")
    #expect(watcher.trace == ["should", "begin", "change", "change", "change", "change"])
  }

  @Test
  func `keys go where the caret is`() {
    textView.text = "One\nTwo"
    stage.tap(at: CGPoint(x: 100, y: 150))

    textView.selectedRange = NSRange(location: 3, length: 0)
    stage.type("!?")
    #expect(textView.text == "One!?\nTwo")
    #expect(textView.selectedRange == NSRange(location: 5, length: 0))

    textView.deleteBackward()
    #expect(textView.text == "One!\nTwo")
    textView.selectedRange = NSRange(location: 0, length: 4)
    textView.insertText("1")
    #expect(textView.text == "1\nTwo")
  }

  @Test
  func `a delegate refuses what it doesn't want`() {
    watcher.refused = "x"
    stage.tap(at: CGPoint(x: 100, y: 150))

    stage.type("axb")

    #expect(textView.text == "ab")
  }

  @Test
  func `text set in code tells nobody`() {
    textView.text = "Note"

    #expect(watcher.trace.isEmpty)
    #expect(stage.textTree() == "field \"Note\"")
  }

  @Test
  func `what isn't editable takes no keys and reads as text`() {
    textView.isEditable = false
    textView.text = "Terms"

    stage.tap(at: CGPoint(x: 100, y: 150))

    #expect(!textView.isFirstResponder)
    #expect(stage.textTree() == "Terms")
  }

  @Test
  func `without scrolling it is as high as its text`() {
    textView.font = .systemFont(ofSize: 17)
    textView.isScrollEnabled = false
    textView.text = "One"
    let one = textView.intrinsicContentSize.height

    textView.text = "One\nTwo\nThree"

    #expect(textView.intrinsicContentSize.height > one * 1.8)
  }
}

private final class Watcher: NSObject, UITextViewDelegate {
  var trace: [String] = []
  var refused: String?

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    trace.append("should")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { trace.append("begin") }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    text != refused
  }

  func textViewDidChange(_ textView: UITextView) { trace.append("change") }
}
