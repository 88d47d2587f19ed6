/// The buttons that a swipe over a row reveals, in tables and in lists (ios-look 6).
@_spi(Headless)
@MainActor
public enum SwipeLook {
  private static let buttonWidth: CGFloat = 74
  private static let greatestHeight: CGFloat = 62
  private static let inset: CGFloat = 4

  private static var isGlass: Bool { Stage.current.look == .glass }
  private static var gap: CGFloat { isGlass ? 8 : 0 }

  /// How far a row moves to show so many buttons.
  public static func width(of count: Int) -> CGFloat {
    CGFloat(count) * (buttonWidth + gap) + gap
  }

  /// Where the buttons lie in a row that moved by a distance; the first one is the outermost.
  public static func frames(
    _ count: Int,
    shown: CGFloat,
    in row: CGRect,
    isAtLeft: Bool
  ) -> [CGRect] {
    guard count > 0 else { return [] }
    let reach = max(shown, width(of: count))
    let width = (reach - gap) / CGFloat(count) - gap
    let height = isGlass ? min(max(row.height - 2 * inset, 0), greatestHeight) : row.height
    // While there is less room than they take, they come in from the edge.
    let outside = reach - shown
    return (0..<count).map { index in
      let start = gap + CGFloat(index) * (width + gap) - outside
      return CGRect(
        x: isAtLeft ? row.minX + start : row.maxX - start - width,
        y: row.midY - height / 2,
        width: width,
        height: height
      )
    }
  }

  public static func items(
    in box: CGRect,
    fill: DisplayColor,
    image: UIImage?,
    title: String?,
    traits: UITraitCollection
  ) -> [DisplayItem] {
    let radius = isGlass ? min(box.width, box.height) / 2 : 0
    var items: [DisplayItem] = [.fill(.box(box, radius: radius), .color(fill))]
    let title = image == nil || box.height >= 60 ? title : nil
    var text = box
    if let image {
      let side: CGFloat = 22
      let y = title == nil ? box.midY - side / 2 : box.midY - 20
      let frame = CGRect(x: box.midX - side / 2, y: y, width: side, height: side)
      let item = image.displayItem(in: frame, tint: .white, traits: traits)
      if let item { items.append(item) }
      text = CGRect(x: box.minX, y: frame.maxY + 2, width: box.width, height: 16)
    }
    if let title {
      items.append(
        .text(.line(title, in: text, pointSize: 13, color: .white, alignment: .center))
      )
    }
    return items
  }
}
