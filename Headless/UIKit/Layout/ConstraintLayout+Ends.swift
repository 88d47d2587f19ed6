// What the ends of constraints are, as sums of variables.
extension ConstraintLayout {
  private func origin(of view: UIView, _ axis: Int) -> LinearSum {
    guard view !== root else { return LinearSum() }
    let own =
      variable(view, axis)
      ?? LinearSum(
        constant: axis == 0 ? view.untransformedFrame.minX : view.untransformedFrame.minY
      )
    guard let superview = view.superview else { return own }
    let shift = axis == 0 ? superview.bounds.minX : superview.bounds.minY
    return origin(of: superview, axis) + own - LinearSum(constant: shift)
  }

  private func length(of view: UIView, _ axis: Int) -> LinearSum {
    variable(view, 2 + axis)
      ?? LinearSum(constant: axis == 0 ? view.bounds.width : view.bounds.height)
  }

  /// Start and length of an item along an axis, in the root's coordinates.
  func span(_ item: AnyObject, _ axis: Int, to other: UIView? = nil) -> (LinearSum, LinearSum) {
    if let view = item as? UIView {
      // To what it contains, a scroll view's edges are those of its content (D, C.5).
      if let scroller = view as? UIScrollView, let other, other !== scroller,
        other.isDescendant(of: scroller)
      {
        return span(scroller.contentLayoutGuide, axis)
      }
      return (origin(of: view, axis), length(of: view, axis))
    }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else {
      return (LinearSum(), LinearSum())
    }
    let base = origin(of: view, axis)
    if guide.kind == .content, let own = variable(guide, 2 + axis) {
      let shift = axis == 0 ? view.bounds.minX : view.bounds.minY
      return (base - LinearSum(constant: shift), own)
    }
    if let start = variable(guide, axis), let own = variable(guide, 2 + axis) {
      return (base + start, own)
    }
    return inset(span(view, axis), by: guide.insets(in: view), axis)
  }

  func inset(
    _ span: (LinearSum, LinearSum),
    by insets: UIEdgeInsets,
    _ axis: Int
  ) -> (LinearSum, LinearSum) {
    let (low, high) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return (span.0 + LinearSum(constant: low), span.1 - LinearSum(constant: low + high))
  }

  private func sum(_ end: LayoutEnd, other: UIView?) -> LinearSum? {
    guard let item = end.item else { return nil }
    let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Its size and centres are its own (D, C.5).
    let content = end.attribute.isOfEdges ? other : nil
    var (x, width) = span(item, 0, to: content)
    var (y, height) = span(item, 1, to: content)
    if end.attribute.isOfMargins, let view = end.view {
      (x, width) = inset((x, width), by: view.layoutMargins, 0)
      (y, height) = inset((y, height), by: view.layoutMargins, 1)
    }
    switch end.attribute {
    case .left, .leftMargin: return x
    case .right, .rightMargin: return x + width
    case .leading, .leadingMargin: return isRightToLeft ? x + width : x
    case .trailing, .trailingMargin: return isRightToLeft ? x : x + width
    case .top, .topMargin: return y
    case .bottom, .bottomMargin: return y + height
    case .width: return width
    case .height: return height
    case .centerX, .centerXWithinMargins: return x + width * 0.5
    case .centerY, .centerYWithinMargins: return y + height * 0.5
    case .firstBaseline, .lastBaseline:
      guard let view = item as? UIView else { return y + height }
      return baseline(of: view, isFirst: end.attribute == .firstBaseline)
    case .notAnAttribute: return nil
    }
  }

  func baseline(of view: UIView, isFirst: Bool) -> LinearSum {
    let (y, height) = span(view, 1)
    if let line = view.baseline(isFirst: isFirst) {
      return y + height * line.part + LinearSum(constant: line.offset)
    }
    let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return other === view ? y + height : baseline(of: other, isFirst: isFirst)
  }

  func demand(_ constraint: NSLayoutConstraint) -> LinearDemand? {
    guard let first = sum(constraint.first, other: constraint.second?.view) else { return nil }
    // Toward the trailing side is to the left in a right-to-left layout.
    let isFlipped =
      root.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && constraint.firstAttribute.isReadingDirectional
    var right = LinearSum(constant: isFlipped ? -constraint.constant : constraint.constant)
    if let end = constraint.second {
      guard let second = sum(end, other: constraint.first.view) else { return nil }
      right.add(second, factor: constraint.multiplier)
    }
    return LinearDemand(
      first - right,
      isFlipped ? constraint.relation.flipped : constraint.relation,
      priority: constraint.priority.rawValue
    )
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isReadingDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Edges, also those of margins.
  var isOfEdges: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  fileprivate var isOfMargins: Bool {
    rawValue >= Self.leftMargin.rawValue
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
