import Foundation

extension NSDiffableDataSourceSnapshot {
  /// What differs from an older snapshot with the same sections: deletions and reloads by its
  /// places, insertions by the new ones.
  func changes(
    from old: Self
  ) -> (deleted: [IndexPath], inserted: [IndexPath], reloaded: [IndexPath]) {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var again: [IndexPath] = []
    for (section, content) in sections.enumerated() {
      let before = old.sections[section].items
      for change in content.items.difference(from: before) {
        switch change {
        case .remove(let row, _, _): deleted.append(IndexPath(row: row, section: section))
        case .insert(let row, _, _): inserted.append(IndexPath(row: row, section: section))
        }
      }
      let kept = Set(content.items)
      for (row, item) in before.enumerated() where reloaded.contains(item) && kept.contains(item) {
        again.append(IndexPath(row: row, section: section))
      }
    }
    return (deleted, inserted, again)
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].items[indexPath.row]
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(of: item) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}
