import Foundation
import Testing
@_spi(Headless) import UIKit

/// Views sheet, 0.2 and 0.3: what may be used off the main actor, and what keeps nobody alive.
struct IsolationTests {
  @Test
  func `paths, fonts and their metrics are made on any thread`() async {
    let (width, size) = await Task.detached {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
      let font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 10),
        maximumPointSize: 10
      )
      return (path.bounds.width, font.pointSize)
    }.value

    #expect(width == 20)
    #expect(size == 10)
  }

  @Test
  func `what is copied on one thread is there on another`() async {
    let (text, isNewer) = await Task.detached {
      let board = UIPasteboard.general
      let count = board.changeCount
      board.string = "copied"
      return (board.string, board.changeCount > count)
    }.value

    #expect(text == "copied")
    #expect(isNewer)
  }

  @MainActor
  @Test
  func `delegates of lists, texts and scroll views are weak`() {
    let table = UITableView(frame: .zero, style: .plain)
    let scroller = UIScrollView()
    let field = UITextField()
    let text = UITextView()
    let picker = UIPickerView()
    func set() {
      let delegate = EveryDelegate()
      table.delegate = delegate
      scroller.delegate = delegate
      field.delegate = delegate
      text.delegate = delegate
      picker.delegate = delegate
      #expect(table.delegate === delegate)
    }

    set()

    #expect(table.delegate == nil)
    #expect(scroller.delegate == nil)
    #expect(field.delegate == nil)
    #expect(text.delegate == nil)
    #expect(picker.delegate == nil)
  }
}

private final class EveryDelegate: NSObject, UITableViewDelegate, UITextFieldDelegate,
  UITextViewDelegate, UIPickerViewDelegate
{}
