/// Where the parts of a tab bar lie (ios-look 5).
@MainActor
struct TabBarMetrics {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  /// How many tabs share the platter.
  let count: Int
  let hasDetached: Bool
  let isFlipped: Bool

  var isGlass: Bool { Stage.current.look == .glass }

  private static let circle: CGFloat = 62
  private static let margin: CGFloat = 21
  private static let gap: CGFloat = 8
  /// What the selection is wider than a slot, and what it leaves at the platter's ends.
  private static let overhang: CGFloat = 7.75
  private static let padding: CGFloat = 16.75

  /// From the bar's top to the window's bottom.
  static func height(over safeBottom: CGFloat) -> CGFloat {
    guard Stage.current.look == .glass, safeBottom == 0 else { return 49 + safeBottom }
    return 72
  }

  private var room: CGFloat {
    bounds.width - safeArea.left - safeArea.right - 2 * Self.margin
      - (showsDetached ? Self.circle + Self.gap : 0)
  }

  private var showsDetached: Bool { isGlass && hasDetached }

  private var platterWidth: CGFloat {
    guard count > 0 else { return 0 }
    guard count < 4 else { return room }
    return min(room, CGFloat(count) * 85.75 + Self.padding)
  }

  var platterFrame: CGRect {
    let width = platterWidth
    let outer = bounds.width - safeArea.left - safeArea.right
    var x = safeArea.left + (outer - width) / 2
    if showsDetached {
      x =
        isFlipped
        ? bounds.width - safeArea.right - Self.margin - width : safeArea.left + Self.margin
    }
    return CGRect(x: x, y: 0, width: width, height: Self.circle)
  }

  var detachedFrame: CGRect {
    let x =
      isFlipped
      ? safeArea.left + Self.margin
      : bounds.width - safeArea.right - Self.margin - Self.circle
    return CGRect(x: x, y: 0, width: Self.circle, height: Self.circle)
  }

  func slotFrame(_ index: Int) -> CGRect {
    let slots = max(1, count)
    let position = isFlipped ? slots - 1 - index : index
    guard isGlass else {
      let width = (bounds.width - safeArea.left - safeArea.right) / CGFloat(slots)
      return CGRect(x: safeArea.left + width * CGFloat(position), y: 0, width: width, height: 49)
    }
    let platter = platterFrame
    let width = (platter.width - Self.padding) / CGFloat(slots)
    return CGRect(
      x: platter.minX + Self.padding / 2 + width * CGFloat(position),
      y: 0,
      width: width,
      height: platter.height
    )
  }

  func selectionFrame(around slot: CGRect) -> CGRect {
    slot.insetBy(dx: -Self.overhang / 2, dy: 4.25)
  }
}
