public import UIKit

// B.4
@available(iOS 16.0, *)
public struct HStackLayout: Layout, AxisLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var stackAxis: Axis? { .horizontal }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.inStack(
      .horizontal,
      spacing: spacing,
      { [alignment] in $0[alignment] },
      proposal: proposal
    )
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Void
  ) {
    _ = subviews.inStack(
      .horizontal,
      spacing: spacing,
      { [alignment] in $0[alignment] },
      proposal: proposal,
      placedIn: bounds
    )
  }
}
