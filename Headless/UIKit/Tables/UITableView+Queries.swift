// A.5
extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return table.sections.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return table.sections.indices.contains(section) ? table.sections[section].rows.count : 0
  }

  /// Nil for rows out of sight (D, C.4).
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    table.cells[indexPath]
  }

  public var visibleCells: [UITableViewCell] {
    table.cells.keys.sorted().compactMap { table.cells[$0] }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    table.cells.keys.sorted()
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.cells.first { $0.value === cell }?.key
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    table.sections.indices.flatMap { index -> [IndexPath] in
      let section = table.sections[index]
      guard section.maxY > rect.minY, section.minY < rect.maxY else { return [] }
      return section.rows(from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: index) }
    }
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return table.contains(indexPath) ? rect(ofRow: indexPath, metrics) : .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard table.sections.indices.contains(section) else { return .zero }
    let place = table.sections[section]
    return CGRect(x: 0, y: place.minY, width: bounds.width, height: place.maxY - place.minY)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    guard table.sections.indices.contains(section) else { return .zero }
    rect.size.height = table.sections[section].headerHeight ?? 0
    return rect
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard table.sections.indices.contains(section) else { return .zero }
    let place = table.sections[section]
    let height = place.footerHeight ?? 0
    return CGRect(x: 0, y: place.footerMinY, width: bounds.width, height: height)
  }

  // MARK: Scrolling

  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    guard row != .zero else { return }
    let insets = adjustedContentInset
    let height = bounds.height - insets.top - insets.bottom
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY
    case .middle: y = row.midY - height / 2
    case .bottom: y = row.maxY - height
    }
    setContentOffset(clamped(CGPoint(x: 0, y: y - insets.top)), animated: animated)
  }

  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let indexPath = table.selected.first else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
}
