@_spi(Headless) import UIKit

extension StackLayout {
  /// Where the elements lie across the axis by their guides, and how much room they take there.
  func across(_ result: Result, _ guides: [CGFloat]) -> (offsets: [CGFloat], extent: CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var offsets = guides
    for (index, element) in elements.enumerated() where !element.isSpacer(along: axis) {
      let size = result.sizes[index]
      before = max(before, guides[index])
      after = max(after, (axis == .horizontal ? size.height : size.width) - guides[index])
    }
    for index in offsets.indices { offsets[index] = before - guides[index] }
    return (offsets, max(0, before + after))
  }

  func size(of result: Result, extent: CGFloat) -> CGSize {
    var along: CGFloat = 0
    for size in result.sizes { along += length(size) }
    for gap in result.gaps { along += gap }
    return axis == .horizontal
      ? CGSize(width: along, height: extent) : CGSize(width: extent, height: along)
  }

  func place(_ result: Result, offsets: [CGFloat], in bounds: CGRect) {
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, element) in elements.enumerated() {
      if index > 0 { position += result.gaps[index - 1] }
      let size = result.sizes[index]
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: bounds.minY + offsets[index])
        : CGPoint(x: bounds.minX + offsets[index], y: position)
      element.place(CGRect(origin: origin, size: size), proposal: result.proposals[index])
      position += length(size)
    }
  }
}
