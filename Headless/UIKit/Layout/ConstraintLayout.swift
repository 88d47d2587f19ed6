/// Lays out what is below one view by the constraints there.
@MainActor
struct ConstraintLayout {
  let root: UIView
  let region: ConstraintRegion
  /// Whether the root's own size is wanted too.
  private let isRootFree: Bool
  private(set) var views: [UIView] = []
  private var items: [ObjectIdentifier: Int] = [:]
  private var guides: [UILayoutGuide] = []
  private var scrollers: [UIScrollView] = []
  var spareCount = 0

  init(root: UIView, isRootFree: Bool = false) {
    self.root = root
    self.isRootFree = isRootFree
    region = ConstraintRegion(root: root)
    guard !region.isEmpty else { return }
    if isRootFree { add(root) }
    for constraint in region.constraints {
      for end in [constraint.first, constraint.second].compactMap({ $0 }) {
        include(end)
      }
    }
    for stack in region.stacks {
      for view in stack.shown {
        include(view)
      }
    }
  }

  var isEmpty: Bool { region.isEmpty }

  // MARK: Variables: x, y, width and height of each item

  private mutating func include(_ end: LayoutEnd) {
    if let guide = end.item as? UILayoutGuide, guide.kind == .own || guide.kind == .content {
      add(guide)
    }
    if let view = end.view { include(view) }
  }

  private mutating func include(_ view: UIView) {
    var view: UIView? = view
    while let current = view, current !== root {
      if !current.translatesAutoresizingMaskIntoConstraints { add(current) }
      if let scroller = current.superview as? UIScrollView { add(scroller) }
      view = current.superview
    }
  }

  // Guides and views share one numbering.
  private mutating func add(_ guide: UILayoutGuide) {
    guard items[ObjectIdentifier(guide)] == nil else { return }
    items[ObjectIdentifier(guide)] = views.count + guides.count
    guides.append(guide)
  }

  private mutating func add(_ view: UIView) {
    guard items[ObjectIdentifier(view)] == nil else { return }
    items[ObjectIdentifier(view)] = views.count + guides.count
    views.append(view)
  }

  private mutating func add(_ scroller: UIScrollView) {
    if !scrollers.contains(scroller) { scrollers.append(scroller) }
    add(scroller.contentLayoutGuide)
  }

  func place(of item: AnyObject) -> Int? {
    items[ObjectIdentifier(item)]
  }

  func variable(_ item: AnyObject, _ offset: Int) -> LinearSum? {
    place(of: item).map { LinearSum(variable: $0 * 4 + offset) }
  }

  /// A variable of no item.
  mutating func spareVariable() -> LinearSum {
    spareCount += 1
    return LinearSum(variable: (views.count + guides.count) * 4 + spareCount - 1)
  }

  // MARK: Solving

  private func solve(width: CGFloat?, height: CGFloat?) -> LinearSystem {
    var layout = self
    var fixed = region.constraints.compactMap { demand($0) }.filter { !$0.sum.terms.isEmpty }
    for stack in region.stacks {
      fixed += layout.demands(of: stack)
    }
    let count = (views.count + guides.count) * 4 + layout.spareCount
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

  /// Sets the frames, or only those below one view.
  func apply(within part: UIView? = nil) {
    joinRegions()
    guard !isEmpty else { return }
    let system = solve(width: nil, height: nil)
    if system.conflictCount > 0 { log("Unable to simultaneously satisfy constraints.") }
    for view in views {
      guard let frame = frame(of: view, in: system), !view.isHiddenInStack,
        part.map({ view !== $0 && view.isDescendant(of: $0) }) ?? true
      else { continue }
      if let scroller = view.superview as? UIScrollView, scroller.holdsZoomed(view) { continue }
      view.setSolvedFrame(frame)
    }
    for guide in guides where guide.kind == .own {
      guide.solvedFrame = frame(of: guide, in: system) ?? .zero
    }
    for scroller in scrollers {
      guard let frame = frame(of: scroller.contentLayoutGuide, in: system),
        contentIsPinned(scroller)
      else { continue }
      scroller.contentSize = scroller.zoomed(frame.size)
    }
  }

  private func joinRegions() {
    if root.layoutState.joined.isEmpty, region.joined.isEmpty { return }
    for view in root.layoutState.joined.compactMap(\.view) where view.layoutState.solver === root {
      view.layoutState.solver = nil
    }
    root.layoutState.joined = region.joined.map { WeakView(view: $0) }
    for view in region.joined {
      view.layoutState.solver = root
    }
  }

  private func contentIsPinned(_ scroller: UIScrollView) -> Bool {
    // Tables and collections know the size of their content.
    guard !(scroller is UITableView), !(scroller is UICollectionView) else { return false }
    return region.constraints.contains { constraint in
      let ends = [constraint.first, constraint.second].compactMap { $0 }
      return ends.contains {
        $0.item === scroller.contentLayoutGuide
          || $0.item === scroller && $0.attribute.isOfEdges
      }
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
    guard let place = place(of: item) else { return nil }
    let values = system.values[(place * 4)..<(place * 4 + 4)].map { $0 }
    return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
  }
}
