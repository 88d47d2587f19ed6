/// One presentation or dismissal: what it moves while the transition orders the callbacks.
@MainActor
final class ModalTransition: TransitionOwner {
  enum Kind { case present, dismiss }

  let kind: Kind
  /// What vanishes together with `controller`, from the top down.
  private let leaving: [UIViewController]
  let controller: UIViewController
  let presenter: UIViewController
  let modal: UIPresentationController
  var completion: (() -> Void)?
  var didFinish: () -> Void = {}
  let window: UIWindow?
  private var transition: ScreenTransition?

  init(
    kind: Kind,
    leaving: [UIViewController],
    controller: UIViewController,
    presenter: UIViewController,
    modal: UIPresentationController,
    isAnimated: Bool,
    isInteractive: Bool = false,
    completion: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.leaving = leaving
    self.controller = controller
    self.presenter = presenter
    self.modal = modal
    self.completion = completion
    window = presenter.viewIfLoaded?.window ?? controller.viewIfLoaded?.window
    transition = makeTransition(isAnimated: isAnimated, isInteractive: isInteractive)
  }

  private func makeTransition(isAnimated: Bool, isInteractive: Bool) -> ScreenTransition {
    let isPresenting = kind == .present
    let transition = ScreenTransition(
      kind: isPresenting ? .present : .dismiss,
      from: isPresenting ? presenter : controller,
      to: isPresenting ? controller : presenter,
      isAnimated: isAnimated && UIView.areAnimationsEnabled && modal.motion.kind != .none,
      isInteractive: isInteractive,
      presentationStyle: modal.presentationStyle,
      duration: modal.motion.duration,
      owner: self
    )
    transition.curve = modal.motion.curve
    transition.didOrder = .toFirst
    if isPresenting {
      transition.fromAppearanceChanges = modal.shouldRemovePresentersView
    } else {
      transition.toAppearanceChanges = restoresPresenter
    }
    transition.attach(to: [controller, presenter] + leaving)
    setAnimator(of: transition)
    return transition
  }

  /// Who asked for the presentation.
  private var source: UIViewController {
    controller.presentation.source ?? presenter
  }

  private func setAnimator(of transition: ScreenTransition) {
    guard transition.isAnimated else { return }
    guard let delegate = controller.transitioningDelegate, modal.allowsCustomAnimators else {
      if modal is FullScreenPresentationController, !transition.isInteractive {
        transition.animator = controller.zoomAnimator(isLeaving: kind == .dismiss)
      }
      return
    }
    switch kind {
    case .present:
      transition.animator = delegate.animationController(
        forPresented: controller,
        presenting: presenter,
        source: source
      )
      transition.interactionController = transition.animator.flatMap {
        delegate.interactionControllerForPresentation(using: $0)
      }
    case .dismiss:
      transition.animator = delegate.animationController(forDismissed: controller)
      transition.interactionController = transition.animator.flatMap {
        delegate.interactionControllerForDismissal(using: $0)
      }
    }
    guard transition.interactionController?.wantsInteractiveStart == true else { return }
    transition.coordinator.becomeInteractive()
  }

  private var all: [UIViewController] { [controller] + leaving }

  func run() {
    guard let window else {
      transition?.end()
      return
    }
    if kind == .present { install(in: window) }
    transition?.begin(in: modal.container)
  }

  private func install(in window: UIWindow) {
    let container = ModalContainerView(controller: modal, frame: window.bounds)
    modal.container = container
    modal.gestures.install(in: container)
    modal.install(container, in: window)
  }

  // MARK: Steps of the transition

  func transitionWillBegin(_ transition: ScreenTransition) {
    switch kind {
    case .present:
      tellOfAdapting(transition)
      modal.presentationTransitionWillBegin()
      modal.hasRemovedPresentersView = modal.shouldRemovePresentersView
      controller.presentation.isBeingPresented = true
      post("PresentationTransitionWillBegin", of: controller)
    case .dismiss:
      modal.dismissalTransitionWillBegin()
      for controller in all {
        controller.presentation.isBeingDismissed = true
        post("DismissalTransitionWillBegin", of: controller)
      }
      if transition.toAppearanceChanges { restorePresentersView() }
    }
  }

  func transitionPlacesViews(_ transition: ScreenTransition) {
    guard let container = modal.container else { return }
    switch kind {
    case .present:
      container.setNeedsLayout()
      container.performLayoutIfNeeded()
      guard transition.animator == nil, let view = modal.presentedView else { return }
      container.wrapper.hold(view)
      guard transition.isAnimated else { return }
      UIView.performWithoutAnimation { setOut(container, frame: modal.offscreenFrame) }
      container.isMoving = true
    case .dismiss:
      container.isMoving = true
      for controller in leaving {
        controller.beginAppearanceTransition(false, animated: transition.isAnimated)
        controller.presentation.controller?.active.container?.isHidden = true
      }
    }
  }

  func transitionAnimates(_ transition: ScreenTransition) {
    guard let container = modal.container, transition.animator == nil else { return }
    switch kind {
    case .present: setIn(container)
    case .dismiss: setOut(container, frame: modal.offscreenFrame)
    }
    modal.animateAlongside()
  }

