import UIKit

@available(iOS 14.0, *)
class SidebarPage: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Sidebar"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = item
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: collectionView
    ) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["All Notes", "Recipes", "Travel"])
    source.apply(snapshot, animatingDifferences: false)
    collectionView.selectItem(
      at: IndexPath(item: 1, section: 0),
      animated: false,
      scrollPosition: []
    )
  }
}
