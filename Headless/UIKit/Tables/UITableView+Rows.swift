extension UITableView {
  /// What a delegate says that doesn't implement a method for heights.
  static var unsaidHeight: CGFloat { -2 }

  var metrics: TableMetrics { TableMetrics(style: style, width: bounds.width) }

  // MARK: Loading

  func dropRows() {
    closeSwipe(animated: false)
    table.move = nil
    table.hasIndex = nil
    for (indexPath, cell) in table.cells { retire(cell, at: indexPath) }
    dropHeaders()
    table.cells = [:]
    table.selected = []
    table.pressed = nil
    table.needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard table.needsReload else { return }
    table.needsReload = false
    table.sections = countRows().map { TableSection(count: $0) }
  }

  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Takes a cell off the screen; it may come back for another row.
  func retire(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    table.reuse.keep(cell)
  }

  // MARK: Layout

  func layOutRows() {
    loadIfNeeded()
    if table.width != bounds.width {
      table.width = bounds.width
      table.forgetHeights()
    }
    backgroundView?.frame = bounds
    makeVisibleCells()
    placeViews()
  }

  func makeVisibleCells() {
    for _ in 0..<8 {
      positionRows()
      if !showVisibleRows() { break }
    }
    positionRows()
  }

  /// Where every row lies, by its height or an estimate.
  private func positionRows() {
    let metrics = metrics
    var y: CGFloat = 0
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      y += view.frame.height
    }
    for section in table.sections.indices {
      table.sections[section].minY = y
      y += headerHeight(section, metrics)
      for row in table.sections[section].rows.indices {
        let height = knownHeight(IndexPath(row: row, section: section), metrics)
        table.sections[section].rows[row].minY = y
        table.sections[section].rows[row].shownHeight = height
        y += height
      }
      table.sections[section].footerMinY = y
      y += footerHeight(section, metrics)
      table.sections[section].maxY = y
    }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      y += view.frame.height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private func knownHeight(_ indexPath: IndexPath, _ metrics: TableMetrics) -> CGFloat {
    if let height = table.sections[indexPath.section].rows[indexPath.row].height { return height }
    if let said = said(delegate?.tableView(self, heightForRowAt: indexPath)) ?? said(rowHeight) {
      table.sections[indexPath.section].rows[indexPath.row].height = said
      return said
    }
    if let expected = table.sections[indexPath.section].rows[indexPath.row].expected {
      return expected
    }
    return said(delegate?.tableView(self, estimatedHeightForRowAt: indexPath))
      ?? said(estimatedRowHeight) ?? metrics.rowHeight
  }

  /// A height in points, if it is one.
  func said(_ height: CGFloat?) -> CGFloat? {
    height.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Makes the cells that came into sight, and tells whether one has another height than thought.
  private func showVisibleRows() -> Bool {
    let visible = visibleIndexPaths
    let wanted = Set(visible)
    for (indexPath, cell) in table.cells where !wanted.contains(indexPath) {
      if table.swipe?.indexPath == indexPath { closeSwipe(animated: false) }
      table.cells[indexPath] = nil
      retire(cell, at: indexPath)
    }
    var didChange = false
    for indexPath in visible {
      let cell = table.cells[indexPath] ?? makeCell(at: indexPath)
      guard table.sections[indexPath.section].rows[indexPath.row].height == nil else { continue }
      let height = cell.fittingHeight(width: rowWidth, metrics: metrics)
      table.sections[indexPath.section].rows[indexPath.row].height = height
      if height != table.sections[indexPath.section].rows[indexPath.row].shownHeight {
        didChange = true
      }
    }
    return didChange
  }

  private func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    table.cells[indexPath] = cell
    cell.table = self
    cell.alpha = 1
    cell.applySelection(table.selected.contains(indexPath))
    startEditing(cell, at: indexPath)
    cell.isEditing = isEditing
    cell.indentationLevel = max(
      cell.indentationLevel,
      delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
    )
    cell.updateConfigurationIfNeeded()
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    return cell
  }

  func startEditing(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    let selects = allowsMultipleSelectionDuringEditing
    cell.setEditingControl(
      canEdit && !selects ? style : .none,
      selects: canEdit && selects,
      moves: dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    )
    cell.parts.indentsWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }

  var rowWidth: CGFloat { bounds.width - 2 * metrics.sideInset }

  /// The rows in sight, in order.
  var visibleIndexPaths: [IndexPath] {
    let top = contentOffset.y
    let bottom = top + bounds.height
    return table.sections.indices.flatMap { index -> [IndexPath] in
      let section = table.sections[index]
      guard section.maxY > top, section.minY < bottom else { return [] }
      return section.rows(from: top, to: bottom).map { IndexPath(row: $0, section: index) }
    }
  }

  // MARK: Placing

  private func placeViews() {
    let metrics = metrics
    for (indexPath, cell) in table.cells where table.move?.cell !== cell {
      place(cell, at: indexPath, metrics)
    }
    table.cells.updateLines()
    placeHeaders(metrics)
    placeIndex()
    placeSwipe()
  }

  func place(_ cell: UITableViewCell, at indexPath: IndexPath, _ metrics: TableMetrics) {
    let isLast = indexPath.row == table.sections[indexPath.section].rows.count - 1
    cell.place(
      in: rect(ofRow: indexPath, metrics),
      as: metrics.row(isFirst: indexPath.row == 0, isLast: isLast)
    )
  }

  func rect(ofRow indexPath: IndexPath, _ metrics: TableMetrics) -> CGRect {
    let row = table.sections[indexPath.section].rows[indexPath.row]
    return CGRect(
      x: metrics.sideInset,
      y: row.minY,
      width: bounds.width - 2 * metrics.sideInset,
      height: row.shownHeight
    )
  }

  /// Headers, rows and footers from top to bottom.
  var viewsInReadingOrder: [UIView] {
    var views: [UIView] = []
    if let tableHeaderView { views.append(tableHeaderView) }
    for section in table.sections.indices {
      if let header = table.headers[section], header.superview === self { views.append(header) }
      let paths = table.cells.keys.filter { $0.section == section }.sorted()
      for path in paths {
        if let cell = table.cells[path] { views.append(cell) }
        if table.swipe?.indexPath == path, let view = table.swipe?.view { views.append(view) }
      }
      if let footer = table.footers[section], footer.superview === self { views.append(footer) }
    }
    if let tableFooterView { views.append(tableFooterView) }
    let known = Set(views.map { ObjectIdentifier($0) })
    return views
      + subviews.filter { view in
        !known.contains(ObjectIdentifier(view)) && view !== backgroundView
          && !(view is SwipeActionsView)
      }
  }
}
