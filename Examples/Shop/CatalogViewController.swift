import UIKit

class CatalogViewController: UITableViewController, UISearchResultsUpdating {
  private let store: Store
  private var found: [Product]?

  init(store: Store) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Category")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search products"
    navigationItem.searchController = search
    definesPresentationContext = true
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.reload() },
      for: .valueChanged
    )
  }

  private func reload() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found =
      text.isEmpty
      ? nil : Product.all.filter { $0.name.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    found == nil ? 2 : 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if let found = found { return found.count }
    return section == 0 ? Category.allCases.count : 1
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    guard found == nil else { return nil }
    return section == 0 ? "Categories" : "Offer"
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Category", for: indexPath)
    var content = cell.defaultContentConfiguration()
    if let product = product(at: indexPath) {
      content.text = product.name
      content.secondaryText = product.priceText
      content.image = UIImage(systemName: product.symbol)
    } else {
      let category = Category.allCases[indexPath.row]
      content.text = category.rawValue
      content.image = UIImage(systemName: category.symbol)
    }
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func product(at indexPath: IndexPath) -> Product? {
    if let found = found { return found[indexPath.row] }
    return indexPath.section == 1 ? Product.all[3] : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next: UIViewController
    if let product = product(at: indexPath) {
      next = ProductViewController(product: product, store: store)
    } else {
      next = ProductListViewController(
        category: Category.allCases[indexPath.row],
        store: store
      )
    }
    navigationController?.pushViewController(next, animated: true)
  }
}
