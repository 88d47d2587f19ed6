/// The identity of one bar modifier in one screen: it lives in the modifier's state.
@MainActor
final class BarModifierToken {
  /// Whether the modifier has told that it stands in a controller without bridge.
  var hasReportedMissingBridge = false

  nonisolated init() {}
}
