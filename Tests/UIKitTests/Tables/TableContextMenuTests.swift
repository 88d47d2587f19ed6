import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

private final class MenuTable: UITableViewController {
  var asked: [IndexPath] = []
  var selected: [IndexPath] = []
  var configuration: UIContextMenuConfiguration?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPath)
    return configuration
  }
}

@MainActor
@Suite(.onStage)
struct TableContextMenuTests {
  let stage = Stage.current
  private let controller = MenuTable()
  let second = IndexPath(row: 1, section: 0)

  init() {
    stage.show(controller)
  }

  private var point: CGPoint { controller.tableView.center(ofRow: 1) }

  @Test
  func `a finger that rests on a row opens its menu and selects nothing`() throws {
    var ran = 0
    controller.configuration = UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: nil
    ) { suggested in
      #expect(suggested.isEmpty)
      return UIMenu(children: [UIAction(title: "Copy") { _ in ran += 1 }])
    }

    stage.longPress(at: point)
    stage.loop.settle()
    let row = try #require(stage.openMenuNodes?.first { $0.label == "Copy" })
    stage.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    stage.loop.settle()

    #expect(controller.asked == [second])
    #expect(controller.selected == [])
    #expect(ran == 1)
  }

  @Test
  func `a short tap asks for no menu`() {
    stage.tap(at: point)
    stage.loop.settle()

    #expect(controller.asked == [])
    #expect(controller.selected == [second])
  }

  @Test
  func `without a configuration a long press is a tap`() {
    stage.longPress(at: point)
    stage.loop.settle()

    #expect(controller.asked == [second])
    #expect(stage.openMenuNodes == nil)
    #expect(controller.selected == [second])
  }

  @Test
  func `a finger that swipes asks for no menu`() {
    stage.drag(from: point, to: CGPoint(x: point.x - 120, y: point.y), hold: 1)
    stage.loop.settle()

    #expect(controller.asked == [])
  }

  @Test
  func `a preview that can't be shown is reported`() {
    controller.configuration = UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: { UIViewController() },
      actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
    )

    stage.longPress(at: point)

    #expect(stage.unsupportedFeatures == ["previews of context menus"])
    #expect(stage.openMenuNodes != nil)
  }

  @Test
  func `an identifier is made up when there is none`() {
    let named = UIContextMenuConfiguration(
      identifier: NSString(string: "row"),
      previewProvider: nil,
      actionProvider: nil
    )

    #expect(named.identifier as? NSString == NSString(string: "row"))
    #expect(UIContextMenuConfiguration().identifier is NSUUID)
  }
}
