import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct UISearchBarTests {
  private let log = SearchScene.Log()

  private func show(_ prepare: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    bar.delegate = log
    bar.placeholder = "Find"
    prepare(bar)
    bar.sizeToFit()
    controller.view.addSubview(bar)
    Stage.current.show(controller)
    return bar
  }

  @Test
  func `on its own it is a field with a magnifier, 44 high`() {
    let bar = show()

    #expect(bar.frame.height == 44)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 377, height: 44))
    #expect(Stage.current.textTree() == "Find: search field \"\"")
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
  }

  @Test
  func `the clear button empties the text and says so`() {
    let bar = show { $0.text = "ab" }
    let clear = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    let point = bar.searchTextField.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil)

    Stage.current.tap(at: point)

    #expect(bar.text == "")
    #expect(log.entries == ["text \"\""])
  }

  @Test
  func `text in code tells the delegate nothing`() {
    let bar = show()

    bar.text = "ab"

    #expect(bar.text == "ab")
    #expect(log.entries == [])
  }

  @Test
  func `a delegate may refuse editing`() {
    final class Refusing: NSObject, UISearchBarDelegate {
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
    }
    let bar = show()
    let refusing = Refusing()
    bar.delegate = refusing

    #expect(!bar.becomeFirstResponder())
    #expect(!bar.isFirstResponder)
  }

  @Test
  func `cancel and scopes show when asked for`() {
    let bar = show {
      $0.showsCancelButton = true
      $0.scopeButtonTitles = ["All", "Unread"]
      $0.showsScopeBar = true
      $0.selectedScopeButtonIndex = 1
    }

    #expect(bar.frame.height == 92)
    #expect(
      Stage.current.textTree() == """
        Find: search field ""
        [Cancel]
        [All]
        [Unread, selected]
        """
    )
  }

  @Test
  func `disabled, it takes no text`() {
    let bar = show { $0.isEnabled = false }

    #expect(!bar.becomeFirstResponder())
    #expect(Stage.current.textTree() == "Find: search field \"\" (dimmed)")
  }
}
