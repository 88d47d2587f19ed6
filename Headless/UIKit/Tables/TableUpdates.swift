/// Changes of rows and sections between `beginUpdates` and `endUpdates`.
struct TableUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var isAnimated = false
  var completions: [(Bool) -> Void] = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
  }

  /// The rows after the changes: for each the row that it was, or nil for a new one.
  func apply(to counts: [Int], newCounts: [Int]) -> [[IndexPath?]] {
    var sections: [[IndexPath?]] = counts.indices.map { section in
      (0..<counts[section]).map { IndexPath(row: $0, section: section) }
    }
    // Deletions and moves go by old indexes, insertions by new ones (D, C.4).
    let gone = deletedRows + movedRows.map(\.from)
    for path in gone.sorted(by: >)
    where sections.indices.contains(path.section)
      && sections[path.section].indices.contains(path.row)
    {
      sections[path.section].remove(at: path.row)
    }
    for path in reloadedRows
    where sections.indices.contains(path.section) {
      for (index, old) in sections[path.section].enumerated() where old == path {
        sections[path.section][index] = nil
      }
    }
    for section in reloadedSections where sections.indices.contains(section) {
      let count = newCounts.indices.contains(section) ? newCounts[section] : 0
      sections[section] = Array(repeating: nil, count: count)
    }
    for section in deletedSections.sorted(by: >) where sections.indices.contains(section) {
      sections.remove(at: section)
    }
    for section in insertedSections.sorted() where section <= sections.count {
      let count = newCounts.indices.contains(section) ? newCounts[section] : 0
      sections.insert(Array(repeating: nil, count: count), at: section)
    }
    let come =
      insertedRows.map { (path: $0, old: IndexPath?.none) }
      + movedRows.map { (path: $0.to, old: $0.from) }
    for (path, old) in come.sorted(by: { $0.path < $1.path })
    where sections.indices.contains(path.section)
      && path.row <= sections[path.section].count
      && !insertedSections.contains(path.section)
    {
      sections[path.section].insert(old, at: path.row)
    }
    return sections
  }
}
