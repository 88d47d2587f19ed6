extension UITableView {
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { table.indexLook.minimumRows }
    set {
      table.indexLook.minimumRows = newValue
      reloadSectionIndexTitles()
    }
  }

  public var sectionIndexColor: UIColor? {
    get { table.indexLook.color }
    set {
      table.indexLook.color = newValue
      table.index?.setNeedsDisplay()
    }
  }

  public var sectionIndexBackgroundColor: UIColor? {
    get { table.indexLook.background }
    set {
      table.indexLook.background = newValue
      table.index?.setNeedsDisplay()
    }
  }

  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { table.indexLook.tracking }
    set {
      table.indexLook.tracking = newValue
      table.index?.setNeedsDisplay()
    }
  }

  public func reloadSectionIndexTitles() {
    table.hasIndex = nil
    setNeedsLayout()
  }

  func placeIndex() {
    if table.hasIndex == nil { loadIndex() }
    guard let index = table.index else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    index.frame = CGRect(
      x: isMirrored ? area.minX : area.maxX - TableIndexView.width,
      y: area.minY,
      width: TableIndexView.width,
      height: area.height
    )
    bringSubviewToFront(index)
  }

  private func loadIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    let isShown = !titles.isEmpty && rows >= table.indexLook.minimumRows
    table.hasIndex = isShown
    guard isShown else {
      table.index?.removeFromSuperview()
      table.index = nil
      return
    }
    let index = table.index ?? TableIndexView(table: self)
    table.index = index
    index.titles = titles
    if index.superview !== self { addSubview(index) }
  }

  /// D: the data source says which section a title stands for; its top comes to the table's.
  func indexWasTouched(_ title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard table.sections.indices.contains(section) else { return }
    let y = table.sections[section].minY - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: false)
  }
}
