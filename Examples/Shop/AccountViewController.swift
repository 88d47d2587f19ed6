import SwiftUI
import UIKit

class AccountViewController: UITableViewController {
  private enum Row: CaseIterable {
    case orders, news, help
  }

  private let store: Store

  init(store: Store) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch Row.allCases[indexPath.row] {
    case .orders:
      cell.textLabel?.text = "Orders"
      cell.detailTextLabel?.text = "\(store.orders.count)"
      cell.accessoryType = .disclosureIndicator
    case .news:
      cell.textLabel?.text = "Send me news"
      cell.selectionStyle = .none
      let toggle = UISwitch()
      toggle.accessibilityLabel = "News"
      toggle.isOn = store.sendsNews
      toggle.addAction(
        UIAction { [weak self] action in
          self?.store.sendsNews = (action.sender as? UISwitch)?.isOn ?? false
        },
        for: .valueChanged
      )
      cell.accessoryView = toggle
    case .help:
      cell.textLabel?.text = "Help"
      cell.textLabel?.textColor = view.tintColor
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Row.allCases[indexPath.row] == .news ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Row.allCases[indexPath.row] {
    case .orders:
      let orders = UIHostingController(rootView: OrdersView(store: store))
      orders.title = "Orders"
      navigationController?.pushViewController(orders, animated: true)
    case .news:
      break
    case .help:
      tableView.deselectRow(at: indexPath, animated: true)
      guard let url = URL(string: "https://example.com/help") else { return }
      UIApplication.shared.open(url)
    }
  }
}
