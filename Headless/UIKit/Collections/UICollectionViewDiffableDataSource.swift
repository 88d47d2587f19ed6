public import Foundation

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Sections that were applied as trees.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  @available(iOS 14.0, *)
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  func showOutlines() {
    for (indexPath, cell) in collectionView?.items.cells ?? [:] {
      (cell as? UICollectionViewListCell)?.outline = outlineState(at: indexPath)
    }
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.current
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let view = collectionView else { return }
    // A section that is given item by item is no tree.
    trees = [:]
    guard let changes = content.take(snapshot, in: view) else {
      return DiffableContent<SectionIdentifierType, ItemIdentifierType>.reload(view, completion)
    }
    let update = {
      view.performBatchUpdates {
        view.deleteItems(at: changes.deleted)
        view.insertItems(at: changes.inserted)
        view.reloadItems(at: changes.reloaded)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    content.reconfigure(snapshot, in: view)
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  @available(iOS 15.0, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.replace(by: snapshot)
    DiffableContent<SectionIdentifierType, ItemIdentifierType>.reload(collectionView, completion)
  }

  // MARK: Looking

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.current.indexPath(of: itemIdentifier)
  }

  @available(iOS 15.0, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }

  @available(iOS 15.0, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    content.count(of: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      raise(
        .internalInconsistency,
        "the collection view's data source returned a nil cell for item at index path \(indexPath)"
      )
    }
    (cell as? UICollectionViewListCell)?.outline = outlineState(at: indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      raise(
        .internalInconsistency,
        "the collection view's data source returned no view for the supplementary element of kind "
          + "\(kind) at index path \(indexPath)"
      )
    }
    return view
  }
}

@available(iOS 14.0, *)
extension UICollectionViewDiffableDataSource: OutlineSource {}
