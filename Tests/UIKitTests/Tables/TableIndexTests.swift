import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

// A.5
@MainActor
@Suite(.onStage)
struct TableIndexTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let letters = ["A", "B", "C", "D", "E", "F"]
    var trace: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      letters[section]
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "C", "E"] }

    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      trace.append("\(title) at \(index)")
      return letters.firstIndex(of: title) ?? 0
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) { trace.append("show \(section)") }

    func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) { trace.append("end \(section)") }
  }

  private let source = Source()
  private let stage = Stage.current

  private func show() -> UITableView {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    stage.show(controller)
    stage.loop.settle()
    return controller.tableView
  }

  private func index(_ table: UITableView) -> AccessibilityNode? {
    table.accessibilityNodes().first { $0.label == "Section index" }
  }

  @Test
  func `a title of the index brings its section to the top`() throws {
    let table = show()
    let titles = try #require(index(table)).children
    #expect(titles.map(\.label) == ["A", "C", "E"])
    source.trace = []

    stage.tap(at: CGPoint(x: titles[1].frame.midX, y: titles[1].frame.midY))
    stage.loop.settle()

    #expect(source.trace.first == "C at 1")
    let top = table.contentOffset.y + table.adjustedContentInset.top
    #expect(abs(table.rect(forSection: 2).minY - top) < 1)
  }

  @Test
  func `a finger slides from title to title`() throws {
    let table = show()
    let titles = try #require(index(table)).children
    source.trace = []

    stage.drag(
      from: CGPoint(x: titles[0].frame.midX, y: titles[0].frame.midY),
      to: CGPoint(x: titles[2].frame.midX, y: titles[2].frame.midY),
      hold: 0.1
    )
    stage.loop.settle()

    let asked = source.trace.filter { $0.contains(" at ") }
    #expect(asked.first == "A at 0")
    #expect(asked.last == "E at 2")
    #expect(asked.contains("C at 1"))
  }

  @Test
  func `with few rows there is no index`() {
    let table = show()
    table.sectionIndexMinimumDisplayRowCount = 100
    stage.loop.settle()

    #expect(index(table) == nil)
    table.sectionIndexMinimumDisplayRowCount = 10
    stage.loop.settle()
    #expect(index(table) != nil)
  }

  @Test
  func `headers are displayed while they are in sight`() {
    let table = show()
    #expect(source.trace.contains("show 0"))
    #expect(!source.trace.contains("show 5"))
    source.trace = []

    table.contentOffset.y = table.rect(forSection: 5).minY
    stage.loop.settle()

    #expect(source.trace.contains("end 0"))
    #expect(source.trace.contains("show 5"))
  }
}
