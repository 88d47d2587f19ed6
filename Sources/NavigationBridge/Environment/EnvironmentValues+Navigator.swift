public import SwiftUI

extension EnvironmentValues {
  /// The navigator of the stack that contains this screen.
  ///
  /// It is a handle of the screen's own place: it knows who asks, acts on the stack that the screen
  /// is in, and does nothing once the screen has left. Reading it never updates a view; to follow
  /// the path, observe the `Navigator` in the environment with `@EnvironmentObject`.
  ///
  /// Nil in a screen that no navigator shows.
  public var navigator: Navigator? { screenBar.navigator }
}

extension View {
  /// Puts a screen's navigator into its environment as an object.
  ///
  /// Without one the object leads nowhere: a screen keeps its state when it gets a navigator, since
  /// the structure of the view stays.
  @MainActor
  func finding(_ navigator: Navigator?) -> some View {
    environmentObject(navigator ?? .nowhere)
  }
}

extension Navigator {
  /// The navigator of no stack, which does nothing.
  fileprivate static let nowhere = Navigator(place: NavigatorPlace())
}
