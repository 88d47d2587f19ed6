/// The interactive pop, whichever finger or recognizer drives it.
extension UINavigationController {
  var allowsInteractivePop: Bool { allowsInteractivePop(by: gestures.edge) }

  /// C.7.1: when the system's own recognizer begins.
  func allowsInteractivePop(by recognizer: UIGestureRecognizer) -> Bool {
    guard stack.controllers.count > 1, !stack.isFrozen, let top = topViewController else {
      return false
    }
    guard canStartPopNow else { return false }
    let item = top.navigationItem
    let hasLeftItems = item.leftBarButtonItems?.isEmpty == false
    guard !hasLeftItems || item.leftItemsSupplementBackButton else { return false }
    guard !item.hidesBackButton, !stack.isNavigationBarHidden else { return false }
    if item.backAction != nil {
      // Whoever it waits for decides in its place.
      guard recognizer.requirementsInPlay.isEmpty else { return false }
      unsettled("C.7.4: a backAction switches the swipe off")
      return false
    }
    return !hasAnimatorWithoutInteraction(above: top) && barDelegateAllowsPop
  }

  private var canStartPopNow: Bool {
    guard hasAnimatedChange || currentTransition != nil else { return true }
    return popByUser { startsInsideRunningPop && !stack.running.isEmpty }
  }

  private func hasAnimatorWithoutInteraction(above top: UIViewController) -> Bool {
    let below = stack.controllers[stack.controllers.count - 2]
    guard
      let animator = delegate?.navigationController(
        self,
        animationControllerFor: .pop,
        from: top,
        to: below
      )
    else { return false }
    return delegate?.navigationController(self, interactionControllerFor: animator) == nil
  }

  /// Starts the pop that a finger drives, through the overridable `popViewController`.
  ///
  /// - Returns: Whether there is something to drive.
  @discardableResult
  func beginInteractivePop() -> Bool {
    guard !stack.isFrozen else { return false }
    guard stack.controllers.count > 1 else { return freeze("at its root") }
    guard !hasAnimatedChange || popByUser({ startsInsideRunningPop }) else {
      return freeze("during a transition")
    }
    guard isOnScreen else { return false }
    stack.isStartingInteractively = true
    popByUser { _ = popViewController(animated: true) }
    stack.isStartingInteractively = false
    guard let transition = stack.pending?.transition, transition.isInteractive else {
      unsettled("popViewController refused a swipe that had begun")
      return false
    }
    gestures.active = transition
    view.performLayoutIfNeeded()
    guard transition.phase == .running else {
      transition.end(isCancelled: true)
      return false
    }
    return true
  }

  /// C.7.2: what an app brings about that forces the gesture to begin.
  private func freeze(_ circumstance: String) -> Bool {
    log("The interactive pop gesture of \(debugName) began \(circumstance): it is frozen.")
    stack.isFrozen = true
    return false
  }

  func updateInteractivePop(_ progress: CGFloat) {
    gestures.active?.update(progress)
  }

  /// Lets go; the velocity is in widths a second, forwards.
  func endInteractivePop(finish: Bool, velocity: CGFloat = 0) {
    guard let transition = gestures.active else { return }
    gestures.active = nil
    let progress = transition.coordinator.percentComplete
    let rest = finish ? 1 - progress : progress
    let limit = finish ? 0.8 : 0.3
    let nominal = abs(velocity) > 0 ? Double(rest / abs(velocity)) : transition.duration
    transition.release(
      isFinished: finish,
      velocity: velocity,
      duration: rest > 0 ? min(limit, max(0.1, min(nominal, 0.35))) : 0
    )
  }

  /// The rule of the release (ios-look 9).
  func finishesPop(progress: CGFloat, velocity: CGFloat) -> Bool {
    abs(velocity) >= 1 ? velocity > 0 : progress > 0.5
  }
}
