@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment {
  /// The presented controller owns this one.
  private unowned let presented: UIViewController
  weak var presenter: UIViewController?
  /// The style asked for, before adapting.
  var requestedStyle = UIModalPresentationStyle.fullScreen
  /// The view that holds the presented view while it is shown.
  var container: ModalContainerView?
  /// The controller that took this one's place by adapting.
  var substituted: UIPresentationController?
  /// The controller in whose place this one presents.
  weak var original: UIPresentationController?
  /// What was adapted to last, and for which width.
  var adaptedStyle = UIModalPresentationStyle.none
  var adaptedWidth = UIUserInterfaceSizeClass.unspecified
  var hasRemovedPresentersView = false
  var traitState = TraitState()
  private(set) lazy var pullDown = PullDown(modal: self)
  private(set) lazy var gestures = ModalGestures(modal: self)

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController { presented }

  open var presentingViewController: UIViewController { presenter ?? presented }

  open var presentationStyle: UIModalPresentationStyle { requestedStyle }
  open var containerView: UIView? { container }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  open var frameOfPresentedViewInContainerView: CGRect {
    container?.bounds ?? .zero
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Adapting

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? defaultAdaptiveStyle(for: traitCollection)
  }

  /// `.none`: stays as it is.
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The controller that stands in after adapting; nil where this one stays.
  func substitute(
    for style: UIModalPresentationStyle,
    presenting controller: UIViewController
  ) -> UIPresentationController? {
    let made: UIPresentationController
    switch style {
    case .fullScreen, .overFullScreen:
      made = FullScreenPresentationController(
        presentedViewController: controller,
        presenting: presenter
      )
    case .pageSheet, .formSheet, .automatic:
      made = UISheetPresentationController(
        presentedViewController: controller,
        presenting: presenter
      )
    default:
      return nil
    }
    made.requestedStyle = style == .automatic ? .pageSheet : style
    return made
  }

  /// Whether a style is the one that this controller has anyway.
  func stays(in style: UIModalPresentationStyle) -> Bool { style == requestedStyle }

  /// The controller that really presents.
  var active: UIPresentationController { substituted ?? self }

  // MARK: Transitions, for subclasses

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Changes of size

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    container?.setNeedsLayout()
    let old = frameOfPresentedViewInContainerView.size
    let own = self.size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: size
    )
    guard own != old || container?.bounds.size != size else { return }
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let whole = self.container?.bounds.size ?? parentSize
    let own = frameOfPresentedViewInContainerView.size
    return CGSize(
      width: own.width == whole.width ? parentSize.width : min(own.width, parentSize.width),
      height: max(0, own.height + parentSize.height - whole.height)
    )
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  // MARK: Traits

  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.environmentDidChange() }
  }

  open var traitCollection: UITraitCollection {
    container?.traitCollection
      ?? (presenter?.traitCollection ?? Stage.current.traits)
      .overriding(traitState, style: .unspecified)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What this controller, and the one in whose place it presents, set for what is presented.
  func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    let own = traits.overriding(traitState, style: .unspecified)
    return original?.overridden(own) ?? own
  }

  func deliverTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitState.deliverChanges(from: previous, to: traitCollection)
    original?.deliverTraitChange(from: previous)
  }

  // MARK: How it looks and moves

  /// Seconds and curve of coming and going.
  var motion: ModalMotion { .cover }

  /// Where the presented view comes from and goes to.
  var offscreenFrame: CGRect {
    var frame = frameOfPresentedViewInContainerView
    frame.origin.y = container?.bounds.maxY ?? frame.maxY
    return frame
  }

  /// The dimming behind the presented view; nil dims nothing and lets no touch through.
  var dimming: UIColor? { nil }

  /// What else moves with the coming and the going.
  func animateAlongside() {}

  /// Whether VoiceOver hears nothing but the presented view.
  var isModalForSpeech: Bool { true }

  /// Puts the container into the window.
  func install(_ container: ModalContainerView, in window: UIWindow) {
    let isLocal = requestedStyle == .currentContext || requestedStyle == .overCurrentContext
    if isLocal, let view = presenter?.viewIfLoaded, let host = view.superview {
      container.frame = view.frame
      host.insertSubview(container, aboveSubview: view)
    } else {
      window.addSubview(container)
    }
  }

  /// Who gets a touch that reached the container or something in it.
  func redirect(
    _ hit: UIView?,
    at point: CGPoint,
    in container: ModalContainerView
  ) -> UIView? {
    guard hit === container || hit === container.dimmingView else { return hit }
    // Undimmed, touches outside reach what lies behind.
    return dimming == nil && allowsPullDown ? nil : container
  }

  /// Prepares the wrapper in which the presented view lies.
  func decorate(_ wrapper: ModalWrapperView) {}

  /// Whether a tap outside the presented view asks to dismiss it.
  var dismissesOnOutsideTap: Bool { false }

  /// Whether the transitioning delegate's animators take part: not for system sheets.
  var allowsCustomAnimators: Bool { true }

  /// Whether a pull dismisses it.
  var allowsPullDown: Bool { false }
}

/// How a modal comes and goes.
struct ModalMotion {
  enum Kind { case cover, fade, zoom, none }

  var kind: Kind
  var duration: TimeInterval
  var curve: TimingCurve

  static let cover = ModalMotion(kind: .cover, duration: 0.4, curve: .criticalSpring(omega: 22.9))
  static let fade = ModalMotion(kind: .fade, duration: 0.25, curve: .easeInOut)
  static let alert = ModalMotion(kind: .zoom, duration: 0.4, curve: .criticalSpring(omega: 22.88))
}
