import UIKit

class FamiliesViewController: UITableViewController {
  private var sections: [(title: String, families: [Family])] = []

  init() {
    super.init(style: .insetGrouped)
    title = "Catalog"
    navigationItem.backButtonTitle = "Catalog"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "family")
    if #available(iOS 18.0, *) {
      sections = [("UIKit", Family.views), ("SwiftUI", Family.declared)]
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].families.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "family", for: indexPath)
    let family = sections[indexPath.section].families[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = family.title
    content.image = UIImage(systemName: family.symbol)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let family = sections[indexPath.section].families[indexPath.row]
    let page = family.makePage()
    page.title = family.title
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }
}
