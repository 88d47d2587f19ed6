/// The texts of what can go wrong with a flow.
enum FlowIssue {
  static func showsNothing(_ coordinator: String) -> String {
    """
    Can't start '\(coordinator)': it showed no screen before 'start(_:)' returned. Push the first \
    one by the flow's navigator at once, one that waits if it has to.
    """
  }
}
