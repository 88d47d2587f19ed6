extension UITableView {
  // MARK: Heights

  func headerHeight(_ section: Int, _ metrics: TableMetrics) -> CGFloat {
    if let height = table.sections[section].headerHeight { return height }
    let height = edgeHeight(
      delegate?.tableView(self, heightForHeaderInSection: section),
      sectionHeaderHeight,
      view: { headerView(section) },
      metrics
    )
    table.sections[section].headerHeight = height
    return height
  }

  func footerHeight(_ section: Int, _ metrics: TableMetrics) -> CGFloat {
    if let height = table.sections[section].footerHeight { return height }
    let height = edgeHeight(
      delegate?.tableView(self, heightForFooterInSection: section),
      sectionFooterHeight,
      view: { footerView(section) },
      metrics
    )
    table.sections[section].footerHeight = height
    return height
  }

  private func edgeHeight(
    _ delegated: CGFloat?,
    _ own: CGFloat,
    view: () -> UIView?,
    _ metrics: TableMetrics
  ) -> CGFloat {
    let view = view()
    if let height = said(delegated) { return height }
    guard let view else { return said(own) ?? metrics.sectionGap }
    if let height = said(own) { return height }
    if let standard = view as? UITableViewHeaderFooterView {
      return standard.fittingHeight(width: rowWidth, metrics: metrics)
    }
    let height = view.fittingSize(width: bounds.width, height: nil).height
    return height > 0 ? height : metrics.headerHeight
  }

  // MARK: Views

  private func headerView(_ section: Int) -> UIView? {
    if let view = table.headers[section] { return view }
    var view = delegate?.tableView(self, viewForHeaderInSection: section)
    if view == nil, let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
      view = titled(title, isFooter: false)
    }
    guard let view else { return nil }
    table.headers[section] = view
    addSubview(view)
    return view
  }

  private func footerView(_ section: Int) -> UIView? {
    if let view = table.footers[section] { return view }
    var view = delegate?.tableView(self, viewForFooterInSection: section)
    if view == nil, let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      view = titled(title, isFooter: true)
    }
    guard let view else { return nil }
    table.footers[section] = view
    addSubview(view)
    return view
  }

  private func titled(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.setTitle(title, isFooter: isFooter, isGrouped: style != .plain)
    return view
  }

  /// A plain table's headers stay in sight while their section is.
  func placeHeaders(_ metrics: TableMetrics) {
    for (index, view) in table.headers {
      let section = table.sections[index]
      let height = section.headerHeight ?? 0
      var y = section.minY
      if style == .plain {
        let top = contentOffset.y + adjustedContentInset.top
        y = max(y, min(top, section.footerMinY - height))
      }
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      (view as? UITableViewHeaderFooterView)?.sideInset = metrics.sideInset
      displayHeader(view, section: index)
    }
    for (index, view) in table.footers {
      let section = table.sections[index]
      view.frame = CGRect(
        x: 0,
        y: section.footerMinY,
        width: bounds.width,
        height: section.footerHeight ?? 0
      )
      (view as? UITableViewHeaderFooterView)?.sideInset = metrics.sideInset
      displayFooter(view, section: index)
    }
  }

  /// D: what comes into sight is displayed, and ends to be when it leaves.
  private func displayHeader(_ view: UIView, section: Int) {
    let isSeen = view.frame.intersects(bounds)
    if isSeen, view.superview !== self { addSubview(view) }
    if !isSeen { view.removeFromSuperview() }
    guard isSeen != table.shownHeaders.contains(section) else { return }
    if isSeen {
      table.shownHeaders.insert(section)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      table.shownHeaders.remove(section)
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  private func displayFooter(_ view: UIView, section: Int) {
    let isSeen = view.frame.intersects(bounds)
    if isSeen, view.superview !== self { addSubview(view) }
    if !isSeen { view.removeFromSuperview() }
    guard isSeen != table.shownFooters.contains(section) else { return }
    if isSeen {
      table.shownFooters.insert(section)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      table.shownFooters.remove(section)
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func dropHeaders() {
    let (headers, footers) = (table.headers, table.footers)
    let (shownHeaders, shownFooters) = (table.shownHeaders, table.shownFooters)
    table.headers = [:]
    table.footers = [:]
    table.shownHeaders = []
    table.shownFooters = []
    for (section, view) in headers {
      view.removeFromSuperview()
      table.reuse.keep(view)
      guard shownHeaders.contains(section) else { continue }
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in footers {
      view.removeFromSuperview()
      table.reuse.keep(view)
      guard shownFooters.contains(section) else { continue }
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headers[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.footers[section] as? UITableViewHeaderFooterView
  }
}
