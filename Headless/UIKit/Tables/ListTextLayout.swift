/// Where the picture and the two texts of a row lie (ios-look 6).
@MainActor
struct ListTextLayout {
  private var image: CGSize?
  private var isSideBySide = false
  private var textX: CGFloat = 16
  private var leading: CGFloat = 16
  private var trailing: CGFloat = 16
  private var textSize = CGSize.zero
  private var secondarySize = CGSize.zero
  private var gap: CGFloat = 3
  /// Where the second text begins in a row of two columns, whose first text ends there.
  private var column: CGFloat?
  private(set) var height: CGFloat = 44

  init() {}

  init(
    image: CGSize?,
    text: UILabel,
    secondary: UILabel,
    isSideBySide: Bool,
    hasColumns: Bool = false,
    width: CGFloat,
    leading: CGFloat,
    trailing: CGFloat = 16,
    gap: CGFloat = 3,
    vertical: CGFloat? = nil,
    metrics: TableMetrics
  ) {
    self.image = image
    self.leading = leading
    self.trailing = trailing
    self.gap = gap
    textX = leading + (image == nil ? 0 : max(44, (image?.width ?? 0) + 16))
    let room = max(0, width - textX - trailing)
    column = hasColumns ? 97 : nil
    let one = Self.size(of: text, width: column ?? room)
    let two = Self.size(of: secondary, width: room - (column.map { $0 + 6 } ?? 0))
    let fits = one.width + two.width + 8 <= room
    self.isSideBySide = isSideBySide && (fits || text.numberOfLines == 1)
    textSize = one
    secondarySize = two
    let vertical = vertical ?? metrics.textInset
    let inner =
      self.isSideBySide || two.height == 0
      ? max(one.height, two.height) : one.height + gap + two.height
    height = max(metrics.rowHeight, inner + 2 * vertical, (image?.height ?? 0) + 2 * 8)
  }

  private static func size(of label: UILabel, width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(fitting.width, width), height: fitting.height)
  }

  func apply(
    picture: UIImageView,
    text: UILabel,
    secondary: UILabel,
    in size: CGSize,
    isMirrored: Bool
  ) {
    func place(_ view: UIView, _ rect: CGRect) {
      var frame = rect
      if isMirrored { frame.origin.x = size.width - rect.maxX }
      view.frame = frame
    }
    if let image {
      let x = leading + max(0, (28 - image.width) / 2)
      let y = (size.height - image.height) / 2
      place(picture, CGRect(x: x, y: y, width: image.width, height: image.height))
    }
    let room = max(0, size.width - textX - trailing)
    if isSideBySide, let column {
      let first = min(textSize.width, column)
      place(
        text,
        CGRect(
          x: textX + column - first,
          y: (size.height - textSize.height) / 2,
          width: first,
          height: textSize.height
        )
      )
      place(
        secondary,
        CGRect(
          x: textX + column + 6,
          y: (size.height - secondarySize.height) / 2,
          width: min(secondarySize.width, max(0, room - column - 6)),
          height: secondarySize.height
        )
      )
      return
    }
    if isSideBySide {
      let second = min(secondarySize.width, room)
      let first = max(0, min(textSize.width, room - second - (second > 0 ? 8 : 0)))
      let y = (size.height - textSize.height) / 2
      place(text, CGRect(x: textX, y: y, width: first, height: textSize.height))
      place(
        secondary,
        CGRect(
          x: size.width - trailing - second,
          y: (size.height - secondarySize.height) / 2,
          width: second,
          height: secondarySize.height
        )
      )
      return
    }
    let between = secondarySize.height > 0 && textSize.height > 0 ? gap : 0
    let total = textSize.height + between + secondarySize.height
    let y = (size.height - total) / 2
    place(text, CGRect(x: textX, y: y, width: room, height: textSize.height))
    place(
      secondary,
      CGRect(
        x: textX,
        y: y + textSize.height + between,
        width: room,
        height: secondarySize.height
      )
    )
  }
}
