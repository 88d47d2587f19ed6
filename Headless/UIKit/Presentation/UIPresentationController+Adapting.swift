/// What a style becomes for the traits that it meets.
extension UIPresentationController {
  /// Asks for the style and gives what really presents: this controller or its stand-in.
  func adapt(
    to traits: UITraitCollection,
    presenting controller: (UIModalPresentationStyle) -> UIViewController
  ) -> UIPresentationController {
    adaptedWidth = traits.horizontalSizeClass
    substituted = nil
    adaptedStyle = .none
    let style = adaptivePresentationStyle(for: traits)
    guard style != .none, style != .custom, !stays(in: style) else { return self }
    guard let substitute = substitute(for: style, presenting: controller(style)) else {
      return self
    }
    adaptedStyle = style
    substitute.presenter = presenter
    substitute.delegate = delegate
    substitute.original = self
    substituted = substitute
    if #available(iOS 15.0, *) {
      delegate?.presentationController(self, prepare: substitute)
    }
    return substitute
  }

  /// The width is another one while this controller presents.
  func adaptAgain() {
    let first = original ?? self
    guard let container, let window = container.window,
      first.adaptedWidth != traitCollection.horizontalSizeClass,
      !ModalTransitions.current.isRunning(in: window)
    else { return }
    let old = first.active
    let oldStyle = first.adaptedStyle
    if old.presentedViewController !== first.presentedViewController {
      unsupported("stand-ins for what adapts while it is presented")
    }
    let new = first.adapt(to: traitCollection) { style in
      let other = first.delegate?.presentationController(
        first,
        viewControllerForAdaptivePresentationStyle: style
      )
      if other != nil {
        unsupported("stand-ins for what adapts while it is presented")
      }
      return first.presentedViewController
    }
    guard new !== old else { return }
    guard first.adaptedStyle != oldStyle || new === first else {
      first.substituted = old
      return
    }
    first.delegate?.presentationController(
      first,
      willPresentWithAdaptiveStyle: first.adaptedStyle,
      transitionCoordinator: first.presentedViewController.transitionCoordinator
    )
    new.checkSource()
    new.takeOver(container, from: old)
  }

  private func takeOver(_ container: ModalContainerView, from old: UIPresentationController) {
    old.gestures.uninstall(from: container)
    self.container = container
    hasRemovedPresentersView = old.hasRemovedPresentersView
    if self !== old { old.container = nil }
    container.controller = self
    container.wrapper.reset()
    gestures.install(in: container)
    container.setNeedsLayout()
  }

  /// C.3: what a popover must have before it is seen.
  func checkSource() {
    guard let popover = self as? UIPopoverPresentationController else { return }
    (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(popover)
    guard !popover.hasSource else { return }
    raise(
      .generic,
      "UIPopoverPresentationController (\(popover.debugName)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    )
  }
}
