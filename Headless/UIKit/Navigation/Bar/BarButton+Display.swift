extension BarButton {
  func makeDisplayItems() -> [DisplayItem] {
    guard look.customView == nil else { return [] }
    var items: [DisplayItem] = []
    if look.isSelected, !look.isProminent {
      let shape = DisplayShape.capsule(bounds.insetBy(dx: 4, dy: 4))
      items.append(.fill(shape, .color(contentColor.faded(to: 0.14))))
    }
    if look.hasChevron {
      items += chevronItems
    } else if let image = look.image {
      items += imageItems(image)
    } else if let text = look.text {
      let padding = min(metrics.textPadding, max(0, bounds.width - textWidth(text)) / 2)
      items.append(
        .text(
          .line(
            text,
            in: bounds.insetBy(dx: padding, dy: 0),
            pointSize: 17,
            weight: weight,
            color: contentColor,
            alignment: .center,
            lineBreak: .truncatingMiddle
          )
        )
      )
    }
    return items
  }

  /// On glass `label` unless a tint was given; before, the tint.
  var contentColor: DisplayColor {
    let state = isHighlighted && look.isEnabled ? look.highlightedColor : nil
    if let color = state ?? (look.isEnabled ? look.normalColor : look.disabledColor) {
      return color.displayColor(for: traitCollection)
    }
    guard look.isEnabled else {
      return metrics.isGlass ? display(.tertiaryLabel) : display(.gray).faded(to: 0.6)
    }
    if metrics.isGlass {
      if look.isProminent { return .white }
      return look.tintColor?.displayColor(for: traitCollection) ?? display(.label)
    }
    return (look.tintColor ?? tintColor).displayColor(for: traitCollection)
  }

  private func imageItems(_ image: UIImage) -> [DisplayItem] {
    var size = CGSize(width: metrics.symbolSide, height: metrics.symbolSide)
    if !image.isSymbolImage {
      let natural = image.size
      let factor = min(1, metrics.rowHeight / max(natural.height, 1))
      size = CGSize(width: natural.width * factor, height: natural.height * factor)
    }
    let frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return [image.displayItem(in: frame, tint: contentColor, traits: traitCollection)]
      .compactMap { $0 }
  }

  // MARK: Back

  /// The chevron, 17 semibold, and the title after it.
  private var chevronItems: [DisplayItem] {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = metrics.isGlass ? CGSize(width: 10, height: 17) : CGSize(width: 12, height: 20)
    let text = look.text ?? ""
    let start: CGFloat
    if metrics.isGlass {
      start = text.isEmpty ? bounds.midX - size.width / 2 - 1 : 16
    } else {
      start = 8
    }
    var box = CGRect(
      x: start,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    var textBox = CGRect(
      x: box.maxX + 6,
      y: 0,
      width: max(0, bounds.width - box.maxX - 6 - (metrics.isGlass ? 16 : 0)),
      height: bounds.height
    )
    if isFlipped {
      box.origin.x = bounds.width - box.maxX
      textBox.origin.x = bounds.width - textBox.maxX
    }
    var items: [DisplayItem] = []
    if let image = look.image {
      items += [image.displayItem(in: box, tint: contentColor, traits: traitCollection)]
        .compactMap { $0 }
    } else {
      items.append(chevron(in: box, isFlipped: isFlipped))
    }
    if !text.isEmpty {
      items.append(
        .text(
          .line(
            text,
            in: textBox,
            pointSize: 17,
            weight: weight,
            color: contentColor,
            alignment: isFlipped ? .right : .left
          )
        )
      )
    }
    return items
  }

  private func chevron(in box: CGRect, isFlipped: Bool) -> DisplayItem {
    let inset: CGFloat = 1.15
    let tip = isFlipped ? box.maxX - inset : box.minX + inset
    let end = isFlipped ? box.minX + inset : box.maxX - inset
    return .stroke(
      .path([
        .move(CGPoint(x: end, y: box.minY + inset)),
        .line(CGPoint(x: tip, y: box.midY)),
        .line(CGPoint(x: end, y: box.maxY - inset)),
      ]),
      .color(contentColor),
      DisplayStroke(width: 2.3, hasRoundCaps: true)
    )
  }

  // MARK: Badge

  func badgeItems(_ badge: UIBarButtonItem.Badge) -> [DisplayItem] {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let center = CGPoint(x: isFlipped ? 6 : bounds.width - 6, y: 6)
    let text = badge.stringValue
    let pointSize = badge.font?.pointSize ?? 12
    let weight = badge.font?.attributes.weight.css ?? 600
    let width = text.map { text in
      let layout = TextLayout(text, style: TextLayout.Style(pointSize: pointSize, weight: weight))
      return max(18, layout.naturalWidth + 10)
    }
    let size = CGSize(width: width ?? 10, height: width == nil ? 10 : 18)
    let box = CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    let fill = badge.backgroundColor?.displayColor(for: traitCollection) ?? display(.red)
    var items: [DisplayItem] = [.fill(.capsule(box), .color(fill))]
    if let text {
      let color = badge.foregroundColor?.displayColor(for: traitCollection) ?? .white
      items.append(
        .text(
          .line(
            text,
            in: box,
            pointSize: pointSize,
            weight: weight,
            color: color,
            alignment: .center
          )
        )
      )
    }
    return items
  }
}
