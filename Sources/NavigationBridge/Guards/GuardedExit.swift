import UIKit

/// One attempt to make screens leave: who would go, why, and how it is done.
@MainActor
struct GuardedExit {
  /// The controllers that would go, the top first.
  let leaving: [UIViewController]
  let cause: NavigationAttempt.Cause
  let target: NavigationAttempt.Target
  /// Whether it is still the same that would happen.
  let isValid: @MainActor () -> Bool
  /// Does it, past the guards.
  let perform: @MainActor () -> Void

  /// Does it if it is still the same that would happen.
  func performIfValid() -> Bool {
    guard isValid() else { return false }
    GuardDesk.letting(leave: leaving, perform)
    return true
  }

  var attempt: NavigationAttempt {
    NavigationAttempt(cause: cause, target: target) { performIfValid() }
  }
}
