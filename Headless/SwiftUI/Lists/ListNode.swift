@_spi(Headless) import UIKit

/// What Form and List have in common: sections of rows in a real scroll view.
///
/// Measuring asks for nothing inside: the content is made when it gets its place (ios-hooks 1.6).
class ListNode<V: View, Content: View>:
  ContainerNode<V, Content>, RealViewNode, ScrollContainer, LazyContainer, VisibleReader
{
  private var scrollView: GraphScrollView?
  private var contentView: NodeView?
  private var groups: [ListGroup] = []

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
    invalidateLayout()
    invalidateDisplay()
    super.environmentDidChange()
  }

  private var metrics: ListMetrics {
    ListMetrics(look: environment.listLook, width: layout.frame.width)
  }

  // MARK: Real views

  final var realView: UIView? { scrollView }
  final var scroller: UIScrollView? { scrollView }
  final var readers = VisibleReaders()
  final var rowAxis: Axis? { nil }
  override var ownContainerView: UIView? { contentView }
  override var ownContainerWidth: CGFloat? { layout.frame.width }

  private func makeViews(in container: UIView) -> GraphScrollView {
    if let scrollView { return scrollView }
    let scroll = GraphScrollView()
    scroll.didMove = { [weak self] in
      self?.invalidateLayout()
      self?.visibleRectDidChange()
    }
    scroll.alwaysBounceVertical = true
    let content = NodeView()
    content.node = self
    scroll.addSubview(content)
    container.addSubview(scroll)
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
    scroll.backgroundColor = metrics.isCard ? .systemGroupedBackground : .systemBackground
    contentView?.setNeedsDisplay()
  }

  private func placeGroups() -> CGFloat {
    let metrics = metrics
    var y: CGFloat = 0
    groups = []
    let estimate = estimatedRowHeight(metrics)
    for part in ListPart.parts(of: elements) {
      let isFirst = groups.isEmpty
      var group = ListGroup(header: part.header, footer: part.footer)
      if part.header.isEmpty {
        if metrics.isCard || !isFirst { y += metrics.sectionGap }
      } else {
        if !isFirst { y += metrics.footerBottom }
        y = placeHeader(part.header, at: y, metrics)
      }
      let top = y
      for (index, node) in part.rows.enumerated() {
        let isLast = index == part.rows.count - 1
        let row =
          unseenRow(node, at: y, isLast: isLast, estimate, metrics)
          ?? placeRow(node, at: y, isLast: isLast, metrics)
        group.rows.append(row)
        y = row.frame.maxY
      }
      group.card = CGRect(
        x: metrics.sideInset,
        y: top,
        width: metrics.cardWidth,
        height: y - top
      )
      if !part.footer.isEmpty { y = placeFooter(part.footer, at: y, metrics) }
      groups.append(group)
    }
    return y + metrics.sectionGap
  }

  private func placeHeader(_ nodes: [Node], at y: CGFloat, _ metrics: ListMetrics) -> CGFloat {
    let height = placeTexts(nodes, at: y + metrics.headerTop, metrics)
    return y + max(metrics.headerHeight, height + 2 * metrics.headerTop)
  }

  private func placeFooter(_ nodes: [Node], at y: CGFloat, _ metrics: ListMetrics) -> CGFloat {
    let height = placeTexts(nodes, at: y + metrics.footerTop, metrics)
    return y + metrics.footerTop + height + metrics.footerBottom
  }

  private func placeTexts(_ nodes: [Node], at y: CGFloat, _ metrics: ListMetrics) -> CGFloat {
    var bottom = y
    let proposal = ProposedViewSize(width: metrics.rowWidth, height: nil)
    for node in nodes {
      let size = node.size(proposal)
      node.place(
        CGRect(x: metrics.rowX, y: bottom, width: size.width, height: size.height),
        proposal: proposal
      )
      bottom += size.height
    }
    return bottom - y
  }

  /// The height of rows that weren't made: that of those that were.
  private func estimatedRowHeight(_ metrics: ListMetrics) -> CGFloat {
    let known = elements.lazy.flatMap { ($0 as? any ListSection)?.rowElements ?? [$0] }
      .compactMap { $0.lazyRow?.knownLength }
    let (sum, count) = known.reduce((CGFloat(0), CGFloat(0))) { ($0.0 + $1, $0.1 + 1) }
    return count == 0 ? metrics.leastRowHeight : sum / count
  }

  /// The place of a row out of sight, which isn't made for it.
  private func unseenRow(
    _ node: Node,
    at y: CGFloat,
    isLast: Bool,
    _ estimate: CGFloat,
    _ metrics: ListMetrics
  ) -> ListRow? {
    guard let row = node.lazyRow else { return nil }
    let height = row.knownLength ?? estimate
    let frame = CGRect(x: metrics.sideInset, y: y, width: metrics.cardWidth, height: height)
    row.estimatedFrame = frame
    let visible = visibleRect
    guard frame.maxY <= visible.minY || frame.minY >= visible.maxY else { return nil }
    row.setShown(false)
    return ListRow(node: node, frame: frame, isLast: isLast)
  }

  private func placeRow(
    _ node: Node,
    at y: CGFloat,
    isLast: Bool,
    _ metrics: ListMetrics
  ) -> ListRow {
    let proposal = ProposedViewSize(width: metrics.rowWidth, height: nil)
    let size = node.size(proposal)
    let height = max(metrics.leastRowHeight, size.height + 2 * metrics.verticalPadding)
    let frame = CGRect(x: metrics.sideInset, y: y, width: metrics.cardWidth, height: height)
    node.lazyRow?.knownLength = height
    node.lazyRow?.estimatedFrame = frame
    node.lazyRow?.setShown(true)
    // A row's content lies at the leading edge.
    node.place(
      CGRect(
        x: metrics.rowX,
        y: y + (height - size.height) / 2,
        width: size.width,
        height: size.height
      ),
      proposal: proposal
    )
    return ListRow(node: node, frame: frame, isLast: isLast)
  }

  // MARK: What is drawn, heard and touched

  override func display(in context: inout DisplayContext) {
    context.passView()
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    guard let contentView else { return }
    list += contentView.accessibilityNodes()
  }

  override func hitTest(_ point: CGPoint) -> Node? { nil }

  override func displayContents(in context: inout DisplayContext) {
    let metrics = metrics
    let traits = environment.colorTraits
    let fill = UIColor.secondarySystemGroupedBackground.displayColor(for: traits)
    let line = UIColor.separator.displayColor(for: traits)
    let visible = scrollView?.bounds ?? .infinite
    showLeaving(in: &context)
    for group in groups {
      for node in group.header { node.show(in: &context) }
      if metrics.isCard, !group.rows.isEmpty {
        context.add(.fill(.box(group.card, radius: metrics.cornerRadius), .color(fill)))
      }
      for row in group.rows where row.frame.intersects(visible) {
        row.node.show(in: &context)
        guard !row.isLast else { continue }
        let pixel = environment.pixelLength
        let start = mirrored(
          CGRect(
            x: metrics.rowX,
            y: row.frame.maxY - pixel,
            width: metrics.rowWidth,
            height: pixel
          )
        )
        context.add(.fill(.rect(start), .color(line)))
      }
      for node in group.footer { node.show(in: &context) }
    }
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
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
        row.node.accessibility(in: &list)
      }
      for node in group.footer { node.accessibility(in: &list) }
    }
  }

  override func hitTestContents(_ point: CGPoint) -> Node? {
    for group in groups {
      for row in group.rows where mirrored(row.frame).contains(point) {
        if let hit = row.node.hitTest(point) { return hit }
        return row.node.rowTarget
      }
    }
    return nil
  }
}
