/// The names that a person may have meant.
package enum NearestNames {
  /// The names closest to one that wasn't found, the closest first.
  package static func nearest(to name: String, among names: [String], limit: Int = 3) -> [String] {
    var seen: Set<String> = []
    let distinct = names.filter { !$0.isEmpty && seen.insert($0).inserted }
    let ranked = distinct.enumerated().map { index, candidate in
      (candidate, distance(name.lowercased(), candidate.lowercased()), index)
    }
    return ranked.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.prefix(limit).map(\.0)
  }

  /// How many characters have to be put in, left out or replaced.
  package static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (character == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}
