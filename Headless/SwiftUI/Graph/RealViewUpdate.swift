/// An update of a real view that waits for the views to be evaluated.
struct RealViewUpdate {
  /// Whether it is done outside a window too.
  let runsWhileCovered: Bool
  let run: () -> Void
}
