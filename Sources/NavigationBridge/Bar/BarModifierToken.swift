import Combine

/// The identity of one bar modifier in one screen.
///
/// It is a state object, made once: a plain state's initial value would be another object in each
/// new value of the modifier, which could never be found unchanged.
@MainActor
final class BarModifierToken: ObservableObject {
  /// Where the modifier stands, as far as is known.
  enum Place {
    /// Nothing has shown yet that its bridge is that of its own host.
    case unknown
    /// Its parents didn't lead to the bridge's controller, but may not be complete.
    case doubtful
    case ownHost
    /// In a host that inherited the environment of another, such as a sheet's.
    case foreignHost
  }

  /// Whether the modifier has told that it stands in a controller without bridge.
  var hasReportedMissingBridge = false
  var place = Place.unknown

  nonisolated init() {}

  /// It never changes for those who see it.
  nonisolated var objectWillChange: Empty<Void, Never> { Empty(completeImmediately: false) }
}
