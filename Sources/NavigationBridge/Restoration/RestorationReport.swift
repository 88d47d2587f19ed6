public import NavigationCore

/// What became of an attempt to go back to stored screens.
public struct RestorationReport: Sendable {
  /// How many of the stored screens can be gone back to, in all stacks.
  ///
  /// They are there once `task` has ended with true.
  public let restoredCount: Int

  /// Why the others can't.
  ///
  /// Each is reported as a `NavigationIssue` too.
  public let problems: [RestorationProblem]

  /// The end: every screen is there, or UIKit or the app has changed its mind.
  ///
  /// Modals wait for a window, and come one after the other. When one can't be presented, those above
  /// it don't come either.
  public let task: NavigationTask
}
