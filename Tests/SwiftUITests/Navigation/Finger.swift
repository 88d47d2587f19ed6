import Testing
@_spi(Headless) import SwiftUI

/// Acts on the screen as a person does, by what is heard.
@MainActor
enum Finger {
  static var nodes: [AccessibilityNode] {
    (Stage.current.layers.last ?? []).flatMap(\.flattened)
  }

  static func tap(_ label: String) throws {
    let node = try #require(nodes.last { $0.label == label && $0.role != .text && $0.isEnabled })
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    Stage.current.loop.settle()
  }

  static func isEnabled(_ label: String) -> Bool {
    nodes.contains { $0.label == label && $0.role != .text && $0.isEnabled }
  }

  /// Pulls a sheet from its top down to the bottom.
  static func pullDown() {
    Stage.current.drag(from: CGPoint(x: 196, y: 110), to: CGPoint(x: 196, y: 800), hold: 0.2)
    Stage.current.loop.settle()
  }

  static var screen: String { Stage.current.textTree() }
}

extension UIViewController {
  /// The stack that SwiftUI put into this controller.
  var innerStack: UINavigationController? {
    children.lazy.compactMap { $0 as? UINavigationController ?? $0.innerStack }.first
  }
}
