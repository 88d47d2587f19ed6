@_spi(Headless) import UIKit

/// The algorithm of HStack and VStack: the least flexible child is served first with an equal share
/// of what is left, in the order of priorities.
@MainActor
struct StackLayout {
  let axis: Axis
  let spacing: CGFloat?
  let elements: [Node]

  struct Result {
    var sizes: [CGSize]
    var gaps: [CGFloat]
    var proposals: [ProposedViewSize]
  }

  static let usualSpacing: CGFloat = 8

  func measure(_ proposal: ProposedViewSize) -> Result {
    let gaps = gaps
    let across = axis == .horizontal ? proposal.height : proposal.width
    let along = axis == .horizontal ? proposal.width : proposal.height
    var sizes = [CGSize](repeating: .zero, count: elements.count)
    var proposals = [ProposedViewSize](repeating: .unspecified, count: elements.count)
    func serve(_ index: Int, _ share: CGFloat?) {
      let child = makeProposal(along: share, across: across)
      proposals[index] = child
      sizes[index] = size(of: elements[index], child)
    }
    guard let along, along.isFinite else {
      for index in elements.indices {
        serve(index, along)
      }
      return Result(sizes: sizes, gaps: gaps, proposals: proposals)
    }
    var left = along - gaps.reduce(0, +)
    var groups = Dictionary(grouping: elements.indices, by: { elements[$0].layoutPriority })
    let priorities = groups.keys.sorted(by: >)
    // Lower priorities keep at least their least length.
    var reserved = priorities.map { priority in
      (groups[priority] ?? []).reduce(0) { $0 + least(of: elements[$1], across: across) }
    }
    for (rank, priority) in priorities.enumerated() {
      reserved[rank] = 0
      var available = left - reserved.reduce(0, +)
      let group = sortedByFlexibility(groups.removeValue(forKey: priority) ?? [], across: across)
      for (position, index) in group.enumerated() {
        serve(index, max(0, available) / CGFloat(group.count - position))
        let used = length(sizes[index])
        available -= used
        left -= used
      }
    }
    return Result(sizes: sizes, gaps: gaps, proposals: proposals)
  }

  /// The distances before the second, third … element.
  private var gaps: [CGFloat] {
    guard elements.count > 1 else { return [] }
    return (1..<elements.count).map { index in
      if let spacing { return spacing }
      let before = elements[index - 1].spacing(along: axis)
      let after = elements[index].spacing(along: axis)
      if before == 0 || after == 0 { return 0 }
      return max(before ?? Self.usualSpacing, after ?? Self.usualSpacing)
    }
  }

  private func sortedByFlexibility(_ indices: [Int], across: CGFloat?) -> [Int] {
    guard indices.count > 1 else { return indices }
    let flexibility = indices.map { index -> (Int, CGFloat) in
      let element = elements[index]
      return (index, most(of: element, across: across) - least(of: element, across: across))
    }
    return flexibility.enumerated().sorted {
      $0.element.1 == $1.element.1 ? $0.offset < $1.offset : $0.element.1 < $1.element.1
    }.map(\.element.0)
  }

  private func least(of element: Node, across: CGFloat?) -> CGFloat {
    length(size(of: element, makeProposal(along: 0, across: across)))
  }

  private func most(of element: Node, across: CGFloat?) -> CGFloat {
    length(size(of: element, makeProposal(along: .infinity, across: across)))
  }

  private func size(of element: Node, _ proposal: ProposedViewSize) -> CGSize {
    var size = element.size(proposal)
    if element.isSpacer(along: axis) {
      // A spacer takes nothing across the axis.
      if axis == .horizontal { size.height = 0 } else { size.width = 0 }
    }
    return size
  }

  func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func makeProposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }
}
