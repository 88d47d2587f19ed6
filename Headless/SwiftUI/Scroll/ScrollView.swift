@_spi(Headless) import UIKit

// B.3
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ScrollNode(view, parent)
  }
}

/// Content in a real scroll view. Measuring outside a window asks for nothing inside
/// (ios-hooks 1.6).
final class ScrollNode<Content: View>:
  ContainerNode<ScrollView<Content>, Content>, RealViewNode, ScrollHost
{
  private var scrollView: GraphScrollView?
  private var contentView: NodeView?
  var readers = VisibleReaders()
  var sizeReaders = VisibleReaders()
  private let puller = PullToRefresh()
  private let events = ScrollEvents()
  private(set) var offered: CGSize?
  private var isAnchored = false
  /// Nothing of what is said about this scroll view is about those inside.
  private var written = EnvironmentCache()

  var scrollAxes: Axis.Set { view.axes }
  var phase: ScrollPhaseKind { events.phase }

  override func content(of view: ScrollView<Content>) -> Content { view.content }

  override func receive(_ new: ScrollView<Content>) {
    let isChanged = new.axes != view.axes || new.showsIndicators != view.showsIndicators
    super.receive(new)
    if isChanged { invalidateLayout() }
  }

  override func layoutReads(_ child: Node) -> Bool { graph.isInWindow }

  // MARK: Layout

  private var stack: ImplicitStack {
    ImplicitStack(axis: view.axes == .horizontal ? nil : .vertical, elements: elements)
  }

  /// Margins across what scrolls; along it they are insets of the scroll view.
  private var margins: EdgeInsets {
    var margins = environment.scrollSettings.contentMargins
    if view.axes.contains(.horizontal) { (margins.leading, margins.trailing) = (0, 0) }
    if view.axes.contains(.vertical) { (margins.top, margins.bottom) = (0, 0) }
    return margins
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = margins
    return ProposedViewSize(
      width: view.axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.width) },
      height: view.axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.height) }
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard graph.isInWindow, isRealized, !elements.isEmpty else {
      return proposal.replacingUnspecifiedDimensions()
    }
    // On the axes that scroll it takes what it is offered; across it is as large as its content.
    if offered == nil, let width = proposal.width, let height = proposal.height {
      offered = CGSize(width: width, height: height)
    }
    var content = stack.size(inner(proposal))
    content.width += margins.width
    content.height += margins.height
    return CGSize(
      width: view.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: view.axes.contains(.vertical) ? proposal.height ?? content.height : content.height
    )
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let container = containerView else { return }
    let scroll = makeViews(in: container)
    let outer = finalFrame.extended(into: container)
    if scroll.frame != outer { perform(along: layout.motion?.run) { scroll.frame = outer } }
    if offered != bounds.size {
      offered = bounds.size
      for reader in sizeReaders.takeMounted() { reader.invalidateLayout() }
    }
    let inner = inner(ProposedViewSize(bounds.size))
    let measured = elements.isEmpty ? .zero : stack.size(inner)
    let margins = margins
    var size = CGSize(
      width: measured.width + margins.width,
      height: measured.height + margins.height
    )
    // Content that is smaller than the view lies in the middle, across what scrolls.
    if !view.axes.contains(.horizontal) { size.width = max(size.width, bounds.width) }
    if !view.axes.contains(.vertical) { size.height = max(size.height, bounds.height) }
    var place = CGRect(
      x: margins.leading + (size.width - margins.width - measured.width) / 2,
      y: margins.top + (size.height - margins.height - measured.height) / 2,
      width: measured.width,
      height: measured.height
    )
    align(&place, &size, in: scroll)
    contentView?.frame = CGRect(origin: .zero, size: size)
    resize(scroll, to: size)
    if !elements.isEmpty { stack.place(in: place, proposal: inner) }
    contentView?.setNeedsDisplay()
    for watcher in watchers { watcher.scrollDidChange(self) }
  }

  /// Content that is shorter than the view lies where it is said to.
  private func align(_ place: inout CGRect, _ size: inout CGSize, in scroll: UIScrollView) {
    guard let anchor = environment.scrollSettings.alignmentAnchor else { return }
    let room = scroll.bounds.inset(by: scroll.adjustedContentInset).size
    if view.axes.contains(.vertical), size.height < room.height {
      place.origin.y = (room.height - place.height) * anchor.y
      size.height = room.height
    }
    if view.axes.contains(.horizontal), size.width < room.width {
      place.origin.x = (room.width - place.width) * anchor.x
      size.width = room.width
    }
  }

  /// Keeps what is to be seen where the default anchor says.
  private func resize(_ scroll: UIScrollView, to size: CGSize) {
    let settings = environment.scrollSettings
    let old = scroll.contentSize
    scroll.contentSize = size
    let isFirst = !isAnchored && size != .zero
    isAnchored = isAnchored || size != .zero
    guard let anchor = isFirst ? settings.initialAnchor : settings.resizingAnchor else { return }
    guard isFirst || old != size && phase == .idle else { return }
    let insets = scroll.adjustedContentInset
    let room = scroll.bounds.inset(by: insets).size
    func offset(_ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat) -> CGFloat {
      max(0, length - room) * anchor
    }
    var wanted = scroll.contentOffset
    if view.axes.contains(.vertical),
      isFirst || abs(wanted.y + insets.top - offset(old.height, room.height, anchor.y)) < 1
    {
      wanted.y = offset(size.height, room.height, anchor.y) - insets.top
    }
    if view.axes.contains(.horizontal),
      isFirst || abs(wanted.x + insets.left - offset(old.width, room.width, anchor.x)) < 1
    {
      wanted.x = offset(size.width, room.width, anchor.x) - insets.left
    }
    if wanted != scroll.contentOffset { scroll.contentOffset = wanted }
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    guard environment.scrollSettings != ScrollSettings() else { return environment }
    if let known = written[graph.environmentGeneration] { return known }
    var values = environment
    values.scrollSettings = ScrollSettings()
    written[graph.environmentGeneration] = values
    return values
  }

  // MARK: Real views

  var realView: UIView? { scrollView }
  var scroller: UIScrollView? { scrollView }
  override var ownContainerView: UIView? { contentView }
  override var ownContainerWidth: CGFloat? { contentView?.bounds.width ?? layout.frame.width }

  private func makeViews(in container: UIView) -> GraphScrollView {
    let scroll = scrollView ?? GraphScrollView()
    let showsIndicators = view.showsIndicators && environment.showsScrollIndicators
    scroll.showsVerticalScrollIndicator = showsIndicators
    scroll.showsHorizontalScrollIndicator = showsIndicators
    puller.action = environment.refresh
    scroll.keyboardDismissMode = environment.keyboardDismissal
    apply(environment.scrollSettings, to: scroll)
    scroll.isScrollEnabled = environment.isScrollEnabled && !view.axes.isEmpty
    guard scrollView == nil else { return scroll }
    let content = NodeView()
    content.node = self
    scroll.addSubview(content)
    scroll.didMove = { [weak self] in self?.scrollDidMove() }
    scroll.delegate = events
    events.phaseDidChange = { [weak self] old, new in
      guard let self else { return }
      for watcher in watchers { watcher.scrollPhaseDidChange(from: old, to: new, of: self) }
    }
    events.adjust = { [weak self] offset, velocity in
      guard let self else { return }
      for watcher in watchers { watcher.adjust(&offset, velocity: velocity, in: self) }
    }
    puller.scroll = scroll
    container.addSubview(scroll)
    scrollView = scroll
    contentView = content
    graph.add(self)
    return scroll
  }

  private func scrollDidMove() {
    puller.scrollDidMove()
    visibleRectDidChange()
    for watcher in watchers { watcher.scrollDidChange(self) }
  }

  private func apply(_ settings: ScrollSettings, to scroll: UIScrollView) {
    let isVertical = view.axes.contains(.vertical)
    switch settings.verticalBounce {
    case .automatic, .always: scroll.alwaysBounceVertical = isVertical
    case .basedOnSize: scroll.alwaysBounceVertical = false
    }
    switch settings.horizontalBounce {
    case .automatic: scroll.alwaysBounceHorizontal = view.axes == .horizontal
    case .always: scroll.alwaysBounceHorizontal = view.axes.contains(.horizontal)
    case .basedOnSize: scroll.alwaysBounceHorizontal = false
    }
    scroll.clipsToBounds = settings.isClipped
    let margins = settings.contentMargins
    let isHorizontal = view.axes.contains(.horizontal)
    let insets = UIEdgeInsets(
      top: isVertical ? margins.top : 0,
      left: isHorizontal ? margins.leading : 0,
      bottom: isVertical ? margins.bottom : 0,
      right: isHorizontal ? margins.trailing : 0
    )
    if scroll.contentInset != insets { scroll.contentInset = insets }
  }

  override func willUnmount() {
    graph.remove(self)
    scrollView?.removeFromSuperview()
    scrollView = nil
  }

  override func environmentDidChange() {
    scrollView?.isScrollEnabled = environment.isScrollEnabled && !view.axes.isEmpty
    super.environmentDidChange()
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
}

extension EnvironmentValues {
  @available(iOS 16.0, *)
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }
}
