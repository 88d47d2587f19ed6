public import UIKit

extension NavigationTester.BarSnapshot {
  /// The groups at the leading edge, the outermost first.
  ///
  /// Empty where plain items stand. Hidden groups are left out.
  public var leadingGroups: [GroupSnapshot] { groups(at: .leading) }

  /// The groups at the trailing edge, the outermost first.
  ///
  /// Empty where plain items stand. Hidden groups are left out.
  public var trailingGroups: [GroupSnapshot] { groups(at: .trailing) }

  /// The groups in the middle, from iOS 16 on.
  ///
  /// Hidden groups are left out.
  public var centerGroups: [GroupSnapshot] {
    guard #available(iOS 16.0, *), let item else { return [] }
    return Self.snapshots(item.centerItemGroups)
  }

  /// The group that never overflows, from iOS 16 on.
  ///
  /// Nil: there is none, or it is hidden.
  public var pinnedTrailingGroup: GroupSnapshot? {
    guard #available(iOS 16.0, *), let group = item?.pinnedTrailingGroup else { return nil }
    return Self.snapshots([group]).first
  }

  /// Whether the bar has a button for what found no place, from iOS 16 on.
  public var hasOverflow: Bool {
    guard #available(iOS 16.0, *), let item else { return false }
    return item.overflowPresentationSource != nil
  }

  /// A group of items.
  @MainActor
  public struct GroupSnapshot {
    /// The group itself.
    public let group: UIBarButtonItemGroup

    /// The items, the outermost first.
    ///
    /// Hidden ones are left out.
    public var items: [NavigationTester.BarItemSnapshot] {
      NavigationTester.BarSnapshot.snapshots(group.barButtonItems)
    }

    /// The item that stands for the group where there is no room for it.
    public var representative: NavigationTester.BarItemSnapshot? {
      group.representativeItem.map { NavigationTester.BarItemSnapshot(item: $0) }
    }

    /// Whether the representative item stands for the items now.
    public var isCollapsed: Bool { group.isDisplayingRepresentativeItem }
  }

  // MARK: What the driver knows

  func items(at end: BarEnd) -> [NavigationTester.BarItemSnapshot] {
    guard let item else { return [] }
    switch driver.contents(of: item, at: end) {
    case .items(let items):
      return Self.snapshots(items)
    case .groups(let groups):
      return Self.snapshots(groups).flatMap { group in
        guard group.isCollapsed, let representative = group.representative else {
          return group.items
        }
        return [representative]
      }
    }
  }

  private func groups(at end: BarEnd) -> [GroupSnapshot] {
    guard let item, case .groups(let groups) = driver.contents(of: item, at: end) else { return [] }
    return Self.snapshots(groups)
  }

  private static func snapshots(_ groups: [UIBarButtonItemGroup]) -> [GroupSnapshot] {
    groups.filter { group in
      if #available(iOS 16.0, *) { return !group.isHidden }
      return true
    }
    .map { GroupSnapshot(group: $0) }
  }

  fileprivate static func snapshots(_ items: [UIBarButtonItem]) -> [NavigationTester
    .BarItemSnapshot]
  {
    items.filter { item in
      if #available(iOS 16.0, *) { return !item.isHidden }
      return true
    }
    .map { NavigationTester.BarItemSnapshot(item: $0) }
  }
}

extension NavigationTester {
  /// Opens the menu of what found no place in the bar.
  ///
  /// - Throws: A failure if all found a place.
  public func openOverflow() throws {
    guard bar.hasOverflow else {
      throw failure("Can't open the overflow menu: the bar has none.")
    }
    try driver.openOverflow()
    finishVerb()
  }
}
