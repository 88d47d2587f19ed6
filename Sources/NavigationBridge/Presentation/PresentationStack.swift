/// Whether a modal has a stack of its own.
public enum PresentationStack: Hashable, Sendable {
  /// The modal's screen is the root of a new stack, with a bar and a navigator of its own.
  case own
  /// The modal is the screen alone: it has no bar, and can't push.
  case none
}
