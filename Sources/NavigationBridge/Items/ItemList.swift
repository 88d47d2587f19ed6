import NavigationCore
import UIKit

/// Live items in the order of their declarations, matched anew at each update.
@MainActor
struct ItemList {
  private(set) var items: [LiveBarItem] = []

  /// Takes over a declaration in which no explicit id repeats.
  mutating func update(to declared: [UIKitNavigationBarItem], on screen: BarScreen) {
    guard !isRecognised(in: declared) else {
      for index in items.indices { items[index].update(declared[index], on: screen) }
      return
    }
    let wanted = declared.map(\.signature)
    let match = BarItemMatch(live: items.map(\.declared.signature), declared: wanted)
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

  /// Whether the declaration has the same items in the same order, as in most updates.
  private func isRecognised(in declared: [UIKitNavigationBarItem]) -> Bool {
    guard items.count == declared.count else { return false }
    for index in items.indices where !items[index].declared.isRecognised(in: declared[index]) {
      return false
    }
    return true
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
