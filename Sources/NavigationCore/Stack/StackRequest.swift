/// A command on its way: how to carry it out, and who hears of its end.
@MainActor
package struct StackRequest {
  /// Decides what to do when the turn has come, from the stack as it is then.
  package var command: @MainActor ([NavigationEntryID]) -> StackCommand
  package var isAnimated = true
  /// Asks no guard.
  package var isForced = false
  /// Asked before screens are removed, in place of the driver's.
  package var permission: (@MainActor (StackChange, CommandID) -> StackPermission)?
  /// What has to go with the command.
  ///
  /// Where it covers the stack the command isn't animated: only the cover is seen to go.
  package var cover: (any StackCover)?
  /// Does something else when the turn has come, and says whether it does: it ends the command then.
  package var detour: @MainActor (CommandID) -> Bool = { _ in false }
  package var refused: @MainActor (StackRefusal) -> Void = { _ in }
  package var finished: @MainActor (Bool) -> Void = { _ in }

  package init(_ command: @escaping @MainActor ([NavigationEntryID]) -> StackCommand) {
    self.command = command
  }

  package init(_ command: StackCommand) {
    self.init { _ in command }
  }
}

/// What is said to a command that would remove screens.
package enum StackPermission: Hashable, Sendable {
  case granted
  case denied
  /// Whoever was asked calls `StackDriver.answer(_:isGranted:)` later.
  case pending
}
