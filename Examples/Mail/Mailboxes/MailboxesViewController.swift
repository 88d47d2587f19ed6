import Combine
import SwiftUI
import UIKit

class MailboxesViewController: UITableViewController {
  private let store: MailStore
  private var cancellable: AnyCancellable?
  private lazy var dataSource = makeDataSource()

  var onSelect: (Mailbox) -> Void = { _ in }

  init(store: MailStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Mailboxes"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Mailbox")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gearshape"),
      primaryAction: UIAction { [weak self] _ in self?.showSettings() },
      menu: nil
    )
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Settings"
    var snapshot = NSDiffableDataSourceSnapshot<Int, Mailbox>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([.inbox, .flagged], toSection: 0)
    snapshot.appendItems([.drafts, .sent, .archive, .trash], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
    cancellable = store.$messages
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.updateBadges() }
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Mailbox> {
    UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] tableView, indexPath, mailbox in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Mailbox", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = mailbox.rawValue
      content.image = UIImage(systemName: mailbox.symbol)
      let count = self?.store.badge(of: mailbox) ?? 0
      content.secondaryText = count == 0 ? nil : "\(count)"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func updateBadges() {
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems(snapshot.itemIdentifiers)
    let selected = tableView.indexPathForSelectedRow
    dataSource.apply(snapshot, animatingDifferences: false)
    tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let mailbox = dataSource.itemIdentifier(for: indexPath) else { return }
    onSelect(mailbox)
  }

  private func showSettings() {
    let settings = UIHostingController(rootView: SettingsView(store: store))
    settings.modalPresentationStyle = .formSheet
    present(settings, animated: true)
  }
}
