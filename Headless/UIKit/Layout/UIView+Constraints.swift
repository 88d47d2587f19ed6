/// What a view keeps for layout by constraints.
@MainActor
struct LayoutState {
  /// Those whose nearest common ancestor this view is.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The space after this view in the stack that arranges it.
  var spacingAfter: CGFloat?
  /// Views with given frames whose contents are solved with this one's.
  var joined: [WeakView] = []
  /// The view that solves what is below this one, if it isn't this one.
  weak var solver: UIView?
  var systemGuides: [UILayoutGuide] = []
  var horizontal = AxisPriorities()
  var vertical = AxisPriorities()

  struct AxisPriorities {
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
  }

  subscript(axis: NSLayoutConstraint.Axis) -> AxisPriorities {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// How many views hold constraints: without any there is nothing to look for.
  static var holders = 0
}

extension UIView {
  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutEnd(item: self, attribute: .width))
  }

  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutEnd(item: self, attribute: .height))
  }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutEnd(item: self, attribute: attribute))
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutEnd(item: self, attribute: attribute))
  }

  // MARK: Guides

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  @available(iOS 15.0, *)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = layoutState.systemGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let known { return known }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    layoutState.systemGuides.append(guide)
    KeyboardState.follow(self)
    return guide
  }

  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = layoutState.systemGuides.first(where: { $0.kind == kind }) { return known }
    let guide = UILayoutGuide(kind, of: self)
    layoutState.systemGuides.append(guide)
    return guide
  }

  // MARK: Constraints

  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.deactivate()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.deactivate()
    }
  }

  func constraintsDidChange() {
    LayoutState.holders += 1
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Constraints that lead from this view's subtree to the outside go with it (D, C.2).
  func dropOuterConstraints() {
    guard LayoutState.holders > 0 else { return }
    var ancestor = superview
    while let current = ancestor {
      for constraint in current.layoutState.constraints {
        let ends = [constraint.first.view, constraint.second?.view].compactMap { $0 }
        if ends.contains(where: { $0.isDescendant(of: self) }) { constraint.deactivate() }
      }
      ancestor = current.superview
    }
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let current = candidate {
      if other.isDescendant(of: current) { return current }
      candidate = current.superview
    }
    return nil
  }

  // MARK: Priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState[axis].hugging
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != layoutState[axis].hugging else { return }
    layoutState[axis].hugging = priority
    superview?.setNeedsLayout()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState[axis].resistance
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != layoutState[axis].resistance else { return }
    layoutState[axis].resistance = priority
    superview?.setNeedsLayout()
  }

  // MARK: Fitting

  public static var layoutFittingCompressedSize: CGSize { .zero }

  public static var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      width: horizontalFittingPriority == .required ? targetSize.width : nil,
      height: verticalFittingPriority == .required ? targetSize.height : nil
    )
  }
}
