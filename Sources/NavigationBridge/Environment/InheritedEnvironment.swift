public import SwiftUI

extension ScreenBridge {
  /// Keeps the environment at a place of the screen: the outermost place counts.
  func note(_ values: EnvironmentValues, depth: Int) {
    guard depth <= inheritable?.depth ?? .max else { return }
    var values = values
    // The way to the bridge isn't inherited, and would keep the bridge.
    values.screenBar = ScreenBarContext()
    inheritable = (depth, values)
  }
}

extension View {
  /// Marks the place of a screen whose environment its modals may inherit.
  ///
  /// What a call names with `inheriting:` is read here, as it is when the call is made. Without
  /// this modifier it is read at the screen's outermost bar modifier.
  ///
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitInheritedEnvironment() -> some View {
    modifier(InheritedEnvironmentModifier())
  }
}

private struct InheritedEnvironmentModifier: ViewModifier {
  @Environment(\.screenBar) private var context
  @StateObject private var token = BarModifierToken()

  func body(content: Content) -> some View {
    content.background(
      BarSentinel(bridge: context.bridge, token: token, depth: Int.min, revision: 0)
        .frame(width: 0, height: 0)
    )
  }
}
