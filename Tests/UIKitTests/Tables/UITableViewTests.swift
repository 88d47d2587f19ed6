import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UITableViewTests {
  let stage = Stage.current

  private func show(_ controller: FruitController) -> UITableView {
    stage.show(controller)
    return controller.table
  }

  // MARK: Rows

  @Test
  func `only the rows in sight have cells`() {
    let table = show(FruitController(count: 1000))

    #expect(table.visibleCells.count < 25)
    #expect(table.numberOfRows(inSection: 0) == 1000)
    #expect(table.cellForRow(at: IndexPath(row: 999, section: 0)) == nil)
    #expect(abs(table.contentSize.height - 52 * 1000) < 1)
  }

  @Test
  func `cells that leave come back for other rows`() {
    let controller = FruitController(count: 1000)
    let table = show(controller)
    let made = controller.madeCells

    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    stage.loop.settle()

    #expect(table.cellForRow(at: IndexPath(row: 500, section: 0))?.textLabel?.text == "Fruit 500")
    #expect(controller.madeCells <= made + 3)
    #expect(controller.trace.contains("end 0"))
  }

  @Test
  func `a registered class is made with its own initializer, and prepared for reuse`() {
    let table = UITableView(frame: .zero)
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")

    let cell = table.dequeueReusableCell(
      withIdentifier: "fruit",
      for: IndexPath(row: 0, section: 0)
    )

    #expect(cell is FruitCell)
    #expect(cell.reuseIdentifier == "fruit")
    #expect((cell as? FruitCell)?.origin == "own initializer")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test
  func `rows are as high as their constraints ask for`() {
    let controller = FruitController(count: 2)
    controller.makeCell = { _, _ in TallCell(style: .default, reuseIdentifier: nil) }
    let table = show(controller)

    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 90)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 90)
  }

  @Test
  func `the delegate's height wins over the table's`() {
    let controller = FruitController(count: 2)
    controller.height = 70
    let table = show(controller)

    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 70)
  }

  // MARK: What is read

  @Test
  func `headers, rows and footers read from top to bottom`() {
    let controller = FruitController(count: 2, style: .insetGrouped)
    controller.header = "Sweet"
    controller.footer = "All ripe"
    controller.makeCell = { _, path in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Fruit \(path.row)"
      cell.detailTextLabel?.text = "€ \(path.row)"
      cell.accessoryType = path.row == 1 ? .checkmark : .disclosureIndicator
      return cell
    }
    _ = show(controller)

    #expect(
      stage.textTree() == """
        # Sweet
        • Fruit 0, € 0
        • Fruit 1, € 1 (selected)
        All ripe
        """
    )
  }

  @Test
  func `a cell is told by the controls in it`() {
    let controller = FruitController(count: 1)
    controller.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Ripe only"
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Ripe only"
      cell.accessoryView = toggle
      return cell
    }
    let table = show(controller)

    #expect(stage.textTree() == "• Ripe only, Ripe only: switch off")
    let toggle = table.visibleCells[0].accessoryView as? UISwitch
    stage.tap(at: toggle?.convert(CGPoint(x: 20, y: 10), to: nil) ?? .zero)
    #expect(toggle?.isOn == true)
    #expect(!controller.trace.contains("select 0"))
  }

  // MARK: Selection

  @Test
  func `a tap goes through the delegate in order`() {
    let controller = FruitController(count: 3)
    let table = show(controller)
    stage.tap(at: table.center(ofRow: 0))
    controller.trace = []

    stage.tap(at: table.center(ofRow: 1))

    #expect(
      controller.trace == [
        "should 1", "highlight 1", "unhighlight 1", "will 1", "willDeselect 0", "deselect 0",
        "select 1", "primary 1",
      ]
    )
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
  }

  @Test
  func `a selection in code tells no delegate`() {
    let controller = FruitController(count: 3)
    let table = show(controller)
    controller.trace = []

    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)

    #expect(controller.trace.isEmpty)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test
  func `several rows are selected where that is allowed`() {
    let controller = FruitController(count: 3)
    let table = show(controller)
    table.allowsMultipleSelection = true

    stage.tap(at: table.center(ofRow: 0))
    stage.tap(at: table.center(ofRow: 2))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])

    stage.tap(at: table.center(ofRow: 0))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test
  func `a finger that scrolls selects nothing`() {
    let controller = FruitController(count: 100)
    let table = show(controller)
    let start = table.center(ofRow: 5)

    stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 200))
    stage.loop.settle()

    #expect(table.contentOffset.y > 100)
    #expect(!controller.trace.contains("select 5"))
  }

  // MARK: Changes

  @Test
  func `rows come and go with their cells`() {
    let controller = FruitController(count: 3)
    let table = show(controller)
    let last = table.cellForRow(at: IndexPath(row: 2, section: 0))

    controller.names.remove(at: 0)
    controller.names.append("Kiwi")
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    }
    stage.loop.settle()

    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === last)
    #expect(stage.textTree() == "• Fruit 1\n• Fruit 2\n• Kiwi")
  }

  @Test
  func `an update that disagrees with the data source raises`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let controller = FruitController(count: 3)
      Stage.current.show(controller)
      controller.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }
}
