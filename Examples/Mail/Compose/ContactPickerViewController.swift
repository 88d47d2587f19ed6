import UIKit

class ContactPickerViewController: UITableViewController, UISearchResultsUpdating {
  private let contacts: [Contact]
  private let onPick: (Contact) -> Void
  private let search = UISearchController(searchResultsController: nil)
  private var sections: [(letter: String, contacts: [Contact])] = []

  init(contacts: [Contact], onPick: @escaping (Contact) -> Void) {
    self.contacts = contacts
    self.onPick = onPick
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search Contacts"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    show(contacts)
  }

  private func show(_ contacts: [Contact]) {
    let groups = Dictionary(grouping: contacts) { String($0.name.prefix(1)) }
    sections = groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    tableView.reloadData()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    show(
      text.isEmpty
        ? contacts
        : contacts.filter { $0.name.range(of: text, options: .caseInsensitive) != nil }
    )
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].contacts.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].letter
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    let contact = sections[indexPath.section].contacts[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = contact.name
    content.secondaryText = contact.address
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(sections[indexPath.section].contacts[indexPath.row])
    presentingViewController?.dismiss(animated: true)
  }
}
