extension UIView {
  /// Lays out what is below this view by constraints, if its own frame is settled.
  func applyConstraints() {
    guard LayoutState.holders > 0, isLayoutRoot else { return }
    ConstraintLayout(root: self).apply()
  }

  /// Sets the frames below this view if a view above it solves them.
  func solveFromAbove() {
    guard LayoutState.holders > 0, !isLayoutRoot else { return }
    var root: UIView? = superview
    while let current = root, !current.isLayoutRoot { root = current.superview }
    if let root { ConstraintLayout(root: root).apply(within: self) }
  }

  /// The view that solves the constraints around this one.
  var layoutSolver: UIView {
    var view = self
    while !view.isLayoutRoot, let superview = view.superview { view = superview }
    return view
  }

  var isLayoutRoot: Bool {
    guard superview != nil else { return true }
    guard translatesAutoresizingMaskIntoConstraints else { return false }
    // A constraint from without leads inside.
    return layoutState.solver.map { !isDescendant(of: $0) } ?? true
  }

  func setSolvedFrame(_ frame: CGRect) {
    let scale = max(traitCollection.displayScale, 1)
    // What lies halfway between two pixels always goes the same way, whatever its last digits.
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
    let x = rounded(frame.minX)
    let y = rounded(frame.minY)
    let solved = CGRect(
      x: x,
      y: y,
      width: rounded(frame.maxX) - x,
      height: rounded(frame.maxY) - y
    )
    guard transform.isIdentity else { return setUntransformedFrame(solved) }
    if solved != self.frame { self.frame = solved }
  }

  /// Whether the height follows from the width.
  var hasHeightForWidth: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    if let text = self as? UITextView { return !text.isScrollEnabled }
    return self is UIListContentView || self is any HeightForWidth
  }

  /// The size that contents ask for; negative where they ask for none.
  func naturalSize(width: CGFloat? = nil) -> CGSize {
    if let width, width > 0, hasHeightForWidth {
      var size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      size.width = max(size.width, min(width, intrinsicContentSize.width))
      return size
    }
    return intrinsicContentSize
  }

  /// What the view would like to be, with its own constraints and those of its contents.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    let layout = ConstraintLayout(root: self, isRootFree: true)
    if !layout.isEmpty { return layout.fittingSize(width: width, height: height) }
    let natural = naturalSize(width: width)
    return CGSize(
      width: natural.width >= 0 ? natural.width : 0,
      height: natural.height >= 0 ? natural.height : 0
    )
  }
}

/// A view whose `sizeThatFits(_:)` tells the height for a width.
package protocol HeightForWidth: UIView {}
