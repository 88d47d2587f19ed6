extension UINavigationController {
  // MARK: Beginning

  /// C.4.4: in the layout that follows the operation.
  func beginPendingChange() {
    guard let change = stack.pending, appearance.phase == .appeared,
      viewIfLoaded?.window != nil, stack.running.isEmpty || change.isOverlapping
    else { return }
    stack.pending = nil
    stack.laggingTop = nil
    stack.running.append(change)
    change.transition.begin(in: contentView)
  }

  func change(of transition: ScreenTransition) -> StackChange? {
    stack.running.first { $0.transition === transition }
  }

  // MARK: Off screen

  /// C.1.13: what was announced off screen is not shown, only settled.
  func dropPendingChange() {
    guard let change = stack.pending else { return }
    stack.pending = nil
    stack.laggingTop = nil
    settle(arriving: change.arriving, leaving: change.leaving)
    change.transition.end()
    runDeferredOperations()
  }

  func endRunningChanges() {
    for change in stack.running {
      change.transition.end()
    }
  }

  /// The top that is seen when the stack appears: loading it may change the stack again.
  func installTop() {
    while let top = stack.controllers.last {
      top.loadViewIfNeeded()
      guard top === stack.controllers.last else { continue }
      if stack.displayed !== top || contentView.page(of: top) == nil {
        contentView.removePages()
        contentView.addPage(of: top)
      }
      break
    }
    if stack.controllers.isEmpty { contentView.removePages() }
    stack.displayed = stack.controllers.last
    updateBarItems()
    layOutBars()
    // Outside a window there is no safe area.
    view.setNeedsLayout()
  }

  var isTopUnannounced: Bool {
    stack.displayed != nil && stack.announced !== stack.displayed
  }

  /// C.5.3: the first appearance of a root, and a top that changed off screen.
  func announceTop() {
    guard let top = stack.displayed else { return }
    delegate?.navigationController(self, willShow: top, animated: appearance.isAnimated)
  }

  func confirmTop() {
    if let top = stack.displayed, stack.announced !== top {
      stack.announced = top
      delegate?.navigationController(self, didShow: top, animated: appearance.isAnimated)
    }
    if stack.pending != nil { view.setNeedsLayout() }
  }

  // MARK: Waiting operations

  func runDeferredOperations() {
    while !stack.deferred.isEmpty, !hasAnimatedChange {
      stack.deferred.removeFirst()()
    }
  }
}

extension UINavigationController: TransitionOwner {
  func transitionWillBegin(_ transition: ScreenTransition) {
    guard let change = change(of: transition) else { return }
    change.delegate = delegate
    chooseAnimator(for: change)
    transition.to?.loadViewIfNeeded()
    for controller in change.arriving {
      controller.containment.isMovingTo = true
    }
    for controller in change.leaving {
      controller.containment.isMovingFrom = true
    }
    if !Stage.current.takes(.lateWillShow) { announce(change) }
  }

  private func announce(_ change: StackChange) {
    guard let to = change.transition.to else { return }
    change.delegate?.navigationController(
      self,
      willShow: to,
      animated: change.transition.isAnimated
    )
  }

  private func chooseAnimator(for change: StackChange) {
    let transition = change.transition
    guard transition.isAnimated, let from = transition.from, let to = transition.to else { return }
    transition.animator = change.delegate?.navigationController(
      self,
      animationControllerFor: change.operation,
      from: from,
      to: to
    )
    if transition.animator == nil, !transition.isInteractive {
      let zoomed = change.operation == .push ? to : from
      transition.animator = zoomed.zoomAnimator(isLeaving: change.operation != .push)
      if transition.animator != nil { return }
    }
    guard let animator = transition.animator else { return }
    transition.interactionController = change.delegate?.navigationController(
      self,
      interactionControllerFor: animator
    )
    if transition.interactionController?.wantsInteractiveStart == true {
      transition.coordinator.becomeInteractive()
    }
  }

  func transitionPlacesViews(_ transition: ScreenTransition) {
    guard let change = change(of: transition) else { return }
    if Stage.current.takes(.lateWillShow) { announce(change) }
    stack.displayed = transition.to
    let old = navigationBar.items ?? []
    navigationBar.transition(
      from: old,
      to: stack.controllers.map(\.navigationItem),
      timeline: transition.isAnimated ? transition.timeline : nil
    )
    showToolbarItems(animated: transition.isAnimated)
    parent?.stackWantsBottomBarHidden(
      wantsBottomBarHidden,
      timeline: transition.isAnimated ? transition.timeline : nil
    )
    guard let to = transition.to, transition.animator == nil else { return }
    let page = contentView.addPage(of: to, below: change.operation == .pop)
    applyInsets(to: page)
    scrollDistanceDidChange(of: page)
    guard transition.isAnimated else { return }
    contentView.prepareSlide(
      from: transition.from,
      to: to,
      isPop: change.operation == .pop,
      isFlipped: isFlipped
    )
  }

