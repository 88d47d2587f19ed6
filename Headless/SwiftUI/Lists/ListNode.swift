@_spi(Headless) import UIKit

/// What a list shows besides its rows.
struct ListState {
  var selected: Set<AnyHashable> = []
  var isEditing = false
}

/// What Form and List have in common: sections of rows in a real scroll view.
///
/// Measuring asks for nothing inside: the content is made when it gets its place (ios-hooks 1.6).
class ListNode<V: View, Content: View>:
  ContainerNode<V, Content>, RealViewNode, ScrollContainer, LazyContainer, VisibleReader, ListHost
{
  private var scrollView: GraphScrollView?
  private var contentView: NodeView?
  private(set) var groups: [ListGroup] = []
  private(set) var state = ListState()
  private lazy var touches = ListTouches(self)
  private let puller = PullToRefresh()
  /// What the split view around knows of the selection.
  private var toldSelection: Set<AnyHashable>?

  /// What the list selects.
  var selection: ListSelection? { nil }

  override func layoutReads(_ child: Node) -> Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    var values = environment
    values.isInList = true
    values.isInListRow = true
    return values
  }

  override func environmentDidChange() {
    if isRealized { readState() }
    invalidateLayout()
    invalidateDisplay()
    super.environmentDidChange()
  }

  private var metrics: ListMetrics {
    let environment = environment
    return ListMetrics(
      look: environment.listLook,
      width: layout.frame.width,
      spacing: environment.listSpacing
    )
  }

  // MARK: Selection and editing

  private func readState() {
    let selection = selection
    let mode = environment.editMode
    state = evaluate {
      ListState(
        selected: selection?.read() ?? [],
        isEditing: mode?.wrappedValue.isEditing ?? false
      )
    }
    if let selection, !selection.isMultiple { tellSplitView(selection) }
  }

  private func tellSplitView(_ selection: ListSelection) {
    guard toldSelection != state.selected, let model = environment.navigation.model,
      let split = model.split
    else { return }
    toldSelection = state.selected
    let selected = state.selected
    graph.enqueue {
      split.selectionDidChange(to: selected, in: model.column) { selection.write([]) }
    }
  }

  override func prepareChildren() {
    super.prepareChildren()
    readState()
  }

  override func refresh() {
    readState()
    touches.close()
    invalidateLayout()
    contentView?.setNeedsDisplay()
  }

  override func receive(_ new: V) {
    super.receive(new)
    guard selection != nil, isRealized else { return }
    readState()
    invalidateDisplay()
    contentView?.setNeedsDisplay()
  }

  func rowsNeedDisplay() {
    contentView?.setNeedsDisplay()
  }

  // MARK: Real views

  final var realView: UIView? { scrollView }
  final var scroller: UIScrollView? { scrollView }
  final var readers = VisibleReaders()
  var sizeReaders = VisibleReaders()
  final var rowAxis: Axis? { nil }
  override var ownContainerView: UIView? { contentView }
  override var ownContainerWidth: CGFloat? { layout.frame.width }

  private func makeViews(in container: UIView) -> GraphScrollView {
    if let scrollView { return scrollView }
    let scroll = GraphScrollView()
    scroll.didMove = { [weak self] in
      self?.puller.scrollDidMove()
      self?.touches.close()
      self?.invalidateLayout()
      self?.visibleRectDidChange()
    }
    scroll.keepsTouch = { [weak self] in self?.touches.isHandle($0) ?? false }
    scroll.alwaysBounceVertical = true
    let content = NodeView()
    content.node = self
    scroll.addSubview(content)
    container.addSubview(scroll)
    puller.scroll = scroll
    scrollView = scroll
    contentView = content
    graph.add(self)
    return scroll
  }

  override func willUnmount() {
    graph.remove(self)
    scrollView?.removeFromSuperview()
    scrollView = nil
  }

  // MARK: Layout

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let container = containerView else { return }
    let scroll = makeViews(in: container)
    let outer = finalFrame.extended(into: container)
    if scroll.frame != outer { perform(along: layout.motion?.run) { scroll.frame = outer } }
    let height = placeGroups()
    let size = CGSize(width: bounds.width, height: height)
    contentView?.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
    let environment = environment
    scroll.isScrollEnabled = environment.isScrollEnabled
    scroll.keyboardDismissMode = environment.keyboardDismissal
    // The controls of editing take a finger at once.
    scroll.delaysContentTouches = !state.isEditing
    scroll.showsVerticalScrollIndicator = environment.showsScrollIndicators
    puller.action = environment.refresh
    let background: UIColor = metrics.isCard ? .systemGroupedBackground : .systemBackground
    scroll.backgroundColor = environment.hidesScrollBackground ? .clear : background
    contentView?.setNeedsDisplay()
  }

  private func placeGroups() -> CGFloat {
    let metrics = metrics
    var y: CGFloat = 0
    groups = []
    let placing = RowPlacing(list: self, metrics: metrics, visible: visibleRect)
    let estimate = placing.estimatedHeight(elements)
    for part in ListPart.parts(of: elements) {
      let isFirst = groups.isEmpty
      var group = ListGroup(header: part.header, footer: part.footer)
      if part.header.isEmpty {
        if metrics.isCard || !isFirst { y += metrics.sectionGap }
      } else {
        if !isFirst { y += metrics.footerBottom }
        y = placing.placeHeader(part.header, at: y)
      }
      let top = y
      for (index, node) in part.rows.enumerated() {
        let isLast = index == part.rows.count - 1
        let row =
          placing.unseenRow(node, at: y, isLast: isLast, estimate)
          ?? placing.placeRow(node, at: y, isLast: isLast)
        group.rows.append(row)
        y = row.frame.maxY + (isLast ? 0 : metrics.rowGap)
      }
      group.card = CGRect(
        x: metrics.sideInset,
        y: top,
        width: metrics.cardWidth,
        height: y - top
      )
      if !part.footer.isEmpty { y = placing.placeFooter(part.footer, at: y) }
      groups.append(group)
    }
    return y + metrics.sectionGap
  }

  // MARK: What is drawn, heard and touched

  override func display(in context: inout DisplayContext) {
    context.pass(scrollView)
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    guard let contentView else { return }
    list += contentView.accessibilityNodes()
  }

  override func hitTest(_ point: CGPoint) -> Node? { nil }

  override func displayContents(in context: inout DisplayContext) {
    showLeaving(in: &context)
    let painter = ListPainter(list: self, metrics: metrics, touches: touches)
    painter.paint(groups, visible: scrollView?.bounds ?? .infinite, in: &context)
  }

  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: layout.frame.width - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  override func accessibilityOfContents(in list: inout [AccessibilityNode]) {
    for group in groups {
      var header: [AccessibilityNode] = []
      for node in group.header { node.accessibility(in: &header) }
      list += header.map { node in
        var heading = node
        if heading.role == .text { heading.role = .heading }
        return heading
      }
      for row in group.rows where row.node.layout.isPlaced {
        list += touches.accessibility(of: row)
      }
      for node in group.footer { node.accessibility(in: &list) }
    }
  }

  override func hitTestContents(_ point: CGPoint) -> Node? {
    for group in groups {
      for row in group.rows where mirrored(row.frame).contains(point) {
        return touches.hit(row, at: point)
      }
    }
    return touches.hitOutside() ?? hitBetweenRows(point)
  }

  /// What headers and footers have to touch.
  private func hitBetweenRows(_ point: CGPoint) -> Node? {
    for group in groups {
      for node in group.header + group.footer {
        if let hit = node.hitTest(point) { return hit }
      }
    }
    return nil
  }
}

/// What a list tells those that place, paint and touch its rows.
@MainActor
protocol ListHost: Node {
  var groups: [ListGroup] { get }
  var state: ListState { get }
  var selection: ListSelection? { get }
  func mirrored(_ rect: CGRect) -> CGRect
  func rowsNeedDisplay()
}
