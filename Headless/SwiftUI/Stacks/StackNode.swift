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

  // A loop instead of a closure: the runtime checks the actor of each closure that it calls.
  private func guides(_ result: StackLayout.Result) -> [CGFloat] {
    var guides: [CGFloat] = []
    guides.reserveCapacity(result.sizes.count)
    for (element, size) in zip(elements, result.sizes) {
      guides.append(guide(of: ViewDimensions(size: size, node: element)))
    }
    return guides
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let stack = stack
    let result = measure(stack, proposal)
    return stack.size(of: result, extent: stack.across(result, guides(result)).extent)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let stack = stack
    let result = measure(stack, proposal)
    stack.place(result, offsets: stack.across(result, guides(result)).offsets, in: bounds)
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
