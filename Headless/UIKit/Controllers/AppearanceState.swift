/// Where a controller is between hidden and shown.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was delivered in this transition.
  var didDeliverIsAppearing = false
  /// Whether this transition comes from the view's way into or out of a window.
  var followsView = false
}
