import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct SearchBarIconTests {
  final class Delegate: NSObject, UISearchBarDelegate {
    var trace: [String] = []

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { trace.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { trace.append("results") }
  }

  private let delegate = Delegate()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))

  private func show() {
    let controller = UIViewController()
    bar.delegate = delegate
    controller.view.addSubview(bar)
    Stage.current.show(controller)
    Stage.current.loop.settle()
  }

  private func button(_ label: String) -> AccessibilityNode? {
    bar.accessibilityNodes().flatMap(\.children).first { $0.label == label }
  }

  private func tap(_ label: String) throws {
    let node = try #require(button(label))
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    Stage.current.loop.settle()
  }

  private var symbols: [String] {
    bar.searchTextField.displayItems().compactMap { item in
      guard case .symbol(let symbol) = item else { return nil }
      return symbol.name
    }
  }

  @Test
  func `an empty field has a button for bookmarks`() throws {
    show()
    #expect(button("Bookmarks") == nil)
    bar.showsBookmarkButton = true
    Stage.current.loop.settle()

    try tap("Bookmarks")

    #expect(delegate.trace == ["bookmark"])
    bar.text = "a"
    Stage.current.loop.settle()
    #expect(button("Bookmarks") == nil)
  }

  @Test
  func `a button opens the list of results, and shows that it is open`() throws {
    show()
    bar.showsSearchResultsButton = true
    Stage.current.loop.settle()

    try tap("Results")

    #expect(delegate.trace == ["results"])
    #expect(button("Results")?.isSelected == false)
    bar.isSearchResultsButtonSelected = true
    #expect(button("Results")?.isSelected == true)
  }

  @Test
  func `icons can be others, and stand elsewhere`() {
    show()
    #expect(symbols.contains("magnifyingglass"))

    bar.setImage(UIImage(systemName: "star"), for: .search, state: .normal)
    bar.setImage(UIImage(systemName: "trash"), for: .clear, state: .normal)
    bar.text = "a"

    #expect(symbols.contains("star"))
    #expect(symbols.contains("trash"))
    #expect(!symbols.contains("magnifyingglass"))
    let field = bar.searchTextField
    let clear = field.clearButtonRect(forBounds: field.bounds)
    bar.setPositionAdjustment(UIOffset(horizontal: -10, vertical: 0), for: .clear)
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == clear.minX - 10)
    #expect(bar.positionAdjustment(for: .clear).horizontal == -10)
  }

  @Test
  func `the text and the field can be moved`() {
    show()
    let field = bar.searchTextField
    let text = field.textRect(forBounds: field.bounds)
    let frame = field.frame

    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    Stage.current.loop.settle()

    #expect(field.textRect(forBounds: field.bounds).minX == text.minX + 5)
    #expect(field.frame.minY == frame.minY + 3)
  }

  @Test
  func `an empty background image takes the bar's colour away`() {
    show()
    bar.barTintColor = .systemRed
    #expect(!bar.displayItems().isEmpty)

    bar.backgroundImage = UIImage()

    #expect(bar.displayItems().isEmpty)
  }
}
