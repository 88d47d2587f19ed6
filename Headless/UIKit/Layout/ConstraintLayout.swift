/// Lays out what is below one view by the constraints there.
@MainActor
struct ConstraintLayout {
  private let root: UIView
  private var items: [ObjectIdentifier: Int] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []
  private var scrollers: [UIScrollView] = []
  /// Whether the root's own size is wanted too.
  private let isRootFree: Bool

  init(root: UIView, isRootFree: Bool = false) {
    self.root = root
    self.isRootFree = isRootFree
    collect(root)
    guard !constraints.isEmpty else { return }
    if isRootFree { add(root) }
    for constraint in constraints {
      for end in [constraint.first, constraint.second].compactMap({ $0 }) {
        include(end)
      }
    }
  }

  var isEmpty: Bool { constraints.isEmpty }

  private mutating func collect(_ view: UIView) {
    constraints += view.layoutState.constraints
    for child in view.subviews where !child.isArranged {
      collect(child)
    }
  }

  // MARK: Variables: x, y, width and height of each item

  private mutating func include(_ end: LayoutEnd) {
    if let guide = end.item as? UILayoutGuide {
      if guide.kind == .own || guide.kind == .content, items[ObjectIdentifier(guide)] == nil {
        items[ObjectIdentifier(guide)] = views.count + guides.count
        addPlace(for: guide)
      }
    }
    var view = end.view
    while let current = view, current !== root {
      if isSolved(current) { add(current) }
      if let scroller = current.superview as? UIScrollView { addScroller(scroller) }
      view = current.superview
    }
  }

  // Guides and views share one numbering; a guide's place in `views` is a placeholder.
  private mutating func addPlace(for guide: UILayoutGuide) {
    guides.append(guide)
  }

  private mutating func add(_ view: UIView) {
    guard items[ObjectIdentifier(view)] == nil else { return }
    items[ObjectIdentifier(view)] = views.count + guides.count
    views.append(view)
  }

  private mutating func addScroller(_ scroller: UIScrollView) {
    if !scrollers.contains(scroller) { scrollers.append(scroller) }
    let guide = scroller.contentLayoutGuide
    guard items[ObjectIdentifier(guide)] == nil else { return }
    items[ObjectIdentifier(guide)] = views.count + guides.count
    guides.append(guide)
  }

  private func isSolved(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && !view.isArranged
  }

  private func variable(_ item: AnyObject, _ offset: Int) -> LinearSum? {
    items[ObjectIdentifier(item)].map { LinearSum(variable: $0 * 4 + offset) }
  }

  // MARK: Ends as sums

  private func origin(of view: UIView, _ axis: Int) -> LinearSum {
    guard view !== root else { return LinearSum() }
    let own =
      variable(view, axis)
      ?? LinearSum(constant: axis == 0 ? view.frame.minX : view.frame.minY)
    guard let superview = view.superview else { return own }
    let shift = axis == 0 ? superview.bounds.minX : superview.bounds.minY
    return origin(of: superview, axis) + own - LinearSum(constant: shift)
  }

  private func length(of view: UIView, _ axis: Int) -> LinearSum {
    variable(view, 2 + axis)
      ?? LinearSum(constant: axis == 0 ? view.bounds.width : view.bounds.height)
  }

