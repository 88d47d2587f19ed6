/// The bars at the edges, which show where the content stands while it moves (ios-look 9).
extension UIScrollView {
  private static let thickness: CGFloat = 2.5
  private static let edge: CGFloat = 3
  private static let leastLength: CGFloat = 36

  func indicatorItems() -> [DisplayItem] {
    guard isDragging || isDecelerating else { return [] }
    let insets = adjustedContentInset
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaAdjustment : .zero
    let area = verticalScrollIndicatorInsets + safe
    let isDark =
      indicatorStyle == .white
      || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
    let paint = DisplayPaint.color(isDark ? .white(0.5) : .black(0.35))
    var items: [DisplayItem] = []
    if showsVerticalScrollIndicator, canScroll(.vertical) {
      let (start, length) = bar(
        offset: contentOffset.y + insets.top,
        content: contentSize.height + insets.top + insets.bottom,
        page: bounds.height,
        room: area.top...max(area.top, bounds.height - area.bottom)
      )
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let bar = CGRect(
        x: isMirrored ? Self.edge : bounds.width - Self.edge - Self.thickness,
        y: start,
        width: Self.thickness,
        height: length
      )
      items.append(.fill(.capsule(bar), paint))
    }
    if showsHorizontalScrollIndicator, canScroll(.horizontal) {
      let (start, length) = bar(
        offset: contentOffset.x + insets.left,
        content: contentSize.width + insets.left + insets.right,
        page: bounds.width,
        room: area.left...max(area.left, bounds.width - area.right)
      )
      let bar = CGRect(
        x: start,
        y: bounds.height - area.bottom - Self.edge - Self.thickness,
        width: length,
        height: Self.thickness
      )
      items.append(.fill(.capsule(bar), paint))
    }
    return items
  }

  /// Where a bar begins, and how long it is: shorter where the content is pulled over its end.
  private func bar(
    offset: CGFloat,
    content: CGFloat,
    page: CGFloat,
    room: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat) {
    let ends = Self.edge * 2
    let track = max(0, room.upperBound - room.lowerBound - ends)
    let most = max(content - page, 0)
    let over = max(0, -offset) + max(0, offset - most)
    let full = content > 0 ? track * page / content : track
    let length = min(track, max(min(Self.leastLength, track), full) - min(over, full - 8))
    let part = most > 0 ? min(max(offset / most, 0), 1) : 0
    return (room.lowerBound + Self.edge + part * (track - length), length)
  }
}
