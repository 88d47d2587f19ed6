import UIKit

/// A layout whose elements lie along an axis, which tells dividers how to lie.
@available(iOS 16.0, *)
protocol AxisLayout {
  var stackAxis: Axis? { get }
}

@available(iOS 16.0, *)
extension LayoutSubviews {
  /// What a stack with these elements does.
  func inStack(
    _ axis: Axis,
    spacing: CGFloat?,
    _ guide: @Sendable @MainActor (ViewDimensions) -> CGFloat,
    proposal: ProposedViewSize,
    placedIn bounds: CGRect? = nil
  ) -> CGSize {
    let nodes = map(\.node)
    return MainActor.assumeIsolated {
      let stack = StackLayout(axis: axis, spacing: spacing, elements: nodes)
      let result = stack.measure(proposal)
      var guides: [CGFloat] = []
      for (node, size) in zip(nodes, result.sizes) {
        guides.append(guide(ViewDimensions(size: size, node: node)))
      }
      let across = stack.across(result, guides)
      if let bounds { stack.place(result, offsets: across.offsets, in: bounds) }
      return stack.size(of: result, extent: across.extent)
    }
  }
}
