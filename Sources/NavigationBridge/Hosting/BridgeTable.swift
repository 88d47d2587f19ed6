import UIKit

/// The bridges of the hosting controllers that are alive.
@MainActor
enum BridgeTable {
  private struct WeakBridge {
    weak var bridge: ScreenBridge?
  }

  private static var bridges: [ObjectIdentifier: WeakBridge] = [:]
  private static var pruneCount = 64

  static func add(_ bridge: ScreenBridge, for controller: UIViewController) {
    if bridges.count >= pruneCount {
      bridges = bridges.filter { $0.value.bridge?.controller != nil }
      pruneCount = max(64, bridges.count * 2)
    }
    bridges[ObjectIdentifier(controller)] = WeakBridge(bridge: bridge)
  }

  static func bridge(of controller: UIViewController) -> ScreenBridge? {
    guard let bridge = bridges[ObjectIdentifier(controller)]?.bridge,
      bridge.controller === controller
    else { return nil }
    return bridge
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
