import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct DiffableDataSourceTests {
  let stage = Stage.current
  let table = UITableViewController(style: .plain)
  let source: UITableViewDiffableDataSource<Int, String>

  init() {
    source = UITableViewDiffableDataSource(tableView: table.tableView) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Bob", "Cleo"])
    source.apply(snapshot, animatingDifferences: false)
    stage.show(table)
  }

  @Test
  func `only what differs changes, and the other cells stay`() {
    let cleo = table.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Bob"])
    snapshot.insertItems(["Dora"], beforeItem: "Ada")
    var isOver = false

    source.apply(snapshot) { isOver = true }
    #expect(!isOver)
    stage.loop.settle()

    #expect(isOver)
    #expect(stage.textTree() == "• Dora\n• Ada\n• Cleo")
    #expect(table.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) === cleo)
    #expect(source.indexPath(for: "Cleo") == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "Dora")
  }

  @Test
  func `a snapshot's changes can be waited for`() async {
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Bob"])

    await source.apply(snapshot, animatingDifferences: false)

    #expect(table.tableView.numberOfRows(inSection: 0) == 2)
  }

  // C.4, from 15 on
  @Test
  func `without animation only what differs changes too`() {
    let cleo = table.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Bob"])

    source.apply(snapshot, animatingDifferences: false)
    stage.loop.flush()

    #expect(stage.textTree() == "• Ada\n• Cleo")
    #expect(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cleo)
  }

  @Test
  func `the same identifier twice raises`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "a"])
    }
  }
}
