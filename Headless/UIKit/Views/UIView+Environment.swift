extension UIView {
  // MARK: Window

  func windowWillChange(to window: UIWindow?) {
    owningController?.rootViewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews {
      view.windowWillChange(to: window)
    }
  }

  func windowDidChange() {
    if window != nil, !Stage.current.proxies.isEmpty { Stage.current.proxies.apply(to: self) }
    if window == nil, !animations.isEmpty { interruptAnimations() }
    if window != nil { setNeedsDrawing() }
    didMoveToWindow()
    owningController?.rootViewDidMove()
    for view in subviews {
      view.windowDidChange()
    }
  }

  func checkHierarchy(adding view: UIView) {
    guard view !== self, !isDescendant(of: view) else {
      raise(.invalidArgument, "Can't add self as subview")
    }
    guard let controller = view.owningController, let parent = controller.parent,
      let host = nearestController, host !== parent, !host.isContained(in: parent)
    else { return }
    // C.2.3
    raise(
      .hierarchyInconsistency,
      "child view controller:\(controller.debugName) should have parent view controller:"
        + "\(host.debugName) but actual parent is:\(parent.debugName)"
    )
  }

  /// The controller whose view this is or is in.
  @_spi(Headless)
  public var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController { return controller }
      view = current.superview
    }
    return nil
  }

  // MARK: Traits

  var computedTraitCollection: UITraitCollection {
    let base =
      owningController?.traitCollection ?? superview?.traitCollection
      ?? (self as? UIWindow)?.windowScene?.traitCollection ?? Stage.current.traits
    return base.overriding(traitState, style: overrideUserInterfaceStyle)
  }

  var computedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Tells this view and those below which traits changed; only in a window, as on iOS.
  func environmentDidChange() {
    guard window != nil else { return }
    let traits = traitCollection
    let previous = storage.lastTraits
    storage.needsTraitUpdate = false
    storage.lastTraits = traits
    if let previous, previous != traits {
      owningController?.traitsDidChange(from: previous)
      traitCollectionDidChange(previous)
      traitState.deliverChanges(from: previous, to: traits)
      setNeedsLayout()
      if storage.drawing != nil { setNeedsDrawing() }
    }
    for view in subviews {
      view.environmentDidChange()
    }
  }

  func propagateTintChange() {
    tintColorDidChange()
    displayDidChange()
    for view in subviews where view.storage.tintColor == nil {
      view.propagateTintChange()
    }
  }

  // MARK: Accessibility

  @_spi(Headless)
  public func containedAccessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement {
      return [accessibilityElement(role: accessibilityTraits.contains(.button) ? .button : .text)]
    }
    // What is modal hides its siblings from VoiceOver.
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    if let modal { return modal.accessibilityNodes() }
    return subviews.flatMap { $0.accessibilityNodes() }
  }

  /// This view as one element.
  @_spi(Headless)
  public func accessibilityElement(role: AccessibilityNode.Role) -> AccessibilityNode {
    AccessibilityNode(
      role: role,
      label: accessibilityLabel,
      value: accessibilityValue,
      hint: accessibilityHint,
      identifier: accessibilityIdentifier,
      isEnabled: !accessibilityTraits.contains(.notEnabled),
      isSelected: accessibilityTraits.contains(.selected),
      frame: convert(bounds, to: nil),
      view: self
    )
  }
}
