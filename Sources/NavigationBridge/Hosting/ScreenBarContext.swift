import SwiftUI

/// What a bar modifier finds in its environment.
struct ScreenBarContext: Equatable, Sendable {
  /// The bridge of the hosting controller.
  ///
  /// Nil in a plain `UIHostingController`.
  var bridge: ScreenBridge?
  /// How many bar modifiers enclose this one.
  var depth = 0

  /// The context of what a modifier wraps.
  var nested: ScreenBarContext { ScreenBarContext(bridge: bridge, depth: depth + 1) }

  static func == (left: ScreenBarContext, right: ScreenBarContext) -> Bool {
    left.bridge === right.bridge && left.depth == right.depth
  }
}

private struct ScreenBarContextKey: EnvironmentKey {
  static let defaultValue = ScreenBarContext()
}

extension EnvironmentValues {
  var screenBar: ScreenBarContext {
    get { self[ScreenBarContextKey.self] }
    set { self[ScreenBarContextKey.self] = newValue }
  }
}
