/// The constraints by which a stack view arranges its views.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let along: Int
  private var layout: ConstraintLayout
  private(set) var demands: [LinearDemand] = []

  init(_ stack: UIStackView, in layout: ConstraintLayout) {
    self.stack = stack
    self.layout = layout
    views = stack.shown
    along = stack.axis == .horizontal ? 0 : 1
    arrangeAlong()
    arrangeAcross()
  }

  var spareCount: Int { layout.spareCount }

  // MARK: Ends

  private var margins: UIEdgeInsets {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
  }

  private func room(_ axis: Int) -> (LinearSum, LinearSum) {
    layout.inset(layout.span(stack, axis), by: margins, axis)
  }

  private func isFlipped(_ axis: Int) -> Bool {
    axis == 0 && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Where something begins and ends in the reading direction; growing downward.
  private func ends(_ span: (LinearSum, LinearSum), _ axis: Int) -> (LinearSum, LinearSum) {
    let (low, high) = (span.0, span.0 + span.1)
    return isFlipped(axis) ? (high * -1, low * -1) : (low, high)
  }

  private func ends(_ view: UIView, _ axis: Int) -> (LinearSum, LinearSum) {
    ends(layout.span(view, axis), axis)
  }

  private func length(_ view: UIView, _ axis: Int) -> LinearSum {
    layout.span(view, axis).1
  }

  private mutating func demand(
    _ sum: LinearSum,
    _ relation: NSLayoutConstraint.Relation = .equal,
    priority: Float = 1000
  ) {
    demands.append(LinearDemand(sum, relation, priority: priority))
  }

  // MARK: Along

  private mutating func arrangeAlong() {
    guard let first = views.first, let last = views.last else { return }
    let edges = ends(room(along), along)
    demand(ends(first, along).0 - edges.0)
    demand(ends(last, along).1 - edges.1)
    switch stack.distribution {
    case .fill: chain()
    case .fillEqually:
      chain()
      for view in views.dropFirst() {
        demand(length(view, along) - length(first, along))
      }
    case .fillProportionally:
      chain()
      share()
    case .equalSpacing: spread()
    case .equalCentering: center()
    }
  }

  /// The space between two views less the least one.
  private func slack(_ view: UIView, _ next: UIView) -> LinearSum {
    let gap = LinearSum(constant: stack.gap(after: view))
    if stack.isBaselineRelativeArrangement, along == 1 {
      return layout.baseline(of: next, isFirst: true)
        - layout.baseline(of: view, isFirst: false) - gap
    }
    return ends(next, along).0 - ends(view, along).1 - gap
  }

  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private mutating func chain() {
    for (view, next) in pairs {
      demand(slack(view, next))
    }
  }

  // By the sizes that the views would have by themselves (D, C.2).
  private mutating func share() {
    let lengths = views.map { view in
      let size = view.fittingSize(width: nil, height: nil)
      return along == 0 ? size.width : size.height
    }
    guard let place = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() where index != place {
      demand(length(view, along) * lengths[place] - length(views[place], along) * lengths[index])
    }
  }

  private mutating func spread() {
    let common = layout.spareVariable()
    for (view, next) in pairs {
      demand(slack(view, next), .greaterThanOrEqual)
      let space = ends(next, along).0 - ends(view, along).1
      demand(space - common, priority: 999)
      demand(slack(view, next), priority: 49)
    }
  }

  private mutating func center() {
    for (view, next) in pairs {
      demand(slack(view, next), .greaterThanOrEqual)
      demand(slack(view, next), priority: 49)
    }
    for (one, other) in zip(pairs, pairs.dropFirst()) {
      demand(distance(one) - distance(other), priority: 149)
    }
  }

  private func distance(_ pair: (UIView, UIView)) -> LinearSum {
    let (one, other) = (ends(pair.0, along), ends(pair.1, along))
    return other.0 + other.1 - one.0 - one.1
  }

  // MARK: Across

  private mutating func arrangeAcross() {
    let across = 1 - along
    let edges = ends(room(across), across)
    // Of a row in a row it is dear to find.
    let baseline =
      alignsBaselines
      ? views.first.map { layout.baseline(of: $0, isFirst: isFirstBaseline) } : nil
    for (index, view) in views.enumerated() {
      let own = ends(view, across)
      let (start, end) = (own.0 - edges.0, own.1 - edges.1)
      if stack.alignment != .fill {
        demand(start, .greaterThanOrEqual)
        demand(end, .lessThanOrEqual)
      }
      switch stack.alignment {
      case .fill:
        demand(start)
        demand(end)
      case .leading: demand(start)
      case .trailing: demand(end)
      case .center: demand(start + end)
      case .firstBaseline, .lastBaseline:
        guard let baseline else {
          demand(isFirstBaseline ? start : end)
          continue
        }
        if index > 0 { demand(layout.baseline(of: view, isFirst: isFirstBaseline) - baseline) }
        // All stand as far up, or down, as the tallest allows.
        demand(isFirstBaseline ? start : end, priority: 48)
      }
    }
    if stack.alignment != .fill { demand(edges.1 - edges.0, priority: 49) }
  }

  private var alignsBaselines: Bool {
    along == 0 && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
  }

  private var isFirstBaseline: Bool { stack.alignment == .firstBaseline }
}

extension ConstraintLayout {
  mutating func demands(of stack: UIStackView) -> [LinearDemand] {
    let arrangement = StackArrangement(stack, in: self)
    spareCount = arrangement.spareCount
    return arrangement.demands
  }
}