  func transitionAnimates(_ transition: ScreenTransition) {
    guard let change = change(of: transition) else { return }
    if transition.animator == nil {
      contentView.slide(
        from: transition.from,
        to: transition.to,
        isPop: change.operation == .pop,
        isFlipped: isFlipped
      )
    }
    layOutBars()
  }

  func transitionRemovesViews(_ transition: ScreenTransition) {
    guard let change = change(of: transition) else { return }
    clearMoves(of: change, isBack: transition.isCancelled)
    if transition.isCancelled {
      stack.controllers = change.previous
      sortChildren()
      stack.displayed = transition.from
    }
    let gone = transition.isCancelled ? transition.to : transition.from
    let kept = transition.isCancelled ? transition.from : transition.to
    let isKeptMoving = stack.running.contains { $0 !== change && $0.transition.from === kept }
    // What an animator left out stays out.
    let isPlaced =
      transition.animator == nil || transition.isCancelled
      || kept?.viewIfLoaded?.isDescendant(of: contentView) == true
    contentView.finishSlide(
      of: kept,
      isMoving: isKeptMoving || !isPlaced,
      removing: gone
    )
    navigationBar.transitionDidEnd(isCancelled: transition.isCancelled)
    if isPopped(change), !Stage.current.takes(.parentUntilEnd) {
      for controller in leavers(of: change) {
        controller.containingParent = nil
      }
    }
    guard let kept, let page = contentView.page(of: kept) else { return }
    applyInsets(to: page)
    scrollDistanceDidChange(of: page)
  }

  /// A cancelled pop moves nobody; the flags of a real one hold until the did-callbacks are over.
  private func clearMoves(of change: StackChange, isBack: Bool) {
    guard isBack else { return }
    for controller in change.leaving {
      controller.containment.isMovingFrom = false
    }
  }

  private func isPopped(_ change: StackChange) -> Bool {
    change.operation == .pop && change.transition.isAnimated && !change.transition.isCancelled
      && !change.leaving.isEmpty
  }

  /// Those that weren't pushed again meanwhile.
  private func leavers(of change: StackChange) -> [UIViewController] {
    change.leaving.filter { one in !stack.controllers.contains { $0 === one } }
  }

  func transitionReveals(_ transition: ScreenTransition) {
    guard let change = change(of: transition), change.operation == .pop, !change.leaving.isEmpty,
      !Stage.current.takes(.moveAfterReveal)
    else { return }
    let leaving = change.leaving
    change.leaving = []
    for controller in leaving {
      controller.containment.isMovingFrom = false
    }
    settle(arriving: [], leaving: leaving)
  }

  func transitionDidEnd(_ transition: ScreenTransition) {
    guard let change = change(of: transition) else { return }
    for controller in change.arriving {
      controller.containment.isMovingTo = false
    }
    for controller in change.leaving {
      controller.containment.isMovingFrom = false
    }
    if transition.isCancelled {
      updateBarItems()
      UIView.performWithoutAnimation { fitBars() }
      parent?.stackWantsBottomBarHidden(wantsBottomBarHidden, timeline: nil)
    } else {
      settle(arriving: change.arriving, leaving: change.leaving)
      if Stage.current.takes(.lateCompletions) {
        confirm(change)
      } else {
        stack.unconfirmed = change
      }
    }
    stack.running.removeAll { $0 === change }
    if stack.isToolbarHidden { showToolbarItems(animated: false) }
    view.setNeedsLayout()
  }

  /// C.5.4: a cancelled pop confirms nothing, nor does one that another pop has overtaken.
  private func confirm(_ change: StackChange) {
    guard let to = change.transition.to, to === stack.displayed else { return }
    stack.announced = to
    change.delegate?.navigationController(
      self,
      didShow: to,
      animated: change.transition.isAnimated
    )
  }

  func transitionIsOver(_ transition: ScreenTransition) {
    if let change = stack.unconfirmed, change.transition === transition {
      stack.unconfirmed = nil
      confirm(change)
    }
    runDeferredOperations()
  }
}

extension StackChange {
  fileprivate var isOverlapping: Bool {
    operation == .pop && transition.isAnimated && Stage.current.allowsOverlappingPops
  }
}
