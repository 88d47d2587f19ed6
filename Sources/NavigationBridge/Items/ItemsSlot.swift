import NavigationCore
import UIKit

/// The items of one place: leading, trailing or toolbar.
@MainActor
final class ItemsSlot: BarSlot {
  enum Place: String {
    case leading, trailing, toolbar

    var part: BarPart {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      case .toolbar: .toolbar
      }
    }
  }

  private let place: Place
  private var items: [LiveBarItem] = []
  private var isClaimed = false
  /// What was there at the first claim, or was put there by somebody else since.
  private var original: [UIBarButtonItem]?
  private var applied: [UIBarButtonItem] = []
  private var knownSymbols: Set<String> = []

  init(_ place: Place) {
    self.place = place
  }

  func apply(_ description: NavigationBarConfiguration, on screen: BarScreen) {
    guard let declared: [UIKitNavigationBarItem] = description.value(place.part) else {
      return putBack(on: screen)
    }
    let site = description.site(of: place.part)
    guard !reportsDuplicate(in: declared, site, on: screen) else { return }
    update(to: declared.filter { isShowable($0, site, on: screen) }, on: screen)

    let live = read(screen) ?? []
    if !isClaimed || !(live === applied) { original = read(screen) }
    isClaimed = true
    let wanted = items.filter { isInArray($0, on: screen) }.map(\.barButtonItem)
    guard !(live === wanted) else {
      applied = wanted
      return
    }
    screen.restructure(property) {
      write(wanted, on: screen)
      applied = wanted
    }
  }

  private func update(to declared: [UIKitNavigationBarItem], on screen: BarScreen) {
    let signatures = declared.map(\.signature)
    let match = BarItemMatch(live: items.map(\.signature), declared: signatures)
    guard match.changesMembership else {
      for (item, declaration) in zip(items, declared) { item.update(declaration, on: screen) }
      return
    }
    let names = BarItemIDs.names(of: signatures)
    items = zip(declared.indices, match.kept).map { index, kept in
      guard let kept else {
        return LiveBarItem(declared[index], name: names[index], on: screen)
      }
      items[kept].update(declared[index], on: screen)
      return items[kept]
    }
  }

  private func putBack(on screen: BarScreen) {
    guard isClaimed else { return }
    let live = read(screen) ?? []
    // Somebody who wrote since keeps the items.
    guard live === applied, !(live === (original ?? [])) else { return forget() }
    screen.restructure(property) {
      write(original, on: screen)
      forget()
    }
  }

  private func forget() {
    isClaimed = false
    original = nil
    applied = []
    items = []
  }

  // MARK: The live array

  private var property: String {
    switch place {
    case .leading: "leftBarButtonItems"
    case .trailing: "rightBarButtonItems"
    case .toolbar: "toolbarItems"
    }
  }

  private func read(_ screen: BarScreen) -> [UIBarButtonItem]? {
    switch place {
    case .leading: screen.item.leftBarButtonItems
    case .trailing: screen.item.rightBarButtonItems
    case .toolbar: screen.controller.toolbarItems
    }
  }

  private func write(_ items: [UIBarButtonItem]?, on screen: BarScreen) {
    switch place {
    case .leading: screen.item.leftBarButtonItems = items
    case .trailing: screen.item.rightBarButtonItems = items
    case .toolbar: screen.controller.toolbarItems = items
    }
  }

  /// Below iOS 16 a hidden item is left out.
  private func isInArray(_ item: LiveBarItem, on screen: BarScreen) -> Bool {
    guard item.declared.traits.isHidden else { return true }
    if #available(iOS 16.0, *) { return screen.features.bar16 }
    return false
  }

  // MARK: What can't be shown

  private func reportsDuplicate(
    in declared: [UIKitNavigationBarItem],
    _ site: CallSite,
    on screen: BarScreen
  ) -> Bool {
    guard let id = BarItemIDs.duplicate(in: declared.map(\.signature)) else { return false }
    screen.bridge.report(BarIssue.repeatedID(id, in: place.rawValue), at: site)
    return true
  }

  private func isShowable(
    _ item: UIKitNavigationBarItem,
    _ site: CallSite,
    on screen: BarScreen
  ) -> Bool {
    switch item.kind {
    case .text(let title):
      guard title.isEmpty, (item.traits.accessibilityLabel ?? "").isEmpty else { return true }
      screen.bridge.report(BarIssue.emptyTitle, at: site)
      return false
    case .symbol(let name):
      guard !knownSymbols.contains(name) else { return true }
      guard UIImage(systemName: name) == nil else {
        knownSymbols.insert(name)
        return true
      }
      screen.bridge.report(BarIssue.unknownSymbol(name), at: site)
      return false
    case .image:
      if (item.traits.accessibilityLabel ?? "").isEmpty {
        screen.bridge.report(BarIssue.unlabelledImage, at: site)
      }
      return true
    case .system, .view, .fixedSpace, .flexibleSpace:
      return true
    }
  }
}

/// Whether two lists hold the same objects in the same order.
private func === (left: [UIBarButtonItem], right: [UIBarButtonItem]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
}
