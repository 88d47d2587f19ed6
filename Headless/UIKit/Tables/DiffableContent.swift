/// A view that shows what a diffable data source gives.
@MainActor
protocol DiffableView: UIScrollView {
  func loadIfNeeded()
  func reloadData()
  func reconfigure(at indexPaths: [IndexPath])
}

extension UITableView: DiffableView {
  func reconfigure(at indexPaths: [IndexPath]) {
    if #available(iOS 15.0, *) { reconfigureRows(at: indexPaths) }
  }
}

extension UICollectionView: DiffableView {
  func reconfigure(at indexPaths: [IndexPath]) {
    if #available(iOS 15.0, *) { reconfigureItems(at: indexPaths) }
  }
}

/// What the diffable data sources of tables and of collection views have in common.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Changes = (deleted: [IndexPath], inserted: [IndexPath], reloaded: [IndexPath])

  private(set) var current = Snapshot()

  /// Takes a snapshot. What differs is for the view to show; nil: it loads everything anew.
  func take(_ new: Snapshot, in view: any DiffableView) -> Changes? {
    let old = current
    view.loadIfNeeded()
    current = new.withoutWishes
    guard old.sectionIdentifiers == new.sectionIdentifiers else { return nil }
    return new.changes(from: old)
  }

  func replace(by new: Snapshot) {
    current = new.withoutWishes
  }

  /// Everything is loaded anew, then a later turn says so.
  static func reload(_ view: (any DiffableView)?, _ completion: (() -> Void)?) {
    view?.reloadData()
    Stage.current.loop.enqueue { completion?() }
  }

  /// The cells that the snapshot wants to be set up anew.
  func reconfigure(_ new: Snapshot, in view: any DiffableView) {
    let again = new.reconfigured.compactMap { current.indexPath(of: $0) }
    if !again.isEmpty { view.reconfigure(at: again) }
  }

  func count(of section: Int) -> Int { current.sections[section].items.count }

  func section(at index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }
}
