/// The views below one whose frames follow from constraints, and these constraints.
///
/// It ends at views whose frame is given: each of these lays out what is below it by itself,
/// unless a constraint leads inside it from without.
@MainActor
struct ConstraintRegion {
  private let root: UIView
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var stacks: [UIStackView] = []
  /// Views with given frames whose contents belong to this region all the same.
  private(set) var joined: [UIView] = []

  init(root: UIView) {
    self.root = root
    collect(root)
    var checked = 0
    while checked < constraints.count {
      let constraint = constraints[checked]
      join(constraint.first.view)
      join(constraint.second?.view)
      checked += 1
    }
  }

  var isEmpty: Bool { constraints.isEmpty && stacks.isEmpty }

  private mutating func collect(_ view: UIView) {
    view.updateConstraintsIfNeeded()
    for child in view.subviews where !child.translatesAutoresizingMaskIntoConstraints {
      // What a stack hides doesn't take part.
      if !child.isHiddenInStack { collect(child) }
    }
    constraints += view.layoutState.constraints
    if let stack = view as? UIStackView, !stack.shown.isEmpty { stacks.append(stack) }
  }

  private mutating func join(_ end: UIView?) {
    guard let end, end !== root else { return }
    var view = end.superview
    while let current = view, current !== root {
      if current.translatesAutoresizingMaskIntoConstraints,
        !joined.contains(where: { $0 === current })
      {
        joined.append(current)
        collect(current)
      }
      view = current.superview
    }
  }
}

extension UIView {
  var isHiddenInStack: Bool {
    isHidden && (superview as? UIStackView)?.arrangedSubviews.contains(self) ?? false
  }
}
