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

  // Loops instead of closures: the runtime checks the actor of each closure that it calls.
  func measure(_ proposal: ProposedViewSize) -> Result {
    let across = axis == .horizontal ? proposal.height : proposal.width
    let along = axis == .horizontal ? proposal.width : proposal.height
    var result = Result(
      sizes: [CGSize](repeating: .zero, count: elements.count),
      gaps: gaps,
      proposals: [ProposedViewSize](repeating: .unspecified, count: elements.count)
    )
    guard let along, along.isFinite else {
      for index in elements.indices { serve(index, along, across, &result) }
      return result
    }
    var left = along
    for gap in result.gaps { left -= gap }
    var groups = priorityGroups(across: across)
    for rank in groups.indices {
      // Lower priorities keep at least their least length.
      var available = left
      for lower in groups[(rank + 1)...] { available -= lower.least }
      groups[rank].sortByFlexibility()
      let members = groups[rank].members
      for (position, member) in members.enumerated() {
        serve(
          member.index,
          max(0, available) / CGFloat(members.count - position),
          across,
          &result
        )
        let used = length(result.sizes[member.index])
        available -= used
        left -= used
      }
    }
    return result
  }

  private func serve(
    _ index: Int,
    _ share: CGFloat?,
    _ across: CGFloat?,
    _ result: inout Result
  ) {
    let child = makeProposal(along: share, across: across)
    result.proposals[index] = child
    result.sizes[index] = size(of: elements[index], child)
  }

  /// The distances before the second, third … element.
  private var gaps: [CGFloat] {
    guard elements.count > 1 else { return [] }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(elements.count - 1)
    for index in 1..<elements.count {
      gaps.append(spacing ?? usualGap(before: index))
    }
    return gaps
  }

  private func usualGap(before index: Int) -> CGFloat {
    let before = elements[index - 1].spacing(along: axis)
    let after = elements[index].spacing(along: axis)
    if before == 0 || after == 0 { return 0 }
    return max(before ?? Self.usualSpacing, after ?? Self.usualSpacing)
  }

  // MARK: Who is served first

  private struct Group {
    let priority: Double
    var members: [Member]

    /// What the members need at least.
    var least: CGFloat {
      var sum: CGFloat = 0
      for member in members { sum += member.least }
      return sum
    }

    /// The least flexible first, equal ones in their order.
    mutating func sortByFlexibility() {
      for end in members.indices.dropFirst() {
        var index = end
        while index > 0, members[index].flexibility < members[index - 1].flexibility {
          members.swapAt(index, index - 1)
          index -= 1
        }
      }
    }
  }

  private struct Member {
    let index: Int
    let least: CGFloat
    let flexibility: CGFloat
  }

  /// The elements by priority, the highest first.
  private func priorityGroups(across: CGFloat?) -> [Group] {
    var groups: [Group] = []
    for (index, element) in elements.enumerated() {
      let priority = element.layoutPriority
      var place = 0
      while place < groups.count, groups[place].priority > priority { place += 1 }
      let member = member(index, across: across)
      if place < groups.count, groups[place].priority == priority {
        groups[place].members.append(member)
      } else {
        groups.insert(Group(priority: priority, members: [member]), at: place)
      }
    }
    return groups
  }

  private func member(_ index: Int, across: CGFloat?) -> Member {
    // One alone gets all: nobody asks how little or much it would take.
    guard elements.count > 1 else { return Member(index: index, least: 0, flexibility: 0) }
    let least = extreme(of: elements[index], along: 0, across: across)
    let most = extreme(of: elements[index], along: .infinity, across: across)
    return Member(index: index, least: least, flexibility: most - least)
  }

  private func extreme(of element: Node, along: CGFloat, across: CGFloat?) -> CGFloat {
    length(size(of: element, makeProposal(along: along, across: across)))
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
