/// What becomes of the modals over a stack that gets a new path.
///
/// It speaks of the modals that navigators have presented above the stack. Where there are none
/// the policies do the same.
public enum ModalPolicy: Hashable, Sendable {
  /// They go, the guards in them asked before anything moves.
  ///
  /// The path is set under the cover, then all modals leave in one animation.
  case dismiss
  /// They stay, and the path is shown above them: in a stack of its own, whose root is the first
  /// route. An empty path is set under them.
  case above
  /// They stay, and the path is set under them.
  case keep
}
