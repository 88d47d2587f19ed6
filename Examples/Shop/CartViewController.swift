import Combine
import UIKit

class CartViewController: UIViewController {
  private let store: Store
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let totalLabel = UILabel()
  private lazy var checkoutButton = makeCheckoutButton()
  private var cancellable: AnyCancellable?

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.dataSource = self
    tableView.delegate = self
    totalLabel.font = .preferredFont(forTextStyle: .headline)

    let footer = UIStackView(arrangedSubviews: [totalLabel, checkoutButton])
    footer.axis = .vertical
    footer.spacing = 8
    footer.isLayoutMarginsRelativeArrangement = true
    footer.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    for view in [tableView, footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: footer.topAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  private func makeCheckoutButton() -> UIButton {
    let checkout = UIAction(title: "Check out") { [weak self] _ in self?.checkOut() }
    guard #available(iOS 15.0, *) else {
      return UIButton(type: .system, primaryAction: checkout)
    }
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .large
    return UIButton(configuration: configuration, primaryAction: checkout)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    cancellable = store.$lines
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.updateTotal() }
    updateTotal()
  }

  private func updateTotal() {
    totalLabel.text = "Total \(Product.text(for: store.total))"
    checkoutButton.isEnabled = !store.lines.isEmpty
  }

  private func checkOut() {
    let checkout = CheckoutController(store: store) { [weak self] in
      self?.tableView.reloadData()
      self?.updateTotal()
    }
    present(checkout, animated: true)
  }
}

extension CartViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.lines.count
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    store.lines.isEmpty ? "Your cart is empty." : "Swipe to remove."
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let line = store.lines[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Line")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Line")
    cell.selectionStyle = .none
    cell.textLabel?.text = line.product.name
    cell.detailTextLabel?.text = "\(line.quantity) × \(line.product.priceText)"
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.value = Double(line.quantity)
    stepper.accessibilityLabel = "Quantity of \(line.product.name)"
    stepper.addAction(
      UIAction { [weak self, weak cell, weak stepper] _ in
        guard let self = self, let cell = cell, let stepper = stepper else { return }
        self.store.setQuantity(Int(stepper.value), of: line.product)
        cell.detailTextLabel?.text = "\(Int(stepper.value)) × \(line.product.priceText)"
      },
      for: .valueChanged
    )
    cell.accessoryView = stepper
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    store.removeLine(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
