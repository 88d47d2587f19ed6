import UIKit

class ProductCell: UITableViewCell {
  static let reuseIdentifier = "Product"

  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let picture = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    priceLabel.font = .preferredFont(forTextStyle: .subheadline)
    priceLabel.textColor = .secondaryLabel
    picture.contentMode = .center
    picture.layer.cornerRadius = 8
    picture.layer.masksToBounds = true
    picture.backgroundColor = .tertiarySystemFill

    let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    texts.axis = .vertical
    texts.spacing = 4
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalToConstant: 44),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    accessoryType = .none
  }

  func show(_ product: Product, isFavorite: Bool) {
    nameLabel.text = product.name
    priceLabel.text = product.priceText
    picture.image = UIImage(systemName: product.symbol)
    accessoryType = isFavorite ? .checkmark : .disclosureIndicator
  }
}

class ProductListViewController: UITableViewController {
  private let category: Category
  private let store: Store
  private var products: [Product]

  init(category: Category, store: Store) {
    self.category = category
    self.store = store
    products = Product.all.filter { $0.category == category }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = category.rawValue
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonDisplayMode = .minimal
    tableView.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"),
      menu: sortMenu
    )
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Sort"
  }

  private var sortMenu: UIMenu {
    UIMenu(children: [
      UIAction(title: "By name") { [weak self] _ in self?.sort { $0.name < $1.name } },
      UIAction(title: "By price") { [weak self] _ in self?.sort { $0.price < $1.price } },
    ])
  }

  private func sort(_ areInOrder: (Product, Product) -> Bool) {
    products.sort(by: areInOrder)
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ProductCell.reuseIdentifier,
      for: indexPath
    )
    let product = products[indexPath.row]
    (cell as? ProductCell)?.show(product, isFavorite: store.isFavorite(product))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      ProductViewController(product: products[indexPath.row], store: store),
      animated: true
    )
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let product = products[indexPath.row]
    let isFavorite = store.isFavorite(product)
    let favorite = UIContextualAction(
      style: .normal,
      title: isFavorite ? "Unlike" : "Like"
    ) { [weak self] _, _, completion in
      self?.store.toggleFavorite(product)
      tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    favorite.backgroundColor = .systemPink
    return UISwipeActionsConfiguration(actions: [favorite])
  }
}
