package import UIKit

extension UINavigationItem {
  /// The items at both edges and in the middle, in plain lists or in groups that are shown.
  package var shownItems: [UIBarButtonItem] {
    let plain = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    guard #available(iOS 16.0, *) else { return plain }
    // Plain items at the edges stand for groups of theirs.
    let edges = plain.isEmpty ? leadingItemGroups + trailingItemGroups : []
    let groups = edges + centerItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    let grouped = groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    return plain + grouped.filter { item in !plain.contains { $0 === item } }
  }
}