  /// Start and length of an item along an axis, in the root's coordinates.
  private func span(_ item: AnyObject, _ axis: Int, to other: UIView?) -> (LinearSum, LinearSum) {
    if let view = item as? UIView {
      // To what it contains, a scroll view's edges are those of its content (D, C.5).
      if let scroller = view as? UIScrollView, let other, other !== scroller,
        other.isDescendant(of: scroller)
      {
        return span(scroller.contentLayoutGuide, axis, to: nil)
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
    let insets = guide.insets(in: view)
    let (low, high) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return (
      base + LinearSum(constant: low), length(of: view, axis) - LinearSum(constant: low + high)
    )
  }

  private func sum(_ end: LayoutEnd, other: UIView?) -> LinearSum? {
    guard let item = end.item else { return nil }
    let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (x, width) = span(item, 0, to: other)
    let (y, height) = span(item, 1, to: other)
    switch end.attribute {
    case .left: return x
    case .right: return x + width
    case .leading: return isRightToLeft ? x + width : x
    case .trailing: return isRightToLeft ? x : x + width
    case .top: return y
    case .bottom: return y + height
    case .width: return width
    case .height: return height
    case .centerX: return x + width * 0.5
    case .centerY: return y + height * 0.5
    case .firstBaseline, .lastBaseline:
      let font = (item as? UILabel)?.font
      let below = font.map { -$0.descender } ?? 0
      return y + height - LinearSum(constant: below)
    default:
      unsupported("constraints to \(end.attribute)")
      return nil
    }
  }

  private func demand(_ constraint: NSLayoutConstraint) -> LinearDemand? {
    guard let first = sum(constraint.first, other: constraint.second?.view) else { return nil }
    var constant = constraint.constant
    // Toward the trailing side is to the left here.
    let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isRightToLeft,
      constraint.firstAttribute == .leading || constraint.firstAttribute == .trailing
    {
      constant = -constant
    }
    var right = LinearSum(constant: constant)
    if let end = constraint.second {
      guard let second = sum(end, other: constraint.first.view) else { return nil }
      right.add(second, factor: constraint.multiplier)
    }
    return LinearDemand(
      sum: first - right,
      relation: isRightToLeft && constraint.firstAttribute.isReadingDirectional
        ? constraint.relation.flipped : constraint.relation,
      priority: constraint.priority.rawValue
    )
  }

  // MARK: Solving

  private func sizeDemands(width: CGFloat?, height: CGFloat?, known: [CGFloat]?) -> [LinearDemand] {
    var demands: [LinearDemand] = []
    for view in views {
      guard let place = items[ObjectIdentifier(view)] else { continue }
      let natural: CGSize
      if view === root {
        demands += rootDemands(place, width: width, height: height)
        natural = view.naturalSize(width: width)
      } else {
        natural = known.map { view.naturalSize(width: $0[place * 4 + 2]) } ?? view.naturalSize()
      }
      for axis in 0...1 {
        let length = axis == 0 ? natural.width : natural.height
        let sum = LinearSum(variable: place * 4 + 2 + axis)
        demands.append(
          LinearDemand(sum: sum, relation: .greaterThanOrEqual, priority: 999.5)
        )
        guard length >= 0 else { continue }
        let difference = sum - LinearSum(constant: length)
        let priorities = view.layoutState[axis == 0 ? .horizontal : .vertical]
        demands.append(
          LinearDemand(
            sum: difference,
            relation: .greaterThanOrEqual,
            priority: priorities.resistance.rawValue
          )
        )
        demands.append(
          LinearDemand(
            sum: difference,
            relation: .equal,
            priority: priorities.hugging.rawValue
          )
        )
      }
    }
    return demands
  }

  private func rootDemands(_ place: Int, width: CGFloat?, height: CGFloat?) -> [LinearDemand] {
    func fixed(_ offset: Int, _ value: CGFloat, _ priority: Float) -> LinearDemand {
      let sum = LinearSum(variable: place * 4 + offset) - LinearSum(constant: value)
      return LinearDemand(sum: sum, relation: .equal, priority: priority)
    }
    return [
      fixed(0, 0, 1000), fixed(1, 0, 1000),
      fixed(2, width ?? 0, width == nil ? 50 : 1000),
      fixed(3, height ?? 0, height == nil ? 50 : 1000),
    ]
  }

  private func solve(width: CGFloat?, height: CGFloat?) -> LinearSystem {
    let fixed = constraints.compactMap { demand($0) }.filter { !$0.sum.terms.isEmpty }
    let count = (views.count + guides.count) * 4
    let first = LinearSystem(
      variableCount: count,
      demands: fixed + sizeDemands(width: width, height: height, known: nil)
    )
    guard views.contains(where: \.hasHeightForWidth) else { return first }
    return LinearSystem(
      variableCount: count,
      demands: fixed + sizeDemands(width: width, height: height, known: first.values)
    )
  }

  /// Sets the frames.
  func apply() {
    guard !isEmpty else { return }
    let system = solve(width: nil, height: nil)
    if system.conflictCount > 0 { log("Unable to simultaneously satisfy constraints.") }
    for view in views {
      guard let frame = frame(of: view, in: system) else { continue }
      if view.transform.isIdentity { view.setSolvedFrame(frame) }
    }
    for guide in guides where guide.kind == .own {
      guide.solvedFrame = frame(of: guide, in: system) ?? .zero
    }
    for scroller in scrollers {
      guard let frame = frame(of: scroller.contentLayoutGuide, in: system),
        contentIsPinned(scroller)
      else { continue }
      scroller.contentSize = frame.size
    }
  }

  private func contentIsPinned(_ scroller: UIScrollView) -> Bool {
    constraints.contains { constraint in
      let items = [constraint.first.item, constraint.second?.item]
      return items.contains { $0 === scroller || $0 === scroller.contentLayoutGuide }
        && [constraint.first.view, constraint.second?.view].contains { view in
          view.map { $0 !== scroller && $0.isDescendant(of: scroller) } ?? false
        }
    }
  }

  /// The least size of the root that its contents allow.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    frame(of: root, in: solve(width: width, height: height))?.size ?? .zero
  }

  private func frame(of item: AnyObject, in system: LinearSystem) -> CGRect? {
    guard let place = items[ObjectIdentifier(item)] else { return nil }
    let values = system.values[(place * 4)..<(place * 4 + 4)].map { $0 }
    return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
  }
}
