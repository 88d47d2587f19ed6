public import UIKit

// B.4
@available(iOS 16.0, *)
public struct VStackLayout: Layout, AxisLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var stackAxis: Axis? { .vertical }

  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Void
  ) -> CGSize {
    subviews.inStack(
      .vertical,
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
      .vertical,
      spacing: spacing,
      { [alignment] in $0[alignment] },
      proposal: proposal,
      placedIn: bounds
    )
  }
}
