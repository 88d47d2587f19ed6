import Foundation

extension UICollectionView {
  // MARK: Loading

  func loadIfNeeded() {
    guard items.needsReload else { return }
    items.needsReload = false
    items.counts = countItems()
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.needsPrepare = true
  }

  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func dropItems() {
    closeSwipe(animated: false)
    for (indexPath, cell) in items.cells { retire(cell, at: indexPath) }
    for (element, view) in items.supplements { retire(view, element) }
    items.cells = [:]
    items.supplements = [:]
    items.selected = []
    items.pressed = nil
    items.needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Takes a cell off the screen; it may come back for another item.
  func retire(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    if items.swipe?.cell === cell { closeSwipe(animated: false) }
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    items.reuse.keep(cell, kind: nil)
  }

  func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    delegate?.collectionView(
      self,
      didEndDisplayingSupplementaryView: view,
      forElementOfKind: element.kind ?? "",
      at: element.indexPath
    )
    items.reuse.keep(view, kind: element.kind)
  }

  // MARK: Layout

  func prepareIfNeeded() {
    loadIfNeeded()
    let layout = collectionViewLayout
    if items.preparedBounds.size != bounds.size {
      layout.forgetPreferredSizes()
      layout.needsPrepare = true
    } else if items.preparedBounds != bounds {
      if layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.needsPrepare = true }
    }
    items.preparedBounds = bounds
    guard layout.needsPrepare else { return }
    layout.needsPrepare = false
    layout.prepare()
    let size = layout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func layOutItems() {
    backgroundView?.frame = bounds
    makeVisibleViews()
  }

  /// Shows what lies in sight, until no view asks for another size than thought.
  func makeVisibleViews() {
    for _ in 0..<8 {
      prepareIfNeeded()
      let wanted = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      if !show(wanted.filter { $0.frame.intersects(bounds) }) {
        break
      }
    }
  }

  /// Tells whether a view asks for another size.
  private func show(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    let keys = Set(wanted.map(\.key))
    for (indexPath, cell) in items.cells
    where !keys.contains(CollectionElement(indexPath: indexPath)) {
      items.cells[indexPath] = nil
      retire(cell, at: indexPath)
    }
    for (element, view) in items.supplements where !keys.contains(element) {
      items.supplements[element] = nil
      retire(view, element)
    }
    var didChange = false
    for attributes in wanted.sorted(by: { $0.zIndex < $1.zIndex })
    where attributes.representedElementKind != nil || items.contains(attributes.indexPath) {
      let view = view(for: attributes)
      view.place(by: attributes, in: mirrored(attributes.frame))
      guard let preferred = view.preferredAttributes(for: attributes, in: collectionViewLayout)
      else { continue }
      if preferred.frame.size != attributes.frame.size,
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: attributes
        )
      {
        collectionViewLayout.take(preferred)
        collectionViewLayout.needsPrepare = true
        didChange = true
      }
    }
    items.cells.updateLines()
    return didChange
  }

  /// A frame where the layout says that it is the other way round from right to left.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft,
      collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    else { return frame }
    var result = frame
    result.origin.x = max(contentSize.width, bounds.width) - frame.maxX
    return result
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if let kind = attributes.representedElementKind {
      return items.supplements[attributes.key] ?? makeSupplement(kind, attributes)
    }
    return items.cells[attributes.indexPath] ?? makeCell(attributes)
  }

  private func makeCell(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewCell {
    let indexPath = attributes.indexPath
    guard let dataSource else { return UICollectionViewCell(frame: .zero) }
    let cell = ProviderCalls.run { dataSource.collectionView(self, cellForItemAt: indexPath) }
    items.cells[indexPath] = cell
    cell.collection = self
    cell.isSelected = items.selected.contains(indexPath)
    cell.isInEditing = items.isEditing
    UIView.performWithoutAnimation {
      cell.place(by: attributes, in: mirrored(attributes.frame))
      cell.updateConfigurationIfNeeded()
    }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    return cell
  }

  private func makeSupplement(
    _ kind: String,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    guard let dataSource else { return UICollectionReusableView(frame: .zero) }
    let indexPath = attributes.indexPath
    let view = ProviderCalls.run {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    items.supplements[attributes.key] = view
    UIView.performWithoutAnimation { view.place(by: attributes, in: mirrored(attributes.frame)) }
    delegate?.collectionView(
      self,
      willDisplaySupplementaryView: view,
      forElementKind: kind,
      at: indexPath
    )
    addSubview(view)
    return view
  }

  /// Headers, items and footers, section by section.
  var viewsInReadingOrder: [UIView] {
    let supplements = items.supplements.sorted { $0.key.indexPath < $1.key.indexPath }
    let last = (items.cells.keys.map(\.section) + supplements.map(\.key.indexPath.section)).max()
    var views: [UIView] = []
    for section in 0...(last ?? 0) {
      let own = supplements.filter { $0.key.indexPath.section == section }
      views += own.filter { $0.key.kind != Self.elementKindSectionFooter }.map(\.value)
      views += items.cells.keys.filter { $0.section == section }.sorted()
        .compactMap { items.cells[$0] }
      views += own.filter { $0.key.kind == Self.elementKindSectionFooter }.map(\.value)
    }
    let known = Set(views.map { ObjectIdentifier($0) })
    return views
      + subviews.filter { !known.contains(ObjectIdentifier($0)) && $0 !== backgroundView }
  }
}
