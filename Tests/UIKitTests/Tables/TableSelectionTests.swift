import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.4: what a delegate may say about a selection.
@MainActor
@Suite(.onStage)
struct TableSelectionTests {
  private let stage = Stage.current
  private let controller = ChoiceController(style: .plain)

  init() {
    stage.show(controller)
  }

  private var table: UITableView { controller.tableView }

  private func tap(_ row: Int) {
    stage.tap(at: table.center(ofRow: row))
  }

  @Test
  func `a delegate refuses a selection`() {
    controller.choose = { _ in nil }

    tap(1)

    #expect(table.indexPathForSelectedRow == nil)
    #expect(controller.events == ["will 1"])
  }

  @Test
  func `a delegate leads a selection to another row`() {
    controller.choose = { IndexPath(row: $0.row + 1, section: 0) }

    tap(1)

    #expect(table.indexPathForSelectedRow?.row == 2)
    #expect(controller.events == ["will 1", "did 2"])
  }

  @Test
  func `a tap on the selected row selects it again`() {
    tap(1)
    tap(1)

    #expect(controller.events == ["will 1", "did 1", "will 1", "did 1"])
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test
  func `without selection there are no calls`() {
    table.allowsSelection = false

    tap(1)

    #expect(controller.events.isEmpty)
  }

  @Test
  func `while editing rows are selected only where that is allowed`() {
    controller.setEditing(true, animated: false)
    #expect(table.isEditing)
    tap(1)
    #expect(controller.events.isEmpty)

    table.allowsSelectionDuringEditing = true
    tap(1)
    #expect(controller.events == ["will 1", "did 1"])
  }

  @Test
  func `a table controller is its table's source and delegate and loads it when it appears`() {
    #expect(controller.view === table)
    #expect(table.dataSource === controller)
    #expect(table.delegate === controller)
    #expect(controller.asked.first == "sections")
    #expect(table.visibleCells.count == 4)
  }

  @Test
  func `a table controller keeps the selection where it is told to`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let kept = ChoiceController(style: .plain)
    kept.clearsSelectionOnViewWillAppear = false
    stage.show(stack)
    stack.pushViewController(kept, animated: false)
    stage.loop.settle()
    kept.tableView.selectRow(
      at: IndexPath(row: 2, section: 0),
      animated: false,
      scrollPosition: .none
    )
    stack.pushViewController(UIViewController(), animated: false)
    stage.loop.settle()

    stack.popViewController(animated: false)
    stage.loop.settle()

    #expect(kept.tableView.indexPathForSelectedRow?.row == 2)
  }

  @Test
  func `a table asks for sections, then rows, then heights, then the cells in sight`() {
    let order = controller.asked.reduce(into: [String]()) { result, name in
      if !result.contains(name) { result.append(name) }
    }

    #expect(order == ["sections", "rows", "height", "cell"])
  }

  @Test
  func `rows out of sight have no cell`() {
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
    #expect(table.cellForRow(at: IndexPath(row: 99, section: 0)) == nil)
  }

  @Test
  func `a cell that isn't registered is nil without a place and raises with one`() async {
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      let table = UITableView(frame: .zero, style: .plain)
      _ = table.dequeueReusableCell(
        withIdentifier: "none",
        for: IndexPath(row: 0, section: 0)
      )
    }
  }

  @Test
  func `a registered class always gives a cell`() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "known")

    let cell = table.dequeueReusableCell(
      withIdentifier: "known",
      for: IndexPath(row: 0, section: 0)
    )

    #expect(cell.reuseIdentifier == "known")
  }
}

private final class ChoiceController: UITableViewController {
  var events: [String] = []
  var asked: [String] = []
  var choose: (IndexPath) -> IndexPath? = { $0 }

  override func numberOfSections(in tableView: UITableView) -> Int {
    asked.append("sections")
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    asked.append("rows")
    return 4
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    asked.append("height")
    return 44
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append("cell")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    events.append("will \(indexPath.row)")
    return choose(indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("did \(indexPath.row)")
  }
}
