import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// What an app sets at a button's own views.
@MainActor
@Suite(.onStage)
struct ButtonLabelTests {
  @Test
  func `the title's font and alignment stay through titles and states`() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 30, weight: .bold)
    button.titleLabel?.textAlignment = .left

    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    button.isHighlighted = true
    button.layoutIfNeeded()

    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.titleLabel?.textAlignment == .left)
  }

  @Test
  func `margins of a cell's content can be set`() {
    let cell = UITableViewCell()
    #expect(cell.contentView.layoutMargins.left == 16)

    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(cell.contentView.layoutMargins.left == 2)
  }
}
