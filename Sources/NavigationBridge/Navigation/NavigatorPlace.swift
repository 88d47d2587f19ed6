import NavigationCore

/// Where a navigator stands: in which stack, at which screen of it.
struct NavigatorPlace: Sendable {
  /// Nil for a navigator of the app, which holds its engine itself.
  weak var engine: StackEngine?
  /// Nil for a navigator that speaks for no screen.
  var entry: NavigationEntryID?
  /// The modal that has no stack, whose screen the navigator speaks for.
  var presentation: NavigationPresentationID?
  /// The flow whose navigator it is, until that has ended.
  weak var flow: FlowSession?
  /// Whether it is or was the navigator of a flow.
  var isInFlow = false
}