  func transitionRemovesViews(_ transition: ScreenTransition) {
    guard let container = modal.container else { return }
    container.isMoving = false
    if transition.isCancelled {
      guard kind == .dismiss else { return cancelPresentation() }
      return UIView.performWithoutAnimation {
        setIn(container)
        if transition.animator != nil { holdPresentedView(in: container) }
      }
    }
    switch kind {
    case .present:
      if modal.hasRemovedPresentersView { presenter.viewIfLoaded?.removeFromSuperview() }
    case .dismiss:
      for controller in all {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      if transition.animator != nil, transition.toAppearanceChanges { reinstallPresentersView() }
    }
  }

  private func tellOfAdapting(_ transition: ScreenTransition) {
    let original = modal.original ?? modal
    original.delegate?.presentationController(
      original,
      willPresentWithAdaptiveStyle: original.adaptedStyle,
      transitionCoordinator: transition.coordinator
    )
  }

  private func holdPresentedView(in container: ModalContainerView) {
    guard let view = modal.presentedView, view.superview == nil else { return }
    container.wrapper.hold(view)
  }

  /// As if it had never been asked for.
  private func cancelPresentation() {
    modal.presentedView?.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    modal.hasRemovedPresentersView = false
    restorePresentersView()
    modal.container?.removeFromSuperview()
  }

  func transitionDidEnd(_ transition: ScreenTransition) {
    switch kind {
    case .present:
      controller.presentation.isBeingPresented = false
      modal.presentationTransitionDidEnd(!transition.isCancelled)
      post("PresentationTransitionDidEnd", of: controller, isCompleted: !transition.isCancelled)
      if transition.isCancelled { forgetPresentation() }
    case .dismiss:
      if transition.isCancelled { endCancelled() } else { endDismissal() }
    }
  }

  func transitionIsOver(_ transition: ScreenTransition) {
    self.transition = nil
    didFinish()
    didFinish = {}
    if kind == .present { modal.adaptAgain() }
    if !transition.isCancelled { completion?() }
    completion = nil
  }

  private func forgetPresentation() {
    modal.container = nil
    presenter.presentation.presented = nil
    controller.presentation.presenter = nil
    controller.presentation.source = nil
    controller.forgetPresentationController()
  }

  private func endCancelled() {
    for controller in all {
      controller.presentation.isBeingDismissed = false
    }
    modal.dismissalTransitionDidEnd(false)
    post("DismissalTransitionDidEnd", of: controller, isCompleted: false)
  }

  private func endDismissal() {
    for controller in leaving {
      controller.endAppearanceTransition()
    }
    for controller in all {
      let active = controller.presentation.controller?.active
      active?.container?.removeFromSuperview()
      active?.container = nil
      active?.hasRemovedPresentersView = false
      active?.dismissalTransitionDidEnd(true)
      controller.presentation.isBeingDismissed = false
      controller.presentation.presenter?.presentation.presented = nil
      controller.presentation.presenter = nil
      controller.presentation.source = nil
      controller.forgetPresentationController()
      post("DismissalTransitionDidEnd", of: controller, isCompleted: true)
    }
  }

  // MARK: The presenter's view

  private var restoresPresenter: Bool {
    all.contains { $0.presentation.controller?.active.hasRemovedPresentersView ?? false }
  }

  /// An animator may have put it into the container, which goes.
  private func reinstallPresentersView() {
    guard let view = presenter.viewIfLoaded, let container = modal.container,
      view.isDescendant(of: container)
    else { return }
    view.removeFromSuperview()
    restorePresentersView()
  }

  private func restorePresentersView() {
    guard let view = presenter.view, view.superview == nil, let window else { return }
    view.frame = window.bounds
    if let container = presenter.presentation.controller?.active.container {
      container.wrapper.hold(view)
    } else {
      window.insertSubview(view, at: 0)
    }
    view.performLayoutIfNeeded()
  }

  // MARK: What an animator sees

  /// D: the presenter's view takes part only where it goes and comes back.
  func view(forKey key: UITransitionContextViewKey, in transition: ScreenTransition) -> UIView? {
    let isPresented = (key == .to) == (kind == .present)
    guard key == .to || key == .from else { return nil }
    if isPresented { return modal.presentedView }
    let takesPart =
      kind == .present ? transition.fromAppearanceChanges : transition.toAppearanceChanges
    return takesPart ? presenter.viewIfLoaded : nil
  }

  func initialFrame(
    of one: UIViewController,
    in transition: ScreenTransition,
    container: UIView
  ) -> CGRect {
    if one === controller {
      return kind == .present ? .zero : modal.frameOfPresentedViewInContainerView
    }
    guard one === presenter, kind == .present || !transition.toAppearanceChanges else {
      return .zero
    }
    return container.bounds
  }

  func finalFrame(
    of one: UIViewController,
    in transition: ScreenTransition,
    container: UIView
  ) -> CGRect {
    if one === controller {
      return kind == .present ? modal.frameOfPresentedViewInContainerView : .zero
    }
    guard one === presenter, kind == .dismiss || !transition.fromAppearanceChanges else {
      return .zero
    }
    return container.bounds
  }

  // MARK: Motion

  private func setOut(_ container: ModalContainerView, frame: CGRect) {
    container.dimmingView.alpha = 0
    switch modal.motion.kind {
    case .cover: container.wrapper.frame = frame
    case .fade: container.wrapper.alpha = 0
    case .zoom:
      container.wrapper.alpha = 0
      if kind == .present { container.wrapper.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
    case .none: break
    }
  }

  private func setIn(_ container: ModalContainerView) {
    container.dimmingView.alpha = 1
    container.wrapper.alpha = 1
    container.wrapper.transform = .identity
    container.wrapper.frame = modal.frameOfPresentedViewInContainerView
  }

  // MARK: A finger drives it

  func updateInteractively(_ fraction: CGFloat) {
    transition?.update(min(fraction, 1))
  }

  func endInteractively(isFinished: Bool, velocity: CGFloat) {
    transition?.release(
      isFinished: isFinished,
      velocity: velocity,
      duration: modal.motion.duration
    )
  }
}
