import SwiftUI

/// What a screen has from its hosting controller, in one value of the environment: each value is a
/// layer of its own around every screen.
struct ScreenBarContext: Equatable, Sendable {
  /// The bridge of the hosting controller.
  ///
  /// Nil in a plain `UIHostingController`.
  var bridge: ScreenBridge?
  /// How many bar modifiers enclose this one.
  var depth = 0
  /// The handle of the screen's place.
  var navigator: Navigator?

  /// The context of what a modifier wraps.
  var nested: ScreenBarContext {
    ScreenBarContext(bridge: bridge, depth: depth + 1, navigator: navigator)
  }

  static func == (left: ScreenBarContext, right: ScreenBarContext) -> Bool {
    left.bridge === right.bridge && left.depth == right.depth
      && left.navigator === right.navigator
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
