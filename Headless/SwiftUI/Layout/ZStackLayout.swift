public import UIKit

// B.4
@available(iOS 16.0, *)
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Void
  ) -> CGSize {
    let nodes = subviews.map(\.node)
    return MainActor.assumeIsolated {
      nodes.isEmpty ? .zero : ImplicitStack(axis: nil, elements: nodes).size(proposal)
    }
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Void
  ) {
    let nodes = subviews.map(\.node)
    MainActor.assumeIsolated {
      ImplicitStack(axis: nil, elements: nodes, alignment: alignment)
        .place(in: bounds, proposal: proposal)
    }
  }
}
