/// Where a popover lies, and at which side of it its arrow points to the source.
struct PopoverPlace {
  let direction: UIPopoverArrowDirection
  let frame: CGRect

  private static let gap: CGFloat = 10

  init(
    size: CGSize,
    area: CGRect,
    source: CGRect,
    directions: UIPopoverArrowDirection,
    overlaps: Bool
  ) {
    let width = min(size.width, area.width)
    let height = min(size.height, area.height)
    let x = min(max(area.minX, source.midX - width / 2), area.maxX - width)
    let y = min(max(area.minY, source.midY - height / 2), area.maxY - height)
    // An arrow that points up stands on a card below its source.
    let rooms: [(UIPopoverArrowDirection, room: CGFloat, need: CGFloat)] = [
      (.up, area.maxY - source.maxY - Self.gap, size.height),
      (.down, source.minY - area.minY - Self.gap, size.height),
      (.left, area.maxX - source.maxX - Self.gap, size.width),
      (.right, source.minX - area.minX - Self.gap, size.width),
    ].filter { directions.contains($0.0) }
    let upright = rooms.filter { $0.0 == .up || $0.0 == .down }
    let best =
      rooms.first { $0.room >= $0.need }
      ?? (upright.isEmpty ? rooms : upright).max {
        $0.room < $1.room
      }
    guard let best else {
      direction = []
      frame = CGRect(x: x, y: y, width: width, height: height)
      return
    }
    direction = best.0
    // Without room enough the card shrinks, or lies over its source where it may.
    let length = overlaps ? best.need : min(best.need, max(best.room, 44))
    let isUpright = best.0 == .up || best.0 == .down
    var frame = CGRect(
      x: x,
      y: y,
      width: isUpright ? width : min(length, area.width),
      height: isUpright ? min(length, area.height) : height
    )
    switch best.0 {
    case .up: frame.origin.y = source.maxY + Self.gap
    case .down: frame.origin.y = source.minY - Self.gap - frame.height
    case .left: frame.origin.x = source.maxX + Self.gap
    default: frame.origin.x = source.minX - Self.gap - frame.width
    }
    if overlaps {
      frame.origin.x = min(max(area.minX, frame.minX), area.maxX - frame.width)
      frame.origin.y = min(max(area.minY, frame.minY), area.maxY - frame.height)
    }
    self.frame = frame
  }
}
