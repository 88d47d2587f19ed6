extension UIView {
  func markNeedsLayout() {
    storage.needsLayout = true
    markSubtreeNeedsLayout()
    displayDidChange()
  }

  /// Tells the views above that something below them needs layout.
  func markSubtreeNeedsLayout() {
    var view: UIView? = self
    while let current = view {
      current.storage.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  /// Lays out what needs it, parents first, and tells whether anything did.
  @discardableResult
  func performLayoutIfNeeded() -> Bool {
    var didLayOut = false
    deliverTraitUpdate()
    updateSafeArea()
    performPropertyUpdateIfNeeded()
    updateConstraintsIfNeeded()
    if storage.needsLayout || storage.subtreeNeedsLayout { applyConstraints() }
    if storage.needsLayout {
      storage.needsLayout = false
      didLayOut = true
      traitCollection.performAsCurrent {
        owningController?.viewWillLayout()
        layoutSubviews()
        owningController?.viewDidLayout()
      }
    }
    guard storage.subtreeNeedsLayout else { return didLayOut }
    storage.subtreeNeedsLayout = false
    for view in subviews {
      didLayOut = view.performLayoutIfNeeded() || didLayOut
    }
    return didLayOut
  }

  // MARK: Safe area

  var computedSafeAreaInsets: UIEdgeInsets {
    let inherited = inheritedSafeAreaInsets
    let own =
      storage.containerSafeAreaInsets + (owningController?.additionalSafeAreaInsets ?? .zero)
    return inherited + own
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    let area = superview.bounds.inset(by: outer)
    let frame = storage.transform.isIdentity ? modelFrame : untransformedFrame
    return UIEdgeInsets(
      top: outer.top > 0 ? min(max(0, area.minY - frame.minY), frame.height) : 0,
      left: outer.left > 0 ? min(max(0, area.minX - frame.minX), frame.width) : 0,
      bottom: outer.bottom > 0 ? min(max(0, frame.maxY - area.maxY), frame.height) : 0,
      right: outer.right > 0 ? min(max(0, frame.maxX - area.maxX), frame.width) : 0
    )
  }

  /// Where the view lies by its centre and bounds.
  var untransformedFrame: CGRect {
    let size = storage.bounds.size
    return CGRect(
      x: storage.center.x - size.width / 2,
      y: storage.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private func updateSafeArea() {
    let insets = safeAreaInsets
    guard insets != storage.lastSafeAreaInsets else { return }
    storage.lastSafeAreaInsets = insets
    storage.needsLayout = true
    storage.subtreeNeedsLayout = true
    // Constraints to its guides are solved further up.
    if !isLayoutRoot { superview?.markSubtreeNeedsLayout() }
    for view in subviews {
      view.storage.subtreeNeedsLayout = true
    }
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
  }

  /// Sets the insets that a container's bars take from this controller's view.
  func setContainerSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != storage.containerSafeAreaInsets else { return }
    storage.containerSafeAreaInsets = insets
    setNeedsLayout()
  }

  // MARK: Margins

  var computedLayoutMargins: UIEdgeInsets {
    let own = ownLayoutMargins
    guard preservesSuperviewLayoutMargins, let superview else { return own }
    // D: what of the superview's margins reaches into this view counts as well.
    let area = superview.bounds.inset(by: superview.layoutMargins)
    let frame = storage.transform.isIdentity ? modelFrame : untransformedFrame
    return UIEdgeInsets(
      top: max(own.top, min(area.minY - frame.minY, frame.height)),
      left: max(own.left, min(area.minX - frame.minX, frame.width)),
      bottom: max(own.bottom, min(frame.maxY - area.maxY, frame.height)),
      right: max(own.right, min(frame.maxX - area.maxX, frame.width))
    )
  }

  private var ownLayoutMargins: UIEdgeInsets {
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    guard let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins
    else {
      return (storage.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) + safe
    }
    let least = sided(controller.systemMinimumLayoutMargins)
    guard let margins = storage.layoutMargins else { return least + safe }
    return UIEdgeInsets(
      top: margins.top,
      left: max(margins.left, least.left),
      bottom: margins.bottom,
      right: max(margins.right, least.right)
    ) + safe
  }

  // MARK: Sides

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top,
      leading: isFlipped ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isFlipped ? insets.left : insets.right
    )
  }

  func sided(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: isFlipped ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isFlipped ? insets.leading : insets.trailing
    )
  }
}
