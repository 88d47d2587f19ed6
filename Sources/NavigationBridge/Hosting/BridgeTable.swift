import UIKit

/// The bridges of the hosting controllers that are alive.
@MainActor
enum BridgeTable {
  private struct Entry {
    weak var controller: UIViewController?
    weak var bridge: ScreenBridge?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var pruneCount = 64

  static func add(_ bridge: ScreenBridge, for controller: UIViewController) {
    if entries.count >= pruneCount {
      entries = entries.filter { $0.value.controller != nil }
      pruneCount = max(64, entries.count * 2)
    }
    entries[ObjectIdentifier(controller)] = Entry(controller: controller, bridge: bridge)
  }

  static func bridge(of controller: UIViewController) -> ScreenBridge? {
    guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
      return nil
    }
    return entry.bridge
  }

  /// A controller and all that contain it, the nearest first.
  static func controllers(above controller: UIViewController) -> [UIViewController] {
    Array(sequence(first: controller, next: { $0.parent }))
  }

  /// The member of a stack that is the controller itself or contains it.
  static func member(above controller: UIViewController) -> UIViewController? {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if current.parent is UINavigationController { return current }
      candidate = current.parent
    }
    return nil
  }
}
