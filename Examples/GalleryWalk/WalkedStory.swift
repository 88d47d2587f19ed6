/// The stories that a walk goes through.
public enum WalkedStory: CaseIterable, Sendable {
  /// A form whose bar follows its state.
  case details
  /// Title, subtitle, prompt, menu and a view as title.
  case titleArea
  /// The kinds of items, and groups.
  case items
  /// A declared menu.
  case menus
  /// The back button of a screen.
  case backButton
  /// A search with scopes.
  case search
  /// Appearance, toolbar and a hidden bar of one screen.
  case screenBar
  /// One bar with all of it.
  case richBar
  /// Screens as values.
  case routes
  /// A guard.
  case unsavedChanges
  /// A flow with a result, pushed and presented.
  case checkout
  /// The program of a bar bridge.
  case barBridge
  /// The program of a coordinator.
  case coordinator
  /// The program that navigates without links.
  case windowNavigation
}
