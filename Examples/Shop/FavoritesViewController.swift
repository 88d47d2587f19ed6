import Combine
import UIKit

class FavoritesViewController: UITableViewController {
  private let store: Store
  private var cancellable: AnyCancellable?
  private let emptyLabel = UILabel()

  init(store: Store) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
    tableView.tableFooterView = UIView()
    emptyLabel.text = "No favorites yet"
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    navigationItem.leftBarButtonItem = editButtonItem
    cancellable = store.$favorites
      .receive(on: DispatchQueue.main)
      .sink { [weak self] favorites in
        guard let self = self, !self.isEditing else { return }
        self.tableView.backgroundView = favorites.isEmpty ? self.emptyLabel : nil
        self.tableView.reloadData()
      }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.backgroundView = store.favorites.isEmpty ? emptyLabel : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.favorites.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ProductCell.reuseIdentifier,
      for: indexPath
    )
    (cell as? ProductCell)?.show(store.favorites[indexPath.row], isFavorite: false)
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.toggleFavorite(store.favorites[indexPath.row])
    if isEditing { tableView.deleteRows(at: [indexPath], with: .automatic) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let product = store.favorites[indexPath.row]
    navigationController?.pushViewController(
      ProductViewController(product: product, store: store),
      animated: true
    )
  }
}
