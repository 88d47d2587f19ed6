/// What the system draws over an app: the status bar, the island, the home indicator.
@_spi(Headless)
public enum StatusBarDisplay {
  /// The status bar of a device in portrait, at 9:41 with full reception and battery.
  ///
  /// The content is white when `isDark`, the appearance below the bar, is true.
  public static func statusBar(for device: Device, isDark: Bool) -> DisplayItem {
    let ink = isDark ? DisplayColor.white : .black
    let width = device.size.width
    var items: [DisplayItem] = []
    if device.isPad {
      items.append(time(centerX: 40, y: device.statusBarHeight / 2, pointSize: 12, ink))
      items += wifi(at: CGPoint(x: width - 69, y: device.statusBarHeight / 2 - 5), scale: 0.85, ink)
      items += battery(
        at: CGPoint(x: width - 20 - 23, y: device.statusBarHeight / 2 - 5.5),
        scale: 0.85,
        ink
      )
    } else if device.statusBarHeight <= 24 {
      items.append(time(centerX: width / 2, y: 10, pointSize: 12, ink))
      items += signal(at: CGPoint(x: 6, y: 5), scale: 0.85, ink)
      items += wifi(at: CGPoint(x: 26, y: 5), scale: 0.85, ink)
      items += battery(at: CGPoint(x: width - 6 - 23, y: 4.5), scale: 0.85, ink)
    } else {
      let y: CGFloat =
        device.safeAreaInsets.top > 60 ? 34 : device.safeAreaInsets.top > 50 ? 32 : 25
      items.append(time(centerX: 66, y: y, pointSize: 17, ink))
      let left = width - 66 - 38.5
      items += signal(at: CGPoint(x: left, y: y - 6), scale: 1, ink)
      items += wifi(at: CGPoint(x: left + 26, y: y - 6), scale: 1, ink)
      items += battery(at: CGPoint(x: left + 50, y: y - 6.5), scale: 1, ink)
      items.append(island(of: device))
    }
    return .group(
      DisplayGroup(
        name: "status bar",
        origin: .zero,
        size: CGSize(width: width, height: device.statusBarHeight),
        items: items
      )
    )
  }

  /// The bar at the bottom by which one leaves an app; nil on devices with a home button.
  public static func homeIndicator(for device: Device, isDark: Bool) -> DisplayItem? {
    guard device.safeAreaInsets.bottom > 0 else { return nil }
    let size = device.size
    let width = device.isPad ? size.width * 0.33 : size.width >= 430 ? 144 : 139
    let rect = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    return .group(
      DisplayGroup(
        name: "home indicator",
        origin: rect.origin,
        size: rect.size,
        items: [
          .fill(
            .capsule(CGRect(origin: .zero, size: rect.size)),
            .color(isDark ? .white : .black)
          )
        ]
      )
    )
  }

  private static func time(
    centerX: CGFloat,
    y: CGFloat,
    pointSize: CGFloat,
    _ ink: DisplayColor
  ) -> DisplayItem {
    .text(
      .line(
        "9:41",
        in: CGRect(x: centerX - 30, y: y - 11, width: 60, height: 22),
        pointSize: pointSize,
        weight: 600,
        color: ink,
        alignment: .center
      )
    )
  }

  private static func island(of device: Device) -> DisplayItem {
    let width = device.size.width
    guard device.safeAreaInsets.top > 50 else {
      // A notch.
      return .fill(
        .roundedRect(
          CGRect(x: width / 2 - 81, y: -20, width: 162, height: 52),
          radii: [20, 20, 20, 20]
        ),
        .color(.black)
      )
    }
    let y: CGFloat = device.safeAreaInsets.top > 60 ? 14 : 11
    return .fill(
      .capsule(CGRect(x: (width - 126) / 2, y: y, width: 126, height: 37)),
      .color(.black)
    )
  }

  private static func signal(
    at origin: CGPoint,
    scale: CGFloat,
    _ ink: DisplayColor
  ) -> [DisplayItem] {
    [4, 6.5, 9.2, 12].enumerated().map { index, height in
      let rect = CGRect(
        x: origin.x + CGFloat(index) * 5.2 * scale,
        y: origin.y + (12 - height) * scale,
        width: 3.3 * scale,
        height: height * scale
      )
      return .fill(.rounded(rect, radius: scale), .color(ink))
    }
  }

  // Three slices of a quarter circle that opens upwards.
  private static func wifi(
    at origin: CGPoint,
    scale: CGFloat,
    _ ink: DisplayColor
  ) -> [DisplayItem] {
    let center = CGPoint(x: origin.x + 8.5 * scale, y: origin.y + 12 * scale)
    return [(0, 3.7), (5.3, 7.8), (9.4, 12)].map { inner, outer in
      let far = Arc(center: center, radius: outer * scale)
      let near = Arc(center: center, radius: inner * scale)
      return .fill(
        .path([
          .move(far.left),
          .curve(far.right, control1: far.leftControl, control2: far.rightControl),
          .line(near.right),
          .curve(near.left, control1: near.rightControl, control2: near.leftControl),
          .close,
        ]),
        .color(ink)
      )
    }
  }

  private static func battery(
    at origin: CGPoint,
    scale: CGFloat,
    _ ink: DisplayColor
  ) -> [DisplayItem] {
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: origin.x + x * scale,
        y: origin.y + y * scale,
        width: width * scale,
        height: height * scale
      )
    }
    return [
      .stroke(
        .rounded(rect(0.5, 0.5, 24, 12), radius: 3.8 * scale),
        .color(ink.faded(to: 0.35)),
        DisplayStroke(width: scale)
      ),
      .fill(.rounded(rect(2, 2, 21, 9), radius: 2.5 * scale), .color(ink)),
      .fill(
        .roundedRect(
          rect(26, 4.5, 1.4, 4),
          radii: [0, 1.4 * scale, 1.4 * scale, 0]
        ),
        .color(ink.faded(to: 0.4))
      ),
    ]
  }

  /// The upper quarter of a circle, from its left end to its right one.
  private struct Arc {
    let center: CGPoint
    let radius: CGFloat

    private var end: CGFloat { radius * 0.70711 }
    private var handle: CGFloat { radius * 0.55228 * 0.70711 }

    var left: CGPoint { CGPoint(x: center.x - end, y: center.y - end) }
    var right: CGPoint { CGPoint(x: center.x + end, y: center.y - end) }
    var leftControl: CGPoint { CGPoint(x: left.x + handle, y: left.y - handle) }
    var rightControl: CGPoint { CGPoint(x: right.x - handle, y: right.y - handle) }
  }
}
