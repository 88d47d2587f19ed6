/// The two swipes back, and the pop that one of them drives.
@MainActor
struct PopGestures {
  weak var active: Transition?
}
