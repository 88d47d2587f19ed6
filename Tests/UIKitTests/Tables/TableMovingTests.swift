import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

// A.5
@MainActor
@Suite(.onStage)
struct TableMovingTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = (0..<6).map { "Row \($0)" }
    var trace: [String] = []
    /// Rows from here on may not be moved to.
    var limit = 6

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      trace.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      IndexPath(
        row: min(limit, proposedDestinationIndexPath.row),
        section: proposedDestinationIndexPath.section
      )
    }
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

  private func drag(_ row: Int, by rows: CGFloat, in table: UITableView) {
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    let start = table.convert(CGPoint(x: frame.maxX - 22, y: frame.midY), to: nil)
    stage.drag(
      from: start,
      to: CGPoint(x: start.x, y: start.y + rows * frame.height),
      hold: 0.1
    )
    stage.loop.settle()
  }

  private func words(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test
  func `a row is moved by its handle, and the data source is told once it is let go`() {
    let table = show()
    table.setEditing(true, animated: false)

    drag(1, by: 2, in: table)

    #expect(source.trace == ["move 1 to 3"])
    #expect(words(table) == ["Row 0", "Row 2", "Row 3", "Row 1", "Row 4", "Row 5"])
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test
  func `without editing the handle's place moves nothing`() {
    let table = show()

    drag(1, by: 2, in: table)

    #expect(source.trace.isEmpty)
  }

  @Test
  func `a row that can't be moved has no handle`() {
    let table = show()
    table.setEditing(true, animated: false)

    drag(0, by: 2, in: table)

    #expect(source.trace.isEmpty)
    #expect(words(table).first == "Row 0")
  }

  @Test
  func `the delegate says where a row may go`() {
    let table = show()
    table.setEditing(true, animated: false)
    source.limit = 2

    drag(1, by: 4, in: table)

    #expect(source.trace == ["move 1 to 2"])
  }

  @Test
  func `a row that comes back to its place isn't moved`() {
    let table = show()
    table.setEditing(true, animated: false)

    drag(2, by: 0.2, in: table)

    #expect(source.trace.isEmpty)
    #expect(words(table) == source.names)
  }

  @Test
  func `a move that is taken back leaves everything`() {
    let table = show()
    table.setEditing(true, animated: false)
    let frame = table.rectForRow(at: IndexPath(row: 1, section: 0))
    let start = table.convert(CGPoint(x: frame.maxX - 22, y: frame.midY), to: nil)

    stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 150), releases: false)
    #expect(words(table) != source.names)
    stage.touchCancel()
    stage.loop.settle()

    #expect(words(table) == source.names)
    #expect(source.trace.isEmpty)
  }
}
