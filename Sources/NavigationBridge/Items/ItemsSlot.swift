import NavigationCore
import UIKit

/// The items of one place: plain, in groups, or another controller's.
@MainActor
final class ItemsSlot: BarSlot {
  enum Place: String {
    case leading, center, trailing, pinnedTrailing, toolbar

    var part: BarPart {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .pinnedTrailing: .pinnedTrailing
      case .toolbar: .toolbar
      }
    }
  }

  private let place: Place
  private let checks = ItemChecks()
  private var list = ItemList()
  /// `LiveBarItemGroup`s, which older systems don't know.
  private var groups: [AnyObject] = []
  private var isClaimed = false
  /// What was there at the first claim, or was put there by somebody else since.
  private var original = SideContent.items(nil)
  private var applied = SideContent.items([])

  init(_ place: Place) {
    self.place = place
  }

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard place.isAvailable(on: screen) else { return }
    guard let declared: BarItems = description.value(place.part) else {
      return putBack(on: screen)
    }
    guard let wanted = update(to: declared, description.site(of: place.part), on: screen) else {
      return
    }
    var standing = applied
    if !isClaimed || !isLive(applied, on: screen) {
      original = capture(on: screen)
      standing = original
    }
    isClaimed = true
    guard !wanted.isSame(as: standing) else {
      applied = wanted
      return
    }
    screen.restructure(place.property(of: wanted)) {
      place.write(wanted, on: screen)
      applied = wanted
    }
  }

  func reassert(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard isClaimed, isLive(applied, on: screen) else { return apply(description, on: screen) }
  }

  /// Brings the live items to what is declared.
  ///
  /// - Returns: What the place has to hold. Nil: it stays as it is.
  private func update(
    to declared: BarItems,
    _ site: CallSite,
    on screen: BarScreen
  ) -> SideContent? {
    switch declared {
    case .objects(let objects):
      return .items(objects)
    case .items(let items):
      guard !checks.reportsDuplicate(in: items, of: place.rawValue, site, on: screen) else {
        return nil
      }
      list.update(to: checks.showable(items, site, on: screen), on: screen)
      return .items(list.objects(on: screen))
    case .groups(let groups):
      let all = groups.flatMap(\.items)
      guard !checks.reportsDuplicate(in: all, of: place.rawValue, site, on: screen) else {
        return nil
      }
      guard #available(iOS 16.0, *) else { return nil }
      return .groups(update(to: groups, site, on: screen))
    }
  }

  @available(iOS 16.0, *)
  private func update(
    to declared: [UIKitNavigationBarItemGroup],
    _ site: CallSite,
    on screen: BarScreen
  ) -> [UIBarButtonItemGroup] {
    let old = groups.compactMap { $0 as? LiveBarItemGroup }
    let live = zip(declared, GroupKey.keys(of: declared)).map { group, key in
      var shown = group
      shown.items = checks.showable(group.items, site, on: screen)
      guard let kept = old.first(where: { $0.key == key }) else {
        return LiveBarItemGroup(shown, key: key, on: screen)
      }
      kept.update(shown, on: screen)
      return kept
    }
    groups = live
    return live.map(\.group)
  }

  /// Whether an item stands at this place now.
  func holds(_ item: UIBarButtonItem, on screen: BarScreen) -> Bool {
    guard isClaimed, isLive(applied, on: screen) else { return false }
    switch applied {
    case .items(let items):
      return items?.contains { $0 === item } == true
    case .groups(let groups):
      return groups.contains { group in
        group.barButtonItems.contains { $0 === item } || group.representativeItem === item
      }
    }
  }

  private func putBack(on screen: BarScreen) {
    guard isClaimed else { return }
    // Somebody who wrote since keeps the items.
    guard isLive(applied, on: screen), !applied.isSame(as: original) else { return forget() }
    screen.restructure(place.property(of: original)) {
      place.write(original, on: screen)
      forget()
    }
  }

  private func forget() {
    isClaimed = false
    original = .items(nil)
    applied = .items([])
    list = ItemList()
    groups = []
  }

  // MARK: What is there

  private func isLive(_ content: SideContent, on screen: BarScreen) -> Bool {
    switch content {
    case .items: content.isSame(as: .items(place.readItems(screen)))
    case .groups: content.isSame(as: .groups(place.readGroups(screen)))
    }
  }

  private func capture(on screen: BarScreen) -> SideContent {
    guard place.holdsItems else { return .groups(place.readGroups(screen)) }
    let items = place.readItems(screen)
    guard place != .toolbar, #available(iOS 16.0, *), screen.features.bar16,
      items?.contains(where: { $0.buttonGroup != nil }) == true
    else { return .items(items) }
    let groups = place.readGroups(screen)
    return groups.isEmpty ? .items(items) : .groups(groups)
  }
}

