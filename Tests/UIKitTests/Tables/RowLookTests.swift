import Foundation
import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// How rows, their lines and what a swipe reveals are drawn (ios-look 6).
@MainActor
@Suite(.onStage)
struct RowLookTests {
  let stage = Stage.current
  private let controller = FruitController(count: 4)
  private let second = IndexPath(row: 1, section: 0)

  private func show() -> UITableView {
    stage.show(controller)
    return controller.table
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(controller.table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func hasLine(_ cell: UITableViewCell) -> Bool {
    cell.displayItems().contains { item in
      guard case .fill(.rect(let rect), _) = item else { return false }
      return rect.height < 1
    }
  }

  @Test
  func `no line is drawn on either side of a selected row`() throws {
    let table = show()
    #expect(try hasLine(cell(0)))

    table.selectRow(at: second, animated: false, scrollPosition: .none)

    #expect(try (0..<3).map { try hasLine(cell($0)) } == [false, false, true])
    table.deselectRow(at: second, animated: false)
    #expect(try hasLine(cell(0)))
  }

  @Test
  func `a selected row has the same fill while several are chosen in editing`() throws {
    let table = show()
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    let lit = try cell(1).displayItems().first
    table.deselectRow(at: second, animated: false)

    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.selectRow(at: second, animated: false, scrollPosition: .none)

    #expect(try cell(1).displayItems().first == lit)
    let gray = DisplayColor(hex: 0xDCDCDC)
    #expect(lit.map { "\($0)".contains("\(gray)") } == true)
  }

  @Test
  func `a selected background of the app's stands in for the gray one`() throws {
    let table = show()
    let view = UIView()
    let cell = try cell(1)
    let plain = cell.displayItems().first
    cell.selectedBackgroundView = view

    table.selectRow(at: second, animated: false, scrollPosition: .none)
    stage.loop.settle()

    #expect(cell.displayItems().first == plain)
    #expect(view.superview === cell)
    #expect(!view.isHidden)
    table.deselectRow(at: second, animated: false)
    stage.loop.settle()
    #expect(view.isHidden)
  }

  @Test
  func `a swipe's buttons stand inset in the row, the first one outermost`() throws {
    let table = show()
    controller.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Eat") { _, _, done in done(true) },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
    ])
    let start = table.center(ofRow: 1)

    stage.drag(from: start, to: CGPoint(x: start.x - 160, y: start.y), hold: 0.3)
    stage.loop.settle()

    let row = try cell(1).convert(try cell(1).bounds, to: nil)
    let nodes = table.accessibilityNodes()
    let eat = try #require(nodes.first { $0.label == "Eat" }).frame
    let flag = try #require(nodes.first { $0.label == "Flag" }).frame
    #expect(row.maxX - eat.maxX == 8)
    #expect(eat.minX - flag.maxX == 8)
    #expect(eat.size == CGSize(width: 74, height: 44))
    #expect(eat.midY == row.midY)
  }

  @Test(arguments: [0, 40, 90, 300])
  func `buttons come in from the edge and grow with what is shown`(shown: Int) throws {
    let row = CGRect(x: 16, y: 100, width: 361, height: 96)

    let right = SwipeLook.frames(1, shown: CGFloat(shown), in: row, isAtLeft: false)
    let left = SwipeLook.frames(1, shown: CGFloat(shown), in: row, isAtLeft: true)

    let width = try #require(right.first).width
    #expect(width == max(74, CGFloat(shown) - 16))
    #expect(right[0].minX == row.maxX - CGFloat(shown) + 8)
    #expect(left[0].maxX == row.minX + CGFloat(shown) - 8)
    #expect(right[0].height == 62)
  }
}
