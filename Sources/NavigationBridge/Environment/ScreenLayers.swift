import SwiftUI

/// Puts around a screen what its stack, its call and its bridge give it, and follows when the app
/// replaces what it says for all screens.
///
/// The navigator stands inside and outside: the screen can't get another one from the app's
/// modifier, and the modifier has it too.
///
/// One modifier that isn't generic: each of its parts would be a layer of its own in every screen.
struct ScreenLayers: ViewModifier {
  @ObservedObject var environment: StackEnvironment
  let additions: ScreenAdditions
  let navigator: Navigator?
  let bridge: ScreenBridge

  func body(content: Content) -> some View {
    layered(content.finding(navigator))
      .environment(\.screenBar, ScreenBarContext(bridge: bridge, navigator: navigator))
  }

  @ViewBuilder
  private func layered(_ content: some View) -> some View {
    if environment.layer.isEmpty, additions.isEmpty {
      content
    } else {
      environment.layer.applied(to: additions.applied(to: AnyView(content))).finding(navigator)
    }
  }
}
