/// One transition of a stack, with what it owes to the controllers that come and go.
@MainActor
final class StackChange {
  let transition: ScreenTransition
  let operation: UINavigationController.Operation
  /// The stack before, which a cancelled swipe restores.
  let previous: [UIViewController]
  /// Controllers that are still owed `didMove(toParent:)`.
  var arriving: [UIViewController]
  var leaving: [UIViewController]
  /// Who was the delegate when it began (C.4.9).
  weak var delegate: (any UINavigationControllerDelegate)?

  init(
    transition: ScreenTransition,
    operation: UINavigationController.Operation,
    previous: [UIViewController],
    arriving: [UIViewController],
    leaving: [UIViewController]
  ) {
    self.transition = transition
    self.operation = operation
    self.previous = previous
    self.arriving = arriving
    self.leaving = leaving
  }
}

/// What a navigation controller keeps about its stack.
@MainActor
struct StackState {
  /// The truth, changed at once by each operation.
  var controllers: [UIViewController] = []
  /// The controller whose page is in the window, or was when the stack was last seen.
  var displayed: UIViewController?
  /// Announced, waits for the next layout.
  var pending: StackChange?
  /// The newest last; more than one only where pops overlap.
  var running: [StackChange] = []
  /// Has ended, and the delegate hears of it after the completions (C.5.5).
  var unconfirmed: StackChange?
  /// Operations that wait for the end of what runs (C.4.5).
  var deferred: [() -> Void] = []
  /// C.4.3: the old top, after an animated pop over several levels.
  var laggingTop: UIViewController?
  /// The last controller that the delegate was told of.
  weak var announced: UIViewController?
  /// The pop that is being asked for comes from the bar or a finger.
  var isUserPop = false
  /// The pop that is being asked for follows a finger.
  var isStartingInteractively = false
  /// C.7.2: a swipe began at the root.
  var isFrozen = false
  var isNavigationBarHidden = false
  var isToolbarHidden = true
}
