/// What a guard says to an attempt to leave its screen.
public enum NavigationDecision: Hashable, Sendable {
  /// The screen may go.
  case leave
  /// The screen stays, as if nothing had been tried.
  case stay
  /// The user is asked, by the guard's prompt.
  case ask
}
