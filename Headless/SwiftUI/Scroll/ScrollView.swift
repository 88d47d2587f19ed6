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
  ContainerNode<ScrollView<Content>, Content>, RealViewNode, ScrollContainer
{
  private var scrollView: GraphScrollView?
  private var contentView: NodeView?
  var readers = VisibleReaders()
  private let puller = PullToRefresh()

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

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: view.axes.contains(.horizontal) ? nil : proposal.width,
      height: view.axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard graph.isInWindow, isRealized, !elements.isEmpty else {
      return proposal.replacingUnspecifiedDimensions()
    }
    // On the axes that scroll it takes what it is offered; across it is as large as its content.
    let content = stack.size(inner(proposal))
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
    let inner = inner(ProposedViewSize(bounds.size))
    var size = elements.isEmpty ? .zero : stack.size(inner)
    let measured = size
    // Content that is smaller than the view lies in the middle, across what scrolls.
    if !view.axes.contains(.horizontal) { size.width = max(size.width, bounds.width) }
    if !view.axes.contains(.vertical) { size.height = max(size.height, bounds.height) }
    let place = CGRect(
      x: (size.width - measured.width) / 2,
      y: (size.height - measured.height) / 2,
      width: measured.width,
      height: measured.height
    )
    contentView?.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
    if !elements.isEmpty { stack.place(in: place, proposal: inner) }
    contentView?.setNeedsDisplay()
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
    scroll.alwaysBounceVertical = view.axes.contains(.vertical)
    scroll.alwaysBounceHorizontal = view.axes == .horizontal
    scroll.isScrollEnabled = environment.isScrollEnabled && !view.axes.isEmpty
    guard scrollView == nil else { return scroll }
    let content = NodeView()
    content.node = self
    scroll.addSubview(content)
    scroll.didMove = { [weak self] in
      self?.puller.scrollDidMove()
      self?.visibleRectDidChange()
    }
    puller.scroll = scroll
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
