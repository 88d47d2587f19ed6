@_spi(Headless) import UIKit

/// What LazyVStack and LazyHStack have in common: rows are made when they come to be seen.
@available(iOS 14.0, *)
class LazyStackNode<V: View, Content: View>:
  ContainerNode<V, Content>, LazyContainer, VisibleReader
{
  var axis: Axis { .vertical }
  var spacing: CGFloat? { nil }
  var pinnedViews: PinnedScrollableViews { [] }
  func guide(of size: ViewDimensions) -> CGFloat { 0 }

  final var rowAxis: Axis? { axis }
  private var shown: [Node] = []

  private var rows: LazyRows {
    LazyRows(axis: axis, elements: elements, gap: spacing ?? StackLayout.usualSpacing)
  }

  override func didRealize() {
    super.didRealize()
    scrollContainer?.readers.add(self)
  }

  override func layoutReads(_ child: Node) -> Bool { graph.isInWindow }

  private var written = EnvironmentCache()

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    if let known = written[graph.environmentGeneration] { return known }
    var values = environment
    values.stackAxis = axis
    written[graph.environmentGeneration] = values
    return values
  }

  override func environmentDidChange() {
    for element in elements where !(element.layout.isPlaced) {
      element.lazyRow?.knownLength = nil
    }
    super.environmentDidChange()
  }

  // MARK: Layout

  /// What is proposed to each row: all of the width, as much height as it likes.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// What is to be seen of the scroll view around, or of the window.
  private var visible: CGRect {
    if let container = scrollContainer { return container.visibleRect }
    return graph.hostView?.bounds ?? .zero
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard graph.isInWindow, isRealized else { return proposal.replacingUnspecifiedDimensions() }
    let rows = rows
    let room = axis == .vertical ? visible.height : visible.width
    let inner = inner(proposal)
    let total = rows.total(inner, filling: max(room, 1))
    let across = axis == .vertical ? proposal.width : proposal.height
    let extent = across.flatMap { $0.isFinite ? $0 : nil } ?? ownExtent(inner)
    return axis == .vertical
      ? CGSize(width: extent, height: total) : CGSize(width: total, height: extent)
  }

  /// Where nothing is offered across, it is as large as what was made of it.
  private func ownExtent(_ proposal: ProposedViewSize) -> CGFloat {
    elements.filter { $0.lazyRow == nil || $0.lazyRow?.knownLength != nil }
      .map { axis == .vertical ? $0.size(proposal).width : $0.size(proposal).height }
      .max() ?? 0
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let rows = rows
    let inner = inner(ProposedViewSize(bounds.size))
    let window = visible
    let (low, high) =
      axis == .vertical ? (window.minY, window.maxY) : (window.minX, window.maxX)
    let across = ViewDimensions(size: bounds.size, node: nil)
    var position = axis == .vertical ? bounds.minY : bounds.minX
    var nowShown: [Node] = []
    var pins =
      pinnedViews.isEmpty ? nil : Pins(PinnedParts(elements, below: self), views: pinnedViews)
    for element in elements {
      var length = rows.length(of: element, inner)
      let isSeen = position < high && position + length > low
      if isSeen || element.lazyRow == nil {
        let size = rows.measure(element, inner)
        length = rows.length(size)
        let offset = guide(of: across) - guide(of: ViewDimensions(size: size, node: element))
        let origin =
          axis == .vertical
          ? CGPoint(x: bounds.minX + offset, y: position)
          : CGPoint(x: position, y: bounds.minY + offset)
        element.lazyRow?.setShown(true)
        element.place(CGRect(origin: origin, size: size), proposal: inner)
        nowShown.append(element)
      } else {
        element.lazyRow?.setShown(false)
      }
      element.lazyRow?.estimatedFrame = frame(at: position, length, in: bounds)
      pins?.note(element, at: position, length: length)
      position += length + rows.gap
    }
    if let pins { pin(pins, &nowShown, in: bounds, proposal: inner) }
    shown = nowShown
    let end = axis == .vertical ? bounds.maxY : bounds.maxX
    // Rows that were measured may be longer or shorter than was thought.
    if abs(position - rows.gap - end) > 0.5, !elements.isEmpty { invalidateLayout() }
  }

  /// Headers and footers that stay in sight lie over the rows.
  private func pin(
    _ pins: Pins,
    _ shown: inout [Node],
    in bounds: CGRect,
    proposal: ProposedViewSize
  ) {
    let free = scrollContainer?.freeRect ?? visible
    let (low, high) = axis == .vertical ? (free.minY, free.maxY) : (free.minX, free.maxX)
    let across = ViewDimensions(size: bounds.size, node: nil)
    for (element, start) in pins.starts(low: low, high: high) {
      let size = element.size(proposal)
      let offset = guide(of: across) - guide(of: ViewDimensions(size: size, node: element))
      let origin =
        axis == .vertical
        ? CGPoint(x: bounds.minX + offset, y: start)
        : CGPoint(x: start, y: bounds.minY + offset)
      element.lazyRow?.setShown(true)
      element.place(CGRect(origin: origin, size: size), proposal: proposal)
      shown.removeAll { $0 === element }
      shown.append(element)
    }
  }

  private func frame(at position: CGFloat, _ length: CGFloat, in bounds: CGRect) -> CGRect {
    axis == .vertical
      ? CGRect(x: bounds.minX, y: position, width: bounds.width, height: length)
      : CGRect(x: position, y: bounds.minY, width: length, height: bounds.height)
  }

  override var layoutChildren: [Node] { shown.filter(\.isMounted).inDrawingOrder }
}
