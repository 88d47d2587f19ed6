import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TableEditingTests {
  let stage = Stage.current

  private func show(_ controller: FruitController) -> UITableView {
    stage.show(controller)
    return controller.table
  }

  @Test
  func `what was chosen while editing isn't chosen afterwards`() {
    let controller = FruitController(count: 3)
    let table = show(controller)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)

    table.setEditing(false, animated: false)

    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
  }

  @Test
  func `a chosen row is lit where several can be chosen while editing`() throws {
    let controller = FruitController(count: 3)
    let table = show(controller)
    table.allowsMultipleSelectionDuringEditing = true
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    let plain = cell.displayItems()

    table.selectRow(at: path, animated: false, scrollPosition: .none)

    #expect(cell.displayItems() != plain)
  }

  @Test
  func `what stands behind the rows is seen`() {
    let controller = FruitController(count: 0)
    let table = show(controller)
    let label = UILabel()
    label.text = "Nothing"

    table.backgroundView = label

    #expect(stage.textTree() == "Nothing")
  }

  // MARK: Swipe and editing

  // C.4
  @Test
  func `an empty list of actions means none, not the standard Delete`() {
    let controller = FruitController(count: 2)
    let table = show(controller)
    controller.trailing = UISwipeActionsConfiguration(actions: [])
    let start = table.center(ofRow: 1)

    stage.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), hold: 0.3)
    stage.loop.settle()

    #expect(!stage.textTree().contains("["))
  }

  @Test
  func `a swipe to the left shows the row's actions`() {
    let controller = FruitController(count: 3)
    let table = show(controller)
    var ran: [String] = []
    controller.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Eat") { _, _, done in
        ran.append("eat")
        done(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        ran.append("flag")
        done(true)
      },
    ])
    let start = table.center(ofRow: 1)

    stage.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), hold: 0.3)
    stage.loop.settle()
    #expect(stage.textTree() == "• Fruit 0\n• Fruit 1\n[Eat]\n[Flag]\n• Fruit 2")

    stage.tap(at: CGPoint(x: table.bounds.width - 30, y: start.y))
    stage.loop.settle()
    #expect(ran == ["eat"])
    #expect(stage.textTree() == "• Fruit 0\n• Fruit 1\n• Fruit 2")
  }

  @Test
  func `a full swipe runs the first action`() {
    let controller = FruitController(count: 3)
    let table = show(controller)
    let start = table.center(ofRow: 1)

    stage.drag(
      from: CGPoint(x: table.bounds.width - 10, y: start.y),
      to: CGPoint(x: 20, y: start.y)
    )
    stage.loop.settle()

    #expect(controller.names == ["Fruit 0", "Fruit 2"])
    #expect(stage.textTree() == "• Fruit 0\n• Fruit 2")
  }

  // Views sheet, C.4
  @Test
  func `rows that nobody can delete have no Delete once that is known`() {
    let root = CommitlessTable(style: .plain)
    let table: UITableView = root.tableView
    stage.show(root)
    let start = table.center(ofRow: 1)
    func swipe() {
      stage.drag(from: CGPoint(x: 380, y: start.y), to: CGPoint(x: 20, y: start.y))
      stage.loop.settle()
    }

    swipe()
    #expect(
      stage.unsupportedFeatures == [
        "the standard Delete of rows without tableView(_:commit:forRowAt:)"
      ]
    )
    swipe()

    #expect(!stage.textTree().contains("Delete"))
  }

  @Test
  func `editing shows a sign before each row that opens Delete`() {
    let controller = FruitController(count: 2)
    let table = show(controller)

    table.setEditing(true, animated: false)
    stage.loop.flush()
    #expect(stage.textTree() == "• Fruit 0, [Remove]\n• Fruit 1, [Remove]")

    stage.tap(at: CGPoint(x: 27, y: table.center(ofRow: 1).y))
    stage.loop.settle()
    stage.tap(at: CGPoint(x: table.bounds.width - 30, y: table.center(ofRow: 1).y))
    stage.loop.settle()
    #expect(controller.names == ["Fruit 0"])
  }

  // MARK: Controller

  @Test
  func `a table controller deselects when it comes back`() {
    let root = PlainTable(style: .insetGrouped)
    let stack = UINavigationController(rootViewController: root)
    stage.show(stack)

    stage.tap(at: root.tableView.center(ofRow: 0))
    stage.loop.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(root.tableView.indexPathForSelectedRow != nil)

    stack.popViewController(animated: false)
    stage.loop.settle()
    #expect(root.tableView.indexPathForSelectedRow == nil)
  }

  @Test
  func `the edit button switches between Edit and Done`() throws {
    let root = PlainTable(style: .plain)
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    stage.show(UINavigationController(rootViewController: root))
    #expect(root.editButtonItem.title == "Edit")

    root.editButtonItem.primaryAction?.performWithSender(nil, target: nil)

    #expect(root.isEditing)
    #expect(root.tableView.isEditing)
    #expect(root.editButtonItem.title == "Done")
  }

  @Test
  func `a pull refreshes until the app says that it is done`() {
    let root = PlainTable(style: .plain)
    stage.show(root)
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    root.refreshControl = control

    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 500))
    stage.loop.settle()
    #expect(pulls == 1)
    #expect(control.isRefreshing)
    #expect(stage.textTree().contains("Refreshing"))

    control.endRefreshing()
    stage.loop.settle()
    #expect(root.tableView.contentOffset.y == -root.tableView.adjustedContentInset.top)
  }
}

private final class CommitlessTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
