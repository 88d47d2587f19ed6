import SwiftUI

/// One value that a user and the app's code both change: who did it last.
///
/// State that takes its time to follow the user must not undo what was typed meanwhile.
@MainActor
struct TwoWayValue<Value: Equatable> {
  /// What the state said when it was last looked at.
  private var seen: Value?
  /// What the user did and the state hasn't said yet, the oldest first.
  private var expected: [Value] = []
  private static var limit: Int { 64 }

  /// The user changed it: the state is told.
  mutating func set(_ value: Value, in binding: Binding<Value>) {
    binding.wrappedValue = value
    if binding.wrappedValue == value {
      seen = value
      expected = []
    } else {
      expected.append(value)
      if expected.count > Self.limit { expected.removeFirst() }
    }
  }

  /// What the app's code has set since, if it did.
  mutating func change(in binding: Binding<Value>) -> Value? {
    let value = binding.wrappedValue
    guard value != seen else { return nil }
    seen = value
    if let index = expected.firstIndex(of: value) {
      expected.removeFirst(index + 1)
      return nil
    }
    expected = []
    return value
  }
}
