public import UIKit

/// The distances that a view wants from its neighbours.
@available(iOS 16.0, *)
public struct ViewSpacing: Sendable {
  /// By edge; nil for the usual distance.
  private var distances: [CGFloat?]

  private static let usual: CGFloat = 8

  private init(_ distances: [CGFloat?]) {
    self.distances = distances
  }

  public init() {
    self.init([nil, nil, nil, nil])
  }

  init(horizontal: CGFloat?, vertical: CGFloat?) {
    self.init([vertical, horizontal, vertical, horizontal])
  }

  public static let zero = ViewSpacing([0, 0, 0, 0])

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let index = Int(edge.rawValue)
      let both = [distances[index], other.distances[index]]
      guard both.contains(where: { $0 != nil }) else { continue }
      result.distances[index] = both.map { $0 ?? Self.usual }.max()
    }
    return result
  }

  /// What a stack around it hears: one distance for both ends.
  func wish(along axis: Axis) -> CGFloat? {
    let ends: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    return ends.compactMap { distances[Int($0.rawValue)] }.max()
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let own = distances[Int(end.rawValue)] ?? Self.usual
    let other = next.distances[Int(start.rawValue)] ?? Self.usual
    // As in a stack: a spacer keeps no distance.
    return own == 0 || other == 0 ? 0 : max(own, other)
  }
}

@available(iOS 16.0, *)
extension LayoutSubview {
  public var spacing: ViewSpacing {
    let node = node
    return MainActor.assumeIsolated {
      ViewSpacing(
        horizontal: node.spacing(along: .horizontal),
        vertical: node.spacing(along: .vertical)
      )
    }
  }
}
