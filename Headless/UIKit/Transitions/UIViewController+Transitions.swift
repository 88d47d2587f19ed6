extension UIViewController {
  /// The transition that runs, or will run, in or around this controller: the newest one's.
  var currentTransition: ScreenTransition? {
    transitions.last ?? parent?.currentTransition
  }

  /// C.4.4: nil while what runs isn't animated.
  var currentCoordinator: TransitionCoordinator? {
    if let own = transitions.last(where: \.isAnimated) { return own.coordinator }
    return sizeChange ?? parent?.currentCoordinator
  }
}
