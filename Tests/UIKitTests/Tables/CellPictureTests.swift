import StageSupport
import Testing
@_spi(Headless) import UIKit

/// How rows with an accessory, of two columns and from right to left lie.
@MainActor
@Suite(.onStage)
struct CellPictureTests {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Contact"
    cell.detailTextLabel?.text = "beside it"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    cell.layoutIfNeeded()
    return cell
  }

  @Test
  func `the second text of a contact's row follows its first one`() throws {
    let cell = cell(.value2)

    let first = try #require(cell.textLabel).frame
    let second = try #require(cell.detailTextLabel).frame

    #expect(abs(first.maxX - 113) < 0.01)
    #expect(abs(second.minX - 119) < 0.01)
  }

  @Test
  func `the second text of a value's row is at its end`() throws {
    let second = try #require(cell(.value1).detailTextLabel).frame

    #expect(abs(second.maxX - 304) < 0.01)
  }
}
