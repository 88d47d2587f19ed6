public import Foundation

// A.7
extension UICollectionView {
  public func reloadData() {
    dropItems()
  }

  public var numberOfSections: Int {
    loadIfNeeded()
    return items.counts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return items.counts[section]
  }

  /// Nil for an item that isn't in sight (D, C.4).
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.cells[indexPath]
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.cells.first { $0.value === cell }?.key
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.cells.first { $0.value.frame.contains(point) }?.key
  }

  public var visibleCells: [UICollectionViewCell] {
    items.cells.keys.sorted().compactMap { items.cells[$0] }
  }

  public var indexPathsForVisibleItems: [IndexPath] { Array(items.cells.keys) }

  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    items.supplements[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    items.supplements.filter { $0.key.kind == elementKind }.map(\.value)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    items.supplements.keys.filter { $0.kind == elementKind }.map(\.indexPath)
  }

  @available(iOS 18.0, *)
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    items.supplements.first { $0.value === supplementaryView }?.key.indexPath
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let frame = mirrored(attributes.frame)
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let insets = adjustedContentInset
    let width = bounds.width - insets.left - insets.right
    let height = bounds.height - insets.top - insets.bottom
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - height / 2 - insets.top
    }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - height - insets.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - width / 2 - insets.left
    }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - width - insets.left }
    setContentOffset(clamped(offset), animated: animated)
  }
}
