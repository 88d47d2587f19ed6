public import NavigationCore

/// What became of an attempt to go back to stored screens.
@MainActor
public struct RestorationReport {
  /// How many screens come back, in all stacks.
  public let restoredCount: Int

  /// Why others don't.
  ///
  /// Each is reported as a `NavigationIssue` too.
  public let problems: [RestorationProblem]

  /// The end: every screen is there, or UIKit or the app has changed its mind.
  ///
  /// Modals wait for a window, and come one after the other. When one can't be presented, those above
  /// it don't come either.
  public let task: NavigationTask
}
