/// The surfaces of iOS 26 as flat layers, fitted to pixels: there is no blur.
///
/// A platter's `behind` goes under its content and its `above` over it.
@_spi(Headless)
public enum GlassLook {
  public typealias Layers = (behind: [DisplayItem], above: [DisplayItem])

  public enum Style: Hashable, Sendable {
    /// A platter in a navigation bar or toolbar, over a plain page.
    case bar
    /// The same with content scrolled under it.
    case barOverContent
    /// The tab bar's capsule.
    case tab
    case tabOverContent
    case menu, popover, alert
    /// The knob of a toggle or slider while it is held.
    case knob
  }

  /// A surface of glass, filled with `tint` when it is prominent.
  ///
  /// Where iOS blurs what is behind the glass, `backdrop`, its average colour, covers it.
  public static func platter(
    _ rect: CGRect,
    radius: CGFloat = .infinity,
    style: Style = .bar,
    isDark: Bool = false,
    isElevated: Bool = false,
    isProminent tint: DisplayColor? = nil,
    backdrop: DisplayColor? = nil
  ) -> Layers {
    let shape = DisplayShape.rounded(rect, radius: radius)
    var behind = shadows(of: shape, style: style, isDark: isDark)
    if tint == nil, let cover = cover(style: style, isDark: isDark, backdrop: backdrop) {
      behind.append(.fill(shape, .color(cover)))
    }
    behind.append(
      .fill(shape, .color(tint ?? fill(style: style, isDark: isDark, isElevated: isElevated)))
    )
    if tint == nil, hasSheen(style) {
      behind.append(.fill(shape, sheen(rect, isDark: isDark)))
    }
    let rim = rim(rect, radius: radius, isDark: isDark, isProminent: tint != nil)
    let hairline = DisplayItem.stroke(
      .rounded(rect.insetBy(dx: -0.25, dy: -0.25), radius: radius + 0.25),
      .color(isDark ? .black(0.40) : .black(0.06)),
      DisplayStroke(width: 0.5)
    )
    return (behind, [hairline, rim])
  }

  /// A sheet's card: opaque, with the system's background.
  ///
  /// The bottom corners follow the display.
  public static func sheet(
    _ rect: CGRect,
    topRadius: CGFloat = 38,
    bottomRadius: CGFloat = 58,
    isDark: Bool = false,
    background: DisplayColor? = nil
  ) -> Layers {
    let shape = DisplayShape.roundedRect(
      rect,
      radii: [topRadius, topRadius, bottomRadius, bottomRadius]
    )
    let fill = background ?? SystemColor.background.display(isDark: isDark, isElevated: true)
    let shadow = DisplayShadow(
      color: .black(isDark ? 0.30 : 0.10),
      sigma: 12,
      offset: CGSize(width: 0, height: 4)
    )
    let rim = DisplayItem.stroke(
      .roundedRect(
        rect.insetBy(dx: 0.25, dy: 0.25),
        radii: [topRadius, topRadius, bottomRadius, bottomRadius]
      ),
      .color(isDark ? .white(0.10) : .white(0.6)),
      DisplayStroke(width: 0.5)
    )
    return ([.shadow(shape, shadow), .fill(shape, .color(fill))], [rim])
  }

  /// The bar at the top of a sheet by which it is pulled.
  public static func grabber(inWidth width: CGFloat, isDark: Bool) -> DisplayItem {
    .fill(
      .capsule(CGRect(x: (width - 36) / 2, y: 5, width: 36, height: 5)),
      .color(DisplayColor(hex: 0x787880, alpha: isDark ? 0.77 : 0.43))
    )
  }

  /// A button's pill in an alert; the preferred action's is filled with the tint.
  public static func alertPill(
    _ rect: CGRect,
    isDark: Bool,
    isPreferred tint: DisplayColor? = nil
  ) -> DisplayItem {
    let plain = isDark ? DisplayColor.white(0.11) : DisplayColor(hex: 0x1C1C1C, alpha: 0.137)
    return .fill(.capsule(rect), .color(tint ?? plain))
  }

  /// The capsule behind the selected tab.
  public static func tabSelection(_ rect: CGRect, isDark: Bool) -> DisplayItem {
    .fill(.capsule(rect), .color(isDark ? .white(0.14) : DisplayColor(hex: 0xEBEBEC)))
  }

  /// The page's colour over the content that went under a bar at the top of the window.
  ///
  /// `progress` is 0 when nothing is under the bar, 1 from 28 points on.
  public static func topEdgeEffect(
    barBottom: CGFloat,
    width: CGFloat,
    page: DisplayColor,
    progress: CGFloat = 1
  ) -> DisplayItem {
    let height = barBottom + 8
    func stop(_ alpha: CGFloat, _ y: CGFloat) -> DisplayGradientStop {
      DisplayGradientStop(color: page.faded(to: alpha * progress), location: y / height)
    }
    return .fill(
      .rect(CGRect(x: 0, y: 0, width: width, height: height)),
      .linearGradient(
        stops: [
          stop(0.82, 0), stop(0.82, height / 3), stop(0.10, barBottom), stop(0, height),
        ],
        from: .zero,
        to: CGPoint(x: 0, y: height)
      )
    )
  }

  /// The mirrored effect at the bottom, from 8 points above `barTop` down to the window's end.
  public static func bottomEdgeEffect(
    barTop: CGFloat,
    size: CGSize,
    page: DisplayColor,
    progress: CGFloat = 1
  ) -> DisplayItem {
    let top = barTop - 8
    let height = size.height - top
    func stop(_ alpha: CGFloat, _ y: CGFloat) -> DisplayGradientStop {
      DisplayGradientStop(color: page.faded(to: alpha * progress), location: y / height)
    }
    return .fill(
      .rect(CGRect(x: 0, y: top, width: size.width, height: height)),
      .linearGradient(
        stops: [stop(0, 0), stop(0.10, 8), stop(0.82, height * 2 / 3), stop(0.82, height)],
        from: CGPoint(x: 0, y: top),
        to: CGPoint(x: 0, y: size.height)
      )
    )
  }
}
