/// The one state machine through which every container goes: none calls the callbacks itself.
extension UIViewController {
  func appearanceWillChange(_ isAppearing: Bool, animated: Bool) {
    let phase = appearance.phase
    // A disappearing controller may turn round, as in a cancelled swipe (C.1.6).
    let isBalanced =
      isAppearing
      ? phase == .disappeared || phase == .disappearing : phase == .appeared || phase == .appearing
    guard isBalanced else {
      // C.1.15
      return log(
        "Unbalanced calls to begin/end appearance transitions for \(debugName)."
      )
    }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.didDeliverIsAppearing = false
    if isAppearing {
      loadViewIfNeeded()
      containerWillAppear()
      viewWillAppear(animated)
    } else {
      containerWillDisappear()
      viewWillDisappear(animated)
    }
    for child in childrenToForward {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// C.1.11: once a transition, when the view is in the hierarchy and its traits are valid.
  package func deliverIsAppearing() {
    guard appearance.phase == .appearing, !appearance.didDeliverIsAppearing else { return }
    appearance.didDeliverIsAppearing = true
    viewIfLoaded?.environmentDidChange()
    viewIsAppearing(appearance.isAnimated)
    for child in childrenToForward {
      child.deliverIsAppearing()
    }
    containerIsAppearing()
  }

  func appearanceDidChange() {
    switch appearance.phase {
    case .appearing:
      deliverIsAppearing()
      appearance.phase = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared:
      return log("Unbalanced calls to begin/end appearance transitions for \(debugName).")
    }
    for child in childrenToForward {
      child.endAppearanceTransition()
    }
    if appearance.phase == .appeared { containerDidAppear() } else { containerDidDisappear() }
  }

  /// Children whose views are inside this controller's view (C.1.12).
  private var childrenToForward: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return containment.children.filter { child in
      child.viewIfLoaded.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    }
  }

  @_spi(Headless)
  public var isVisible: Bool {
    appearance.phase == .appeared || appearance.phase == .appearing
  }

  @_spi(Headless)
  public var hasAppeared: Bool {
    appearance.phase == .appeared
  }

  // MARK: Layout

  func viewWillLayout() {
    viewWillLayoutSubviews()
  }

  func viewDidLayout() {
    updateContentUnavailableIfNeeded()
    viewDidLayoutSubviews()
  }

  func markNeedsLayoutCallbacks() {
    viewIfLoaded?.markNeedsLayout()
  }

  // MARK: Traits

  var computedTraitCollection: UITraitCollection {
    inheritedTraitCollection.overriding(traitState, style: overrideUserInterfaceStyle)
  }

  private var inheritedTraitCollection: UITraitCollection {
    if let superview = viewIfLoaded?.superview {
      return applyingParentOverride(to: superview.traitCollection)
    }
    if let parent { return applyingParentOverride(to: parent.traitCollection) }
    return Stage.current.traits
  }

  func traitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitState.deliverChanges(from: previous, to: traitCollection)
  }

  /// "<Module.Type: 0x…>", as UIKit prints a controller.
  @_spi(Headless)
  public var debugName: String {
    let name = String(reflecting: type(of: self))
    let type = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    return addressed(type, self)
  }
}
