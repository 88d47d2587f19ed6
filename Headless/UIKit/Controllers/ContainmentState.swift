/// Apart from the parent, which is asked for all the time: a weak reference makes a copy of what
/// contains it dear.
struct ContainmentState {
  var children: [UIViewController] = []
  var isMovingTo = false
  var isMovingFrom = false
}
