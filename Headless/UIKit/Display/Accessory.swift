/// Small marks of lists and forms, drawn as iOS draws them.
@_spi(Headless)
public enum Accessory {
  /// The size of a disclosure indicator's box.
  public static let disclosureSize = CGSize(width: 10.5, height: 14)
  public static let checkmarkSize = CGSize(width: 19, height: 18)
  /// The size of a toggle's track.
  public static let toggleSize = CGSize(width: 63, height: 28)

  /// A disclosure indicator; it points left in a right-to-left layout, and down if it is open.
  public static func disclosure(
    at origin: CGPoint,
    color: DisplayColor,
    isFlipped: Bool = false,
    isOpen: Bool = false
  ) -> DisplayItem {
    let points = [CGPoint(x: 3.2, y: 2.25), CGPoint(x: 8, y: 7), CGPoint(x: 3.2, y: 11.75)]
    return polyline(
      isOpen ? points.map { CGPoint(x: $0.y, y: $0.x) } : points,
      at: origin,
      width: disclosureSize.width,
      isFlipped: isFlipped && !isOpen,
      color: color,
      line: 2
    )
  }

  public static func checkmark(at origin: CGPoint, color: DisplayColor) -> DisplayItem {
    polyline(
      [CGPoint(x: 2.6, y: 9.6), CGPoint(x: 7.2, y: 15), CGPoint(x: 16.2, y: 2.6)],
      at: origin,
      width: checkmarkSize.width,
      isFlipped: false,
      color: color,
      line: 2.2
    )
  }

  /// A toggle of iOS 26, anywhere between off (0) and on (1).
  public static func toggle(
    at origin: CGPoint,
    progress: CGFloat,
    isDark: Bool,
    tint: DisplayColor? = nil,
    isEnabled: Bool = true,
    isMirrored: Bool = false
  ) -> [DisplayItem] {
    let track = CGRect(origin: origin, size: toggleSize)
    let off = isDark ? DisplayColor.white(0.25) : .black(0.26)
    let on = tint ?? SystemColor.green.display(isDark: isDark)
    let fade: CGFloat = isEnabled ? 1 : 0.5
    let knob = CGRect(
      x: track.minX + 2 + (isMirrored ? 1 - progress : progress) * (track.width - 41),
      y: track.minY + 2,
      width: 37,
      height: 24
    )
    let shadow = DisplayShadow(
      color: .black(0.12 * fade),
      sigma: 2,
      offset: CGSize(width: 0, height: 1)
    )
    return [
      .fill(.capsule(track), .color(off.faded(to: (1 - progress) * fade))),
      .fill(.capsule(track), .color(on.faded(to: progress * fade))),
      .shadow(.capsule(knob), shadow),
      .fill(.capsule(knob), .color(.white)),
    ]
  }

  private static func polyline(
    _ points: [CGPoint],
    at origin: CGPoint,
    width: CGFloat,
    isFlipped: Bool,
    color: DisplayColor,
    line: CGFloat
  ) -> DisplayItem {
    let placed = points.map {
      CGPoint(x: origin.x + (isFlipped ? width - $0.x : $0.x), y: origin.y + $0.y)
    }
    let elements = placed.enumerated().map { index, point in
      index == 0 ? DisplayPathElement.move(point) : .line(point)
    }
    return .stroke(
      .path(elements),
      .color(color),
      DisplayStroke(width: line, hasRoundCaps: true)
    )
  }
}
