/// How several elements are laid out where a view has room for one: above each other at the root,
/// on top of each other in backgrounds and overlays.
@MainActor
struct ImplicitStack {
  /// The vertical axis; nil for elements on top of each other.
  let axis: Axis?
  let elements: [Node]
  var alignment = Alignment.center

  static let spacing: CGFloat = 8

  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard elements.count != 1 else { return elements[0].size(proposal) }
    guard axis != nil else {
      return elements.reduce(into: CGSize.zero) { total, element in
        let size = element.size(proposal)
        total.width = max(total.width, size.width)
        total.height = max(total.height, size.height)
      }
    }
    let sizes = rowSizes(proposal)
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height } + gaps
    )
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    guard elements.count > 1, axis != nil else {
      for element in elements {
        let size = element.dimensions(proposal)
        let origin = alignment.origin(of: size, in: bounds)
        element.place(CGRect(origin: origin, size: size.size), proposal: proposal)
      }
      return
    }
    let sizes = rowSizes(proposal)
    let height = sizes.reduce(0) { $0 + $1.height } + gaps
    var y = bounds.midY - height / 2
    for (element, size) in zip(elements, sizes) {
      let frame = CGRect(
        x: bounds.midX - size.width / 2,
        y: y,
        width: size.width,
        height: size.height
      )
      element.place(frame, proposal: ProposedViewSize(size))
      y += size.height + Self.spacing
    }
  }

  private var gaps: CGFloat { CGFloat(max(0, elements.count - 1)) * Self.spacing }

  /// Each gets an equal share of what is left.
  private func rowSizes(_ proposal: ProposedViewSize) -> [CGSize] {
    var left = proposal.height.map { $0 - gaps }
    var sizes: [CGSize] = []
    for (index, element) in elements.enumerated() {
      let share = left.map { max(0, $0) / CGFloat(elements.count - index) }
      let size = element.size(ProposedViewSize(width: proposal.width, height: share))
      left = left.map { $0 - size.height }
      sizes.append(size)
    }
    return sizes
  }
}
