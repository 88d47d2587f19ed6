extension UIViewController {
  // MARK: Who presents whom

  /// C.2.4: answered by the nearest ancestor that presents.
  var currentPresented: UIViewController? {
    presentation.presented ?? parent?.currentPresented
  }

  var currentPresenting: UIViewController? {
    presentation.presenter ?? parent?.currentPresenting
  }

  var outermostAncestor: UIViewController {
    var controller = self
    while let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  /// C.8.2: full-screen styles use the outermost controller, current context the nearest that
  /// defines one.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermostAncestor }
    var controller: UIViewController? = self
    while let current = controller {
      if current.definesPresentationContext { return current }
      controller = current.parent
    }
    return outermostAncestor
  }

  // MARK: Requests

  func requestPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    checkPresentable(controller)
    let style = controller.resolvedPresentationStyle
    let presenter = controller.preferredPresenter(from: self) ?? presenter(for: style)
    guard accepts(controller, presenter: presenter) else { return }
    controller.presentation.source = self
    warnIfDetached(presenting: controller)
    let (modal, shown) = controller.preparePresentationController(presenter: presenter)
    modal.checkSource()
    if shown !== controller { shown.standIn(for: controller, source: self) }
    presenter.presentation.presented = shown
    shown.presentation.presenter = presenter
    shown.loadViewIfNeeded()
    ModalTransitions.current.present(
      shown,
      by: presenter,
      through: modal,
      isAnimated: animated,
      completion: completion
    )
  }

  /// C.3
  private func checkPresentable(_ controller: UIViewController) {
    if controller === self || controller.parent != nil {
      raise(
        .invalidArgument,
        "Application tried to present modally an active controller \(controller.debugName)."
      )
    }
    if let presenter = controller.presentation.presenter {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(controller.debugName) that is "
          + "already being presented by \(presenter.debugName)."
      )
    }
  }

  /// C.3: what UIKit only logs and drops, completion and all.
  private func accepts(_ controller: UIViewController, presenter: UIViewController) -> Bool {
    let attempt = "Attempt to present \(controller.debugName) on \(presenter.debugName)"
    if ModalTransitions.current.isRunning(in: presenter.viewIfLoaded?.window) {
      log("\(attempt) while a presentation is in progress!")
      if ModalTransitions.current.isDismissing(in: presenter.viewIfLoaded?.window) {
        unsettled("C.8.3: presenting while a dismissal runs is dropped")
      }
      return false
    }
    // A search that a screen presents stands in the way as what the presenter itself presents.
    var source: UIViewController? = self
    while let current = source {
      if let presented = current.presentation.presented {
        log(
          "\(attempt) (from \(debugName)) which is already presenting \(presented.debugName)."
        )
        return false
      }
      source = current === presenter ? nil : current.parent
    }
    if let presented = presenter.presentation.presented {
      log(
        "\(attempt) (from \(debugName)) which is already presenting \(presented.debugName)."
      )
      return false
    }
    guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
      log("\(attempt) (from \(debugName)) whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  /// C.3: the view is in a window, but no controller around it is; UIKit goes on.
  private func warnIfDetached(presenting controller: UIViewController) {
    let outermost = outermostAncestor
    guard outermost.presentation.presenter == nil,
      outermost.viewIfLoaded?.window?.rootViewController !== outermost
    else { return }
    log(
      "Presenting view controller \(controller.debugName) from detached view controller "
        + "\(debugName) is not supported, and may result in incorrect safe area insets and a "
        + "corrupt root presentation. Make sure \(debugName) is in the view controller hierarchy "
        + "before presenting from it. Will become a hard exception in a future release."
    )
  }

  /// C.8.3: dismisses what this controller presents, else this controller's presentation.
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterToDismissFrom else {
      if completion != nil {
        unsettled("C.3: dismissing with nothing presented calls no completion")
      }
      return
    }
    guard !ModalTransitions.current.isRunning(in: presenter.viewIfLoaded?.window) else {
      return log(
        "Attempt to dismiss from view controller \(presenter.debugName) while a presentation or "
          + "dismiss is in progress!"
      )
    }
    if let menu = presenter.presentation.presented as? _UIContextMenuActionsOnlyViewController {
      return menu.close(then: completion)
    }
    ModalTransitions.current.dismiss(
      from: presenter,
      isAnimated: animated,
      completion: completion
    )
  }

  private var presenterToDismissFrom: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation.presented != nil { return current }
      controller = current.parent
    }
    return currentPresenting
  }

  // MARK: Presentation controllers

  /// What an app reads.
  var declaredPresentationStyle: UIModalPresentationStyle {
    if presentation.style == .automatic {
      unsettled("C.8.1: modalPresentationStyle reads as automatic, not as what it stands for")
    }
    return presentation.style
  }

  /// C.8.1: `.automatic` is a page sheet.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch presentation.style {
    case .automatic: defaultPresentationStyle
    case .none: .fullScreen
    default: presentation.style
    }
  }

  /// C.8.5: made at first use, after which the style is fixed for the presentation.
  var ownPresentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parent { return parent.ownPresentationController }
    return makePresentationController(presenter: nil)
  }

  /// What presents, and what is presented: a delegate may give another controller (D).
  private func preparePresentationController(
    presenter: UIViewController
  ) -> (modal: UIPresentationController, shown: UIViewController) {
    let made =
      presentation.controller.flatMap {
        $0.presenter == nil || $0.presenter === presenter ? $0 : nil
      }
      ?? makePresentationController(presenter: presenter)
    made.presenter = presenter
    var shown: UIViewController = self
    let modal = made.adapt(to: presenter.traitCollection) { style in
      shown =
        made.delegate?.presentationController(
          made,
          viewControllerForAdaptivePresentationStyle: style
        ) ?? self
      return shown
    }
    return (modal, shown)
  }

  /// This controller is presented in the place of another, which it most likely contains.
  private func standIn(for controller: UIViewController, source: UIViewController) {
    presentation.source = source
    presentation.standsInFor = controller
    presentation.controller = controller.presentation.controller
  }

  private func makePresentationController(presenter: UIViewController?) -> UIPresentationController
  {
    let controller = makePresentationController(
      for: resolvedPresentationStyle,
      presenter: presenter
    )
    controller.requestedStyle = resolvedPresentationStyle
    presentation.controller = controller
    return controller
  }

  private func makePresentationController(
    for style: UIModalPresentationStyle,
    presenter: UIViewController?
  ) -> UIPresentationController {
    if let own = makeSystemPresentationController(presenter: presenter) { return own }
    if style == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenter,
        source: presentation.source ?? presenter ?? self
      )
    {
      return custom
    }
    switch style {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default:
      return FullScreenPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// The presentation that this controller is shown by now.
  var activeModalController: UIPresentationController? {
    guard let parent else {
      return presentation.presenter == nil ? nil : presentation.controller?.active
    }
    return parent.activeModalController
  }

  /// Whether a full-screen presentation took this controller's view out of the window.
  var isCoveredByFullScreen: Bool {
    presentation.presented?.presentation.controller?.active.hasRemovedPresentersView ?? false
  }

  func preferredContentSizeChanged(from old: CGSize) {
    guard old != preferredContentSize else { return }
    presentation.controller?.active.container?.setNeedsLayout()
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
      parent.childPreferredSizeChanged()
    } else {
      presentation.controller?.active.preferredContentSizeDidChange(
        forChildContentContainer: self
      )
    }
  }

  private func childPreferredSizeChanged() {
    presentation.controller?.active.container?.setNeedsLayout()
  }
}
