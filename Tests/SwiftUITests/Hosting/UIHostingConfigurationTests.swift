import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.8
@MainActor
@Suite(.onStage)
struct UIHostingConfigurationTests {
  final class Rows: UITableViewController {
    var names = ["Ann", "Ben"]
    var pressed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let name = names[indexPath.row]
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Text(name)
          Button("Call \(name)") { [weak self] in self?.pressed.append(name) }
        }
        .frame(height: 80)
      }
      .margins(.vertical, 10)
      return cell
    }
  }

  @Test
  func `rows of a table show views, as high as these are`() throws {
    let rows = Rows()
    Stage.current.show(rows)
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("Ann"))
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    try Finger.tap("Call Ben")

    #expect(rows.pressed == ["Ben"])
  }

  @Test
  func `another configuration shows in the same cell`() {
    let rows = Rows()
    Stage.current.show(rows)
    Stage.current.loop.settle()

    rows.names = ["Cleo"]
    rows.tableView.reloadData()
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("Cleo"))
    #expect(!Finger.screen.contains("Ann"))
  }
}
