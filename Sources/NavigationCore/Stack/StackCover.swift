/// What stands over a stack and goes with a command: the modals over a new path.
@MainActor
package protocol StackCover {
  /// What would go now, each by its identity: guards are asked for it, with the stack's screens.
  var leaving: Set<ObjectIdentifier> { get }
  /// Goes, once the stack below is as the command wanted it, and ends the command.
  func leave(_ id: CommandID)
}
