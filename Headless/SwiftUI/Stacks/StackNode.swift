@_spi(Headless) import UIKit

/// What HStack and VStack have in common.
class StackNode<V: View, Content: View>: ContainerNode<V, Content> {
  var axis: Axis { .vertical }
  var spacing: CGFloat? { nil }

  /// An element's guide across the axis.
  func guide(of size: ViewDimensions) -> CGFloat { 0 }

  private var stack: StackLayout {
    StackLayout(axis: axis, spacing: spacing, elements: elements)
  }

  /// What was measured last: it is placed with the same proposal.
  private var measured: (generation: UInt32, proposal: ProposedViewSize, StackLayout.Result)?

  private func measure(_ stack: StackLayout, _ proposal: ProposedViewSize) -> StackLayout.Result {
    if let measured, measured.generation == layout.generation, measured.proposal == proposal {
      return measured.2
    }
    let result = stack.measure(proposal)
    measured = (layout.generation, proposal, result)
    return result
  }

  private var written = EnvironmentCache()

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    if let known = written[graph.environmentGeneration] { return known }
    var values = environment
    values.stackAxis = axis
    written[graph.environmentGeneration] = values
    return values
  }

  /// Where the elements lie across the axis, and how much room they take there.
  private func across(_ result: StackLayout.Result) -> (offsets: [CGFloat], extent: CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: [CGFloat] = []
    guides.reserveCapacity(result.sizes.count)
    for (element, size) in zip(elements, result.sizes) {
      let guide = guide(of: ViewDimensions(size: size, node: element))
      let extent = axis == .horizontal ? size.height : size.width
      guides.append(guide)
      guard !element.isSpacer(along: axis) else { continue }
      before = max(before, guide)
      after = max(after, extent - guide)
    }
    return (guides.map { before - $0 }, max(0, before + after))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let stack = stack
    let result = measure(stack, proposal)
    var along: CGFloat = 0
    for size in result.sizes { along += stack.length(size) }
    for gap in result.gaps { along += gap }
    let extent = across(result).extent
    return axis == .horizontal
      ? CGSize(width: along, height: extent) : CGSize(width: extent, height: along)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let stack = stack
    let result = measure(stack, proposal)
    let offsets = across(result).offsets
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, element) in elements.enumerated() {
      if index > 0 { position += result.gaps[index - 1] }
      let size = result.sizes[index]
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.minY + offsets[index])
        : CGPoint(x: bounds.minX + offsets[index], y: position)
      element.place(CGRect(origin: origin, size: size), proposal: result.proposals[index])
      position += stack.length(size)
    }
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let candidates = guide == .firstTextBaseline ? elements : elements.reversed()
    for element in candidates {
      let dimensions = ViewDimensions(size: element.layout.frame.size, node: element)
      guard let own = dimensions[explicit: guide] else { continue }
      return element.layout.frame.minY - layout.frame.minY + own
    }
    return nil
  }

  func stackDidChange() {
    invalidateLayout()
  }
}
