import SwiftUI

/// Lines of views that break where a line is full.
@available(iOS 18.0, *)
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? .infinity
    let frames = frames(in: width, subviews: subviews)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0,
      height: frames.map(\.maxY).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews: subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }

  private func frames(in width: CGFloat, subviews: Subviews) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer {
        origin.x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}
