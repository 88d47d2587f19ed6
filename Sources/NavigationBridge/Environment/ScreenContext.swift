import Combine
import SwiftUI

/// What a hosted screen gets from its stack: the app's environment, and its navigator.
///
/// The root view of the screen observes it.
@MainActor
final class ScreenContext: ObservableObject {
  /// What holds for all screens of the stack, live.
  @Published private(set) var environment = StackEnvironment.none
  /// What holds for this screen alone, from its making on.
  var additions = ScreenAdditions.none
  /// The handle of the screen's entry.
  ///
  /// It stays after the screen has left, and does nothing then.
  private(set) var navigator: Navigator?

  func enter(_ environment: StackEnvironment, navigator: Navigator) {
    guard self.environment !== environment || self.navigator !== navigator else { return }
    self.navigator = navigator
    self.environment = environment
  }
}
