/// What a page view controller keeps.
@MainActor
struct PageState {
  var current: UIViewController?
  var displayed: UIViewController?
  var running: ScreenTransition?
  /// Whether the running change follows a finger or what it left.
  var isByFinger = false
  var isForward = true
  var completion: ((Bool) -> Void)?
}

final class PageContainerView: UIView {
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    layOut()
  }
}

extension UIPageViewController {
  func set(
    _ controller: UIViewController,
    isForward: Bool,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    pages.running?.end()
    guard controller !== pages.current else {
      if let completion { Stage.current.loop.enqueue { completion(true) } }
      return
    }
    guard appearance.phase == .appeared, viewIfLoaded?.window != nil else {
      replace(with: controller)
      if let completion { Stage.current.loop.enqueue { completion(true) } }
      return
    }
    pages.completion = completion
    turn(to: controller, isForward: isForward, animated: animated, isInteractive: false)
  }

  private func replace(with controller: UIViewController) {
    let old = pages.current
    pages.current = controller
    addPage(controller)
    if let old { removePage(old) }
    if isViewLoaded, appearance.phase != .disappeared { installCurrent() }
  }

  private func addPage(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    adopt(controller)
    controller.didMove(toParent: self)
  }

  private func removePage(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.leaveParent()
  }

  func installCurrent() {
    if let old = pages.displayed, old !== pages.current {
      old.viewIfLoaded?.removeFromSuperview()
    }
    pages.displayed = pages.current
    guard let content = pages.current?.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.superview !== view { view.insertSubview(content, at: 0) }
  }

  func layOutContents() {
    if pages.running == nil, let content = pages.displayed?.viewIfLoaded {
      content.frame = view.bounds
    }
    layOutDots()
  }

  // MARK: Turning

  private func turn(
    to controller: UIViewController,
    isForward: Bool,
    animated: Bool,
    isInteractive: Bool
  ) {
    pages.isForward = isForward
    pages.isByFinger = isInteractive
    addPage(controller)
    let transition = ScreenTransition(
      kind: .select,
      from: pages.displayed,
      to: controller,
      isAnimated: animated,
      isInteractive: isInteractive,
      duration: 0.35,
      owner: self
    )
    transition.beginsWithTo = true
    transition.didOrder = .toFirst
    transition.turnsBackFromFirst = true
    pages.running = transition
    pages.current = controller
    transition.begin(in: view)
  }

  /// How far a page that isn't shown lies away, along the axis.
  private func center(at position: CGFloat) -> CGPoint {
    let bounds = view.bounds
    let isFlipped = !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = (isVertical ? bounds.height : bounds.width) + spacing
    let offset = position * way * (isFlipped ? -1 : 1)
    return CGPoint(
      x: bounds.midX + (isVertical ? 0 : offset),
      y: bounds.midY + (isVertical ? offset : 0)
    )
  }

  // MARK: A finger

  func followFinger() {
    let bounds = view.bounds
    let isFlipped = !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = max(1, isVertical ? bounds.height : bounds.width)
    let travel = pan.translation(in: nil)
    let along = (isVertical ? travel.y : travel.x) / way * (isFlipped ? -1 : 1)
    switch pan.state {
    case .began: beginTurning(isForward: along < 0)
    case .changed: update(along)
    case .ended:
      update(along)
      let speed = pan.velocity(in: nil)
      finishTurning(
        along,
        velocity: (isVertical ? speed.y : speed.x) / way * (isFlipped ? -1 : 1)
      )
    case .cancelled: pages.running?.release(isFinished: false, duration: 0.2)
    case .possible, .failed: break
    }
  }

  /// D: a tap near an edge of a page that curls turns it.
  func followTap() {
    guard tap.state == .ended else { return }
    let place = tap.location(in: view)
    let (along, whole) = isVertical ? (place.y, view.bounds.height) : (place.x, view.bounds.width)
    let isFlipped = !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard along < whole / 5 || along > whole * 4 / 5 else { return }
    beginTurning(isForward: (along > whole / 2) != isFlipped)
    if pages.isByFinger { pages.running?.release(isFinished: true, duration: 0.3) }
  }

  private func beginTurning(isForward: Bool) {
    guard pages.running == nil, let current = pages.displayed, let dataSource else { return }
    let next =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn(to: next, isForward: isForward, animated: true, isInteractive: true)
  }

  private func update(_ along: CGFloat) {
    guard pages.isByFinger else { return }
    pages.running?.update(max(0, pages.isForward ? -along : along))
  }

  private func finishTurning(_ along: CGFloat, velocity: CGFloat) {
    guard pages.isByFinger, let running = pages.running else { return }
    let progress = pages.isForward ? -along : along
    let speed = pages.isForward ? -velocity : velocity
    running.release(isFinished: abs(speed) >= 1 ? speed > 0 : progress > 0.5, duration: 0.3)
  }
}

extension UIPageViewController: TransitionOwner {
  func transitionWillBegin(_ transition: ScreenTransition) {
    transition.to?.loadViewIfNeeded()
  }

  func transitionPlacesViews(_ transition: ScreenTransition) {
    pages.displayed = transition.to
    guard let content = transition.to?.view else { return }
    UIView.performWithoutAnimation {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if transition.isAnimated { content.center = center(at: pages.isForward ? 1 : -1) }
    }
    view.insertSubview(content, at: 0)
  }

  func transitionAnimates(_ transition: ScreenTransition) {
    transition.to?.viewIfLoaded?.center = center(at: 0)
    transition.from?.viewIfLoaded?.center = center(at: pages.isForward ? -1 : 1)
    transition.from?.viewIfLoaded?.accessibilityElementsHidden = true
  }

  func transitionRemovesViews(_ transition: ScreenTransition) {
    let gone = transition.isCancelled ? transition.to : transition.from
    let kept = transition.isCancelled ? transition.from : transition.to
    pages.current = kept
    pages.displayed = kept
    UIView.performWithoutAnimation {
      gone?.viewIfLoaded?.accessibilityElementsHidden = false
      kept?.viewIfLoaded?.accessibilityElementsHidden = false
      gone?.viewIfLoaded?.removeFromSuperview()
      kept?.viewIfLoaded?.frame = view.bounds
    }
  }

  func transitionDidEnd(_ transition: ScreenTransition) {
    pages.running = nil
    let isCompleted = !transition.isCancelled
    if let gone = isCompleted ? transition.from : transition.to { removePage(gone) }
    if pages.isByFinger {
      if isCompleted { moveDots(isForward: pages.isForward) }
      delegate?.pageViewController(
        self,
        didFinishAnimating: true,
        previousViewControllers: transition.from.map { [$0] } ?? [],
        transitionCompleted: isCompleted
      )
    } else {
      updateDots()
    }
    pages.isByFinger = false
    let completion = pages.completion
    pages.completion = nil
    completion?(isCompleted)
    viewIfLoaded?.setNeedsLayout()
  }
}
