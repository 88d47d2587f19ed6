/// One property of UIKit's that a part may claim: what it was before, and what it was given.
@MainActor
final class ClaimedValue<Value: Equatable> {
  /// What was there at the first claim, or was written by somebody else since.
  private var original: Value?
  private(set) var applied: Value?

  /// Brings the property to a value, or puts back what was there.
  ///
  /// - Parameters:
  ///   - wanted: The value. Nil: it isn't claimed any more.
  ///   - live: The value that the property has now.
  ///   - write: Sets the property. It isn't called for the value that it has.
  func set(_ wanted: Value?, live: Value, write: (Value) -> Void) {
    if let wanted {
      if applied != live { original = live }
      applied = wanted
      if live != wanted { write(wanted) }
    } else if let applied {
      // Somebody who wrote since keeps the value.
      if live == applied, let original, original != live { write(original) }
      self.applied = nil
      original = nil
    }
  }

  /// Goes on where another claim of the same property ends.
  func takeOver(_ other: ClaimedValue) {
    original = other.original
    applied = other.applied
    other.original = nil
    other.applied = nil
  }
}
