/// One change of what is on screen, from its announcement to its last callback.
///
/// It alone orders appearance callbacks, the coordinator's blocks and the steps of its owner:
/// `begin` (load, will-callbacks, place, `viewIsAppearing`, animate), then the timeline, driven by
/// the clock or scrubbed by a finger, then the end (remove, did-callbacks, `transitionDidEnd`,
/// completions, `transitionIsOver`).
@MainActor
final class ScreenTransition {
  enum Kind { case push, pop, present, dismiss, select }
  enum Phase: Int { case pending, running, ending, over }
  /// Push and pop end with the leaving controller first, presentations with the coming one (C.1.8).
  enum DidOrder { case fromFirst, toFirst }

  let kind: Kind
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  let isAnimated: Bool
  weak var owner: (any TransitionOwner)?
  /// Whether each side gets appearance callbacks: a sheet's presenter gets none (C.1.9).
  var fromAppearanceChanges = true
  var toAppearanceChanges = true
  /// Tabs and pages tell the coming controller first.
  var beginsWithTo = false
  /// Pages that turn back tell the one that stays first.
  var turnsBackFromFirst = false
  var didOrder = DidOrder.fromFirst
  var duration: TimeInterval
  var curve = TimingCurve.system
  private(set) var phase = Phase.pending
  private(set) var isCancelled = false
  /// Whether the animated changes were made.
  private(set) var hasStartedMoving = false
  private(set) var timeline: Timeline
  let coordinator: TransitionCoordinator
  /// Controllers that answer with this transition's coordinator.
  private var hosts: [UIViewController] = []
  private var endToken: Clock.Token?
  /// A custom animator takes the place of the owner's animation and says when it has ended.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactionController: (any UIViewControllerInteractiveTransitioning)?
  var context: TransitionContext?
  /// The window that takes no touches before the animator says that it is complete.
  private weak var blockedWindow: UIWindow?
  /// The open transaction that waits for this transition.
  private var ticket: CATransaction.Group?

  init(
    kind: Kind,
    from: UIViewController?,
    to: UIViewController?,
    isAnimated: Bool,
    isInteractive: Bool = false,
    presentationStyle: UIModalPresentationStyle = .none,
    duration: TimeInterval,
    owner: any TransitionOwner
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.duration = duration
    self.owner = owner
    timeline = Timeline(start: Stage.current.clock.now, duration: duration, curve: .system)
    coordinator = TransitionCoordinator(
      from: from,
      to: to,
      isAnimated: isAnimated,
      presentationStyle: presentationStyle,
      duration: duration
    )
    if isInteractive { coordinator.becomeInteractive() }
    if isAnimated { ticket = CATransaction.enter() }
  }

  var isInteractive: Bool { coordinator.isInteractive }
  var isRunning: Bool { phase == .running || phase == .ending }

  /// From now on these controllers, and what they contain, answer with the coordinator.
  func attach(to controllers: [UIViewController]) {
    hosts = controllers
    for host in controllers {
      host.transitions.append(self)
    }
  }

  // MARK: Beginning

  func begin(in container: UIView?) {
    guard phase == .pending, let owner else { return }
    phase = .running
    coordinator.begin(container: container)
    owner.transitionWillBegin(self)
    if let animator {
      let context = TransitionContext(transition: self, container: container ?? UIView())
      self.context = context
      duration = animator.transitionDuration(using: context)
      curve = .linear
      let waits = !isInteractive && interactionController == nil && !(animator is ZoomAnimator)
      if waits { block(container?.window) }
    }
    sendWillCallbacks()
    startTimeline()
    owner.transitionPlacesViews(self)
    if let animator, let context { start(animator, in: context) }
    if toAppearanceChanges { to?.deliverIsAppearing() }
    container?.performLayoutIfNeeded()
    guard phase == .running else { return }
    guard isAnimated else {
      UIView.performWithoutAnimation {
        owner.transitionAnimates(self)
        coordinator.runAnimations()
      }
      return end()
    }
    hasStartedMoving = true
    AnimationContext.run(timeline) {
      owner.transitionAnimates(self)
      coordinator.runAnimations()
    }
    if !isInteractive, animator == nil { scheduleEnd() }
    Stage.current.loop.setNeedsTurn()
  }

  private func sendWillCallbacks() {
    if beginsWithTo, toAppearanceChanges {
      to?.beginAppearanceTransition(true, animated: isAnimated)
    }
    if fromAppearanceChanges { from?.beginAppearanceTransition(false, animated: isAnimated) }
    if !beginsWithTo, toAppearanceChanges {
      to?.beginAppearanceTransition(true, animated: isAnimated)
    }
  }

