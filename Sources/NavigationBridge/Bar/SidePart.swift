import UIKit

/// What stands at one place of the bar.
enum BarItems {
  case items([UIKitNavigationBarItem])
  case groups([UIKitNavigationBarItemGroup])
  /// Another controller's items, as they are.
  case objects([UIBarButtonItem])

  var isEmpty: Bool {
    switch self {
    case .items(let items): items.isEmpty
    case .groups(let groups): groups.isEmpty
    case .objects(let objects): objects.isEmpty
    }
  }
}

extension NavigationBarConfiguration {
  /// The items at the leading edge, the outermost first.
  ///
  /// Nil leaves them alone.
  ///
  /// They replace the back button unless the screen says that it stays beside them.
  public var leading: [UIKitNavigationBarItem]? {
    get { items(at: .leading) }
    set { set(.leading, newValue.map(BarItems.items)) }
  }

  /// The items at the trailing edge, the outermost first.
  ///
  /// Nil leaves them alone.
  public var trailing: [UIKitNavigationBarItem]? {
    get { items(at: .trailing) }
    set { set(.trailing, newValue.map(BarItems.items)) }
  }

  /// The items at the leading edge in groups, in place of `leading`.
  ///
  /// Below iOS 16 they are plain items.
  public var leadingGroups: [UIKitNavigationBarItemGroup]? {
    get { groups(at: .leading) }
    set { set(.leading, newValue.map(BarItems.groups)) }
  }

  /// The groups in the middle of the bar, from iOS 16 on.
  ///
  /// They are shown where the bar's style is `browser` or `editor`; else they are in the overflow menu.
  public var centerGroups: [UIKitNavigationBarItemGroup]? {
    get { groups(at: .center) }
    set { set(.center, newValue.map(BarItems.groups)) }
  }

  /// The items at the trailing edge in groups, in place of `trailing`.
  ///
  /// Below iOS 16 they are plain items.
  public var trailingGroups: [UIKitNavigationBarItemGroup]? {
    get { groups(at: .trailing) }
    set { set(.trailing, newValue.map(BarItems.groups)) }
  }

  /// The outermost group at the trailing edge, which never overflows, from iOS 16 on.
  ///
  /// Below, its items are the outermost of the trailing ones.
  public var pinnedTrailingGroup: UIKitNavigationBarItemGroup? {
    get { groups(at: .pinnedTrailing)?.first }
    set { set(.pinnedTrailing, newValue.map { BarItems.groups([$0]) }) }
  }

  func items(at part: BarPart) -> [UIKitNavigationBarItem]? {
    guard case .items(let items) = value(part) as BarItems? else { return nil }
    return items
  }

  private func groups(at part: BarPart) -> [UIKitNavigationBarItemGroup]? {
    guard case .groups(let groups) = value(part) as BarItems? else { return nil }
    return groups
  }
}
