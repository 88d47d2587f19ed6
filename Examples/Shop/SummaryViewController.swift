import UIKit

class SummaryViewController: UITableViewController {
  private let store: Store
  private let model: CheckoutModel
  private let onOrder: () -> Void

  init(store: Store, model: CheckoutModel, onOrder: @escaping () -> Void) {
    self.store = store
    self.model = model
    self.onOrder = onOrder
    super.init(style: .insetGrouped)
    title = "Summary"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Order",
      primaryAction: UIAction(title: "Order") { [weak self] _ in self?.confirm() }
    )
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Order now?",
      message: "You pay \(Product.text(for: store.total)).",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Buy", style: .default) { [onOrder] _ in onOrder() }
    )
    present(alert, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? store.lines.count : 3
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? "Products" : "Delivery"
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.selectionStyle = .none
    if indexPath.section == 0 {
      let line = store.lines[indexPath.row]
      cell.textLabel?.text = "\(line.quantity) × \(line.product.name)"
      cell.detailTextLabel?.text = Product.text(for: line.total)
    } else {
      let rows = [
        ("Name", model.address.name),
        ("City", model.address.city),
        ("Payment", model.payment.rawValue),
      ]
      cell.textLabel?.text = rows[indexPath.row].0
      cell.detailTextLabel?.text = rows[indexPath.row].1
    }
    return cell
  }
}
