import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Empty updates, by which apps let rows grow.
@MainActor
@Suite(.onStage)
struct RowHeightChangeTests {
  private final class Screen: UITableViewController {
    var isExpanded = false
    let cell = UITableViewCell()
    let text = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      text.numberOfLines = 0
      text.text = "One"
      text.translatesAutoresizingMaskIntoConstraints = false
      let content = cell.contentView
      content.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      ])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      indexPath.row == 1 ? cell : UITableViewCell()
    }

    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      guard indexPath.row != 1 else { return UITableView.automaticDimension }
      return indexPath.row == 0 && isExpanded ? 200 : 50
    }

    func height(_ row: Int) -> CGFloat {
      tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
    }
  }

  private let screen = Screen()

  init() {
    Stage.current.show(screen)
    Stage.current.loop.settle()
  }

  private func update() {
    screen.tableView.beginUpdates()
    screen.tableView.endUpdates()
    Stage.current.loop.settle()
  }

  @Test
  func `the delegate is asked again for each height`() {
    #expect(screen.height(0) == 50)

    screen.isExpanded = true
    update()

    #expect(screen.height(0) == 200)
    #expect(screen.height(2) == 50)
  }

  @Test
  func `cells that size themselves are measured again`() {
    let before = screen.height(1)

    screen.text.text = "One\nTwo\nThree"
    update()

    #expect(screen.height(1) > before + 30)
  }
}
