import UIKit

@available(iOS 14.0, *)
class CollectionListPage: UICollectionViewController {
  private struct Item: Hashable {
    let title: String
    let detail: String
    let symbol: String
  }

  private var source: UICollectionViewDiffableDataSource<String, Item>?

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Collection List"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell,
      indexPath,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.secondaryText = item.detail
      content.image = UIImage(systemName: item.symbol)
      cell.contentConfiguration = content
      switch indexPath.item {
      case 0: cell.accessories = [.disclosureIndicator()]
      case 1: cell.accessories = [.checkmark()]
      case 2: cell.accessories = [.label(text: "12"), .disclosureIndicator()]
      default: cell.accessories = []
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = self?.source?.snapshot().sectionIdentifiers[indexPath.section]
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Item>(
      collectionView: collectionView
    ) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
    snapshot.appendSections(["Places", "People"])
    snapshot.appendItems(
      [
        Item(title: "Home", detail: "Where it starts", symbol: "house"),
        Item(title: "Work", detail: "From nine to five", symbol: "briefcase"),
        Item(title: "Garden", detail: "Behind the house", symbol: "leaf"),
      ],
      toSection: "Places"
    )
    snapshot.appendItems(
      [
        Item(title: "Ada", detail: "Lovelace", symbol: "person"),
        Item(title: "Grace", detail: "Hopper", symbol: "person.fill"),
      ],
      toSection: "People"
    )
    source.apply(snapshot, animatingDifferences: false)
  }
}
