/// Who shows a bar item and wants to know that it changed.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

/// Who shows a navigation item.
@MainActor
protocol NavigationItemObserver: AnyObject {
  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}

/// Observers that aren't kept alive, told in the order in which they came.
@MainActor
struct ObserverList {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  mutating func add(_ object: AnyObject) {
    guard !entries.contains(where: { $0.object === object }) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(object: object))
  }

  mutating func remove(_ object: AnyObject) {
    entries.removeAll { $0.object === object || $0.object == nil }
  }

  var objects: [AnyObject] {
    entries.compactMap(\.object)
  }
}
