import NavigationCore
import UIKit

/// Live items in the order of their declarations, matched anew at each update.
@MainActor
struct ItemList {
  private(set) var items: [LiveBarItem] = []
  private var signatures: [BarItemSignature<AnyHashable>] = []

  mutating func update(to declared: [UIKitNavigationBarItem], on screen: BarScreen) {
    let wanted = declared.map(\.signature)
    let match = BarItemMatch(live: signatures, declared: wanted)
    signatures = wanted
    guard match.changesMembership else {
      for index in items.indices { items[index].update(declared[index], on: screen) }
      return
    }
    let names = BarItemIDs.names(of: wanted)
    let old = items
    items = declared.indices.map { index in
      guard let kept = match.kept[index] else {
        return LiveBarItem(declared[index], name: names[index], on: screen)
      }
      old[kept].update(declared[index], on: screen)
      return old[kept]
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
