extension UIViewController {
  /// C.2.2: puts one child's view in the place of another's, with their appearance callbacks.
  func exchange(
    _ from: UIViewController,
    _ to: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      raise(
        .invalidArgument,
        "Children view controllers \(from.debugName) and \(to.debugName) must have a common parent"
          + " view controller when calling -[\(debugName) transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]"
      )
    }
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    let isShown = isVisible
    let forwards = isShown && shouldAutomaticallyForwardAppearanceMethods
    if forwards {
      from.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    let host = from.viewIfLoaded?.superview ?? view
    let end: (Bool) -> Void = { finished in
      from.viewIfLoaded?.removeFromSuperview()
      if forwards {
        to.endAppearanceTransition()
        from.endAppearanceTransition()
      }
      completion?(finished)
    }
    let changes = {
      host?.addSubview(to.view)
      if forwards { to.deliverIsAppearing() }
    }
    if options.hasTransition, let host {
      UIView.transition(
        with: host,
        duration: duration,
        options: options,
        animations: {
          changes()
          animations?()
        },
        completion: end
      )
    } else {
      changes()
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: { animations?() },
        completion: end
      )
    }
  }
}

extension UIView.AnimationOptions {
  /// Whether they name one of the system's transitions.
  var hasTransition: Bool { rawValue >> 20 & 7 != 0 }
}
