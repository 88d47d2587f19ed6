import UIKit

class TablePage: UITableViewController {
  private var planets = ["Mercury", "Venus", "Earth", "Mars"]
  private let styles: [(title: String, accessory: UITableViewCell.AccessoryType)] = [
    ("None", .none), ("Disclosure", .disclosureIndicator), ("Detail", .detailButton),
    ("Both", .detailDisclosureButton), ("Checkmark", .checkmark),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    3
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch section {
    case 0: return planets.count
    case 1: return styles.count
    default: return 3
    }
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    ["Planets", "Accessories", "Cell styles"][section]
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    section == 0 ? "From the sun outwards." : nil
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch indexPath.section {
    case 0:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = planets[indexPath.row]
      cell.imageView?.image = UIImage(systemName: "globe")
      cell.showsReorderControl = true
      return cell
    case 1:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = styles[indexPath.row].title
      cell.accessoryType = styles[indexPath.row].accessory
      return cell
    default:
      let style: UITableViewCell.CellStyle = [.value1, .value2, .subtitle][indexPath.row]
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = ["Value", "Contact", "Title"][indexPath.row]
      cell.detailTextLabel?.text = ["at the end", "beside it", "below it"][indexPath.row]
      return cell
    }
  }

  override func tableView(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == planets.count - 1 ? .insert : .delete
  }

  override func tableView(
    _ tableView: UITableView,
    canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    planets.insert(planets.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      planets.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      planets.append("Jupiter")
      let added = IndexPath(row: planets.count - 1, section: 0)
      tableView.insertRows(at: [added], with: .automatic)
    default:
      break
    }
  }
}
