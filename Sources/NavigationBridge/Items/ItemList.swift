import NavigationCore
import UIKit

/// Live items in the order of their declarations, matched anew at each update.
@MainActor
struct ItemList {
  private(set) var items: [LiveBarItem] = []

  mutating func update(to declared: [UIKitNavigationBarItem], on screen: BarScreen) {
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

  /// What the bar's array has to hold.
  func objects(on screen: BarScreen) -> [UIBarButtonItem] {
    items.filter { isInArray($0, on: screen) }.map(\.barButtonItem)
  }

  /// Below iOS 16 a hidden item is left out.
  private func isInArray(_ item: LiveBarItem, on screen: BarScreen) -> Bool {
    guard item.declared.traits.isHidden else { return true }
    if #available(iOS 16.0, *) { return screen.features.bar16 }
    return false
  }
}
