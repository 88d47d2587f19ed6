/// Why a command can't be carried out.
package enum StackRefusal: Error, Hashable, Sendable {
  case nothingToPop(Int)
  case negativeCount(Int)
  case notOnStack
  case alreadyOnStack(NavigationEntryID)
  case emptyStack
  /// The container is gone.
  case stackIsGone
  /// The container took no notice of the call.
  case dropped
  /// The caller knows more and has reported it, or it is no misuse at all.
  case silent
}
