@_spi(Headless) import UIKit

/// Draws the rows of a list, their cards, lines and controls.
@MainActor
struct ListPainter {
  let list: any ListHost
  let metrics: ListMetrics
  let touches: ListTouches

  private var environment: EnvironmentValues { list.environment }

  func paint(_ groups: [ListGroup], visible: CGRect, in context: inout DisplayContext) {
    let fill = color(.secondarySystemGroupedBackground)
    for group in groups {
      for node in group.header { node.show(in: &context) }
      if metrics.isCard, !group.rows.isEmpty {
        context.add(.fill(.box(group.card, radius: metrics.cornerRadius), .color(fill)))
      }
      for (index, row) in group.rows.enumerated() where row.frame.intersects(visible) {
        let below = group.rows.indices.contains(index + 1) ? group.rows[index + 1] : nil
        let isBesideLit = isLit(row) || below.map(isLit) ?? false
        paint(row, isFirst: index == 0, hasLine: !isBesideLit, in: &context)
      }
      for node in group.footer { node.show(in: &context) }
    }
  }

  private func color(_ color: UIColor) -> DisplayColor {
    color.displayColor(for: environment.colorTraits)
  }

  private func isLit(_ row: ListRow) -> Bool {
    row.value.map { list.state.selected.contains($0) } ?? false || touches.isPressed(row)
  }

  private func paint(
    _ row: ListRow,
    isFirst: Bool,
    hasLine: Bool,
    in context: inout DisplayContext
  ) {
    paintBackground(row, isFirst: isFirst, in: &context)
    let shift = touches.shift(of: row)
    if shift == .zero {
      row.node.show(in: &context)
    } else {
      var look = PresenceLook()
      look.offset = shift
      let frame = list.mirrored(row.frame)
      context.group("Row", frame: frame, look: look) { inner in
        row.node.show(in: &inner)
      }
    }
    paintActions(row, in: &context)
    paintEditing(row, in: &context)
    if hasLine { paintLine(row, in: &context) }
  }

  private func paintBackground(
    _ row: ListRow,
    isFirst: Bool,
    in context: inout DisplayContext
  ) {
    let isLit = isLit(row)
    let look = RowLook(isFirst: isFirst, isLast: row.isLast, cornerRadius: metrics.cornerRadius)
    guard row.traits.background != nil || isLit else { return }
    let frame = list.mirrored(row.frame)
    let clip = look.shape(in: row.frame.size)
    context.group("RowBackground", frame: frame, clip: clip) { inner in
      row.traits.background?.showBackground(in: &inner)
      guard isLit else { return }
      inner.add(.fill(.rect(inner.local(frame)), .color(color(RowLook.lit))))
    }
  }

  private func paintLine(_ row: ListRow, in context: inout DisplayContext) {
    guard !row.isLast, row.traits.hidesSeparator != true, metrics.rowGap == 0 else { return }
    let pixel = environment.pixelLength
    let ends = lineEnds(row)
    let line = list.mirrored(
      CGRect(x: ends.start, y: row.frame.maxY - pixel, width: ends.end - ends.start, height: pixel)
    )
    let tint = row.traits.separatorTint?.display(in: environment)
    context.add(.fill(.rect(line), .color(tint ?? color(.separator))))
  }

  /// Where the line below a row begins and ends: its content may say so by guides.
  private func lineEnds(_ row: ListRow) -> (start: CGFloat, end: CGFloat) {
    let usual = (start: metrics.rowX, end: metrics.rowX + metrics.rowWidth)
    guard #available(iOS 16.0, *) else { return usual }
    let frame = row.node.layout.frame
    let content = ViewDimensions(size: frame.size, node: row.node)
    let start = content[explicit: .listRowSeparatorLeading].map { frame.minX + $0 }
    let end = content[explicit: .listRowSeparatorTrailing].map { frame.minX + $0 }
    return (start ?? usual.start, max(end ?? usual.end, start ?? usual.start))
  }

  private func paintActions(_ row: ListRow, in context: inout DisplayContext) {
    let actions = touches.shownActions(of: row)
    guard !actions.isEmpty else { return }
    let frame = list.mirrored(row.frame)
    let clip = DisplayShape.rect(CGRect(origin: .zero, size: frame.size))
    context.group("SwipeActions", frame: frame, clip: clip) { strip in
      for (action, frame) in actions {
        strip.group("SwipeAction", frame: frame, isTapTarget: true) { inner in
          let items = SwipeLook.items(
            in: inner.local(frame),
            fill: action.color,
            image: action.image,
            title: action.title,
            traits: environment.colorTraits
          )
          for item in items { inner.add(item) }
        }
      }
    }
  }

  private func paintEditing(_ row: ListRow, in context: inout DisplayContext) {
    guard list.state.isEditing else { return }
    let isSelected = row.value.map { list.state.selected.contains($0) } ?? false
    if row.canBeDeleted {
      symbol(
        "minus.circle.fill",
        touches.markFrame(of: row, metrics),
        color(.systemRed),
        in: &context
      )
    } else if row.value != nil, list.selection?.isMultiple == true {
      let name = isSelected ? "checkmark.circle.fill" : "circle"
      let tint = isSelected ? environment.accent : color(.tertiaryLabel)
      symbol(name, touches.markFrame(of: row, metrics), tint, in: &context)
    }
    if row.canBeMoved {
      let frame = touches.handleFrame(of: row, metrics)
      symbol("line.3.horizontal", frame, color(.tertiaryLabel), in: &context)
    }
  }

  private func symbol(
    _ name: String,
    _ frame: CGRect,
    _ tint: DisplayColor,
    in context: inout DisplayContext
  ) {
    context.group("RowControl", frame: frame, isTapTarget: false) { inner in
      let box = inner.local(frame)
      let side: CGFloat = 22
      inner.add(
        .symbol(
          DisplaySymbol(
            name: name,
            frame: CGRect(
              x: box.midX - side / 2,
              y: box.midY - side / 2,
              width: side,
              height: side
            ),
            color: tint
          )
        )
      )
    }
  }
}