  private func startTimeline() {
    guard isAnimated else { return }
    timeline = Timeline(
      start: Stage.current.clock.now,
      duration: UIView.areAnimationsEnabled ? duration : 0,
      curve: curve
    )
    coordinator.timeline = timeline
    coordinator.transitionDuration = timeline.duration
    if isInteractive { timeline.scrub(to: 0) }
  }

  private func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    in context: TransitionContext
  ) {
    if let interactionController, isInteractive {
      interactionController.startInteractiveTransition(context)
    } else if let driver = interactionController as? UIPercentDrivenInteractiveTransition {
      // It may take hold later: what is animated follows the transition's own timeline.
      driver.startInteractiveTransition(context)
      context.scheduleEnd()
    } else {
      animator.animateTransition(using: context)
    }
  }

  private func block(_ window: UIWindow?) {
    blockedWindow = window
    window?.unfinishedTransitions += 1
  }

  private func scheduleEnd() {
    endToken = Stage.current.clock.schedule(at: timeline.end) { [self] in end() }
  }

  // MARK: A finger drives it

  func update(_ progress: CGFloat) {
    guard phase == .running, isInteractive else { return }
    timeline.scrub(to: progress)
    Stage.current.loop.setNeedsTurn()
  }

  /// A finger takes hold of what runs by itself.
  func pause() {
    guard phase == .running, !isInteractive, isAnimated else { return }
    let now = Stage.current.clock.now
    timeline.scrub(to: timeline.fraction(at: now))
    endToken?.cancel()
    context?.holdEnd()
    coordinator.becomeInteractive()
    coordinator.interactionBegins()
  }

  /// Lets go: the rest of the way runs by the clock, forwards or back.
  func release(isFinished: Bool, velocity: CGFloat = 0, duration: TimeInterval) {
    guard phase == .running, isInteractive else { return }
    isCancelled = !isFinished
    timeline.release(
      toEnd: isFinished,
      at: Stage.current.clock.now,
      duration: UIView.areAnimationsEnabled ? duration : 0,
      curve: curve
    )
    coordinator.interactionEnds(isCancelled: isCancelled, velocity: velocity)
    if animator == nil { scheduleEnd() }
    Stage.current.loop.setNeedsTurn()
  }

  // MARK: Ending

  /// Ends at once, wherever the motion is.
  func end(isCancelled: Bool? = nil) {
    if let isCancelled { self.isCancelled = isCancelled }
    guard phase != .ending, phase != .over else { return }
    let hadBegun = phase == .running
    phase = .ending
    endToken?.cancel()
    blockedWindow?.unfinishedTransitions -= 1
    blockedWindow = nil
    if hadBegun {
      owner?.transitionRemovesViews(self)
      if self.isCancelled { turnBack() } else { sendDidCallbacks() }
    }
    owner?.transitionDidEnd(self)
    for host in hosts {
      host.transitions.removeAll { $0 === self }
    }
    hosts = []
    phase = .over
    animator?.animationEnded(!self.isCancelled)
    coordinator.finish(isCancelled: self.isCancelled)
    owner?.transitionIsOver(self)
    ticket?.leave()
    ticket = nil
    from = nil
    to = nil
    context = nil
  }

  private func sendDidCallbacks() {
    switch didOrder {
    case .fromFirst:
      endFrom()
      owner?.transitionReveals(self)
      endTo()
    case .toFirst:
      endTo()
      endFrom()
    }
  }

  /// A later transition may have turned either of them round already.
  private func endFrom() {
    guard fromAppearanceChanges, from?.appearance.phase == .disappearing else { return }
    from?.endAppearanceTransition()
  }

  private func endTo() {
    guard toAppearanceChanges, to?.appearance.phase == .appearing else { return }
    to?.endAppearanceTransition()
  }

  /// C.1.6: the one that was to come goes first.
  private func turnBack() {
    if turnsBackFromFirst { returnToFrom() }
    if toAppearanceChanges {
      to?.beginAppearanceTransition(false, animated: isAnimated)
      to?.endAppearanceTransition()
    }
    if !turnsBackFromFirst { returnToFrom() }
  }

  private func returnToFrom() {
    guard fromAppearanceChanges else { return }
    from?.beginAppearanceTransition(true, animated: isAnimated)
    from?.deliverIsAppearing()
    from?.endAppearanceTransition()
  }
}