/// What one side of a navigation item holds.
@MainActor
enum SideContent {
  case items([UIBarButtonItem]?)
  case groups([UIBarButtonItemGroup])

  func isSame(as other: SideContent) -> Bool {
    switch (self, other) {
    case (.items(let left), .items(let right)): (left ?? []) === (right ?? [])
    case (.groups(let left), .groups(let right)): left.elementsEqual(right, by: ===)
    case (.items(let items), .groups(let groups)), (.groups(let groups), .items(let items)):
      (items ?? []).isEmpty && groups.isEmpty
    }
  }
}

@MainActor
extension ItemsSlot.Place {
  /// Whether the place takes plain items.
  fileprivate var holdsItems: Bool {
    switch self {
    case .leading, .trailing, .toolbar: true
    case .center, .pinnedTrailing: false
    }
  }

  fileprivate func isAvailable(on screen: BarScreen) -> Bool {
    if holdsItems { return true }
    if #available(iOS 16.0, *) { return screen.features.bar16 }
    return false
  }

  fileprivate func property(of content: SideContent) -> String {
    let isGrouped =
      if case .groups = content { true } else { false }
    return switch self {
    case .leading: isGrouped ? "leadingItemGroups" : "leftBarButtonItems"
    case .trailing: isGrouped ? "trailingItemGroups" : "rightBarButtonItems"
    case .center: "centerItemGroups"
    case .pinnedTrailing: "pinnedTrailingGroup"
    case .toolbar: "toolbarItems"
    }
  }

  fileprivate func readItems(_ screen: BarScreen) -> [UIBarButtonItem]? {
    switch self {
    case .leading: screen.item.leftBarButtonItems
    case .trailing: screen.item.rightBarButtonItems
    case .toolbar: screen.controller.toolbarItems
    case .center, .pinnedTrailing: nil
    }
  }

  fileprivate func readGroups(_ screen: BarScreen) -> [UIBarButtonItemGroup] {
    guard #available(iOS 16.0, *) else { return [] }
    return switch self {
    case .leading: screen.item.leadingItemGroups
    case .trailing: screen.item.trailingItemGroups
    case .center: screen.item.centerItemGroups
    case .pinnedTrailing: screen.item.pinnedTrailingGroup.map { [$0] } ?? []
    case .toolbar: []
    }
  }

  fileprivate func write(_ content: SideContent, on screen: BarScreen) {
    switch content {
    case .items(let items): write(items, on: screen)
    case .groups(let groups): write(groups, on: screen)
    }
  }

  private func write(_ items: [UIBarButtonItem]?, on screen: BarScreen) {
    switch self {
    case .leading: screen.item.leftBarButtonItems = items
    case .trailing: screen.item.rightBarButtonItems = items
    case .toolbar: screen.controller.toolbarItems = items
    case .center, .pinnedTrailing: write([UIBarButtonItemGroup](), on: screen)
    }
  }

  private func write(_ groups: [UIBarButtonItemGroup], on screen: BarScreen) {
    guard #available(iOS 16.0, *) else { return }
    switch self {
    case .leading: screen.item.leadingItemGroups = groups
    case .trailing: screen.item.trailingItemGroups = groups
    case .center: screen.item.centerItemGroups = groups
    case .pinnedTrailing: screen.item.pinnedTrailingGroup = groups.first
    case .toolbar: break
    }
  }
}

/// Whether two lists hold the same objects in the same order.
@MainActor
func === (left: [UIBarButtonItem], right: [UIBarButtonItem]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
}
