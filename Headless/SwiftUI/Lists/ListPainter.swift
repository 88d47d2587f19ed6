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
      for row in group.rows where row.frame.intersects(visible) {
        paint(row, isFirst: row.frame.minY == group.card.minY, in: &context)
      }
      for node in group.footer { node.show(in: &context) }
    }
  }

  private func color(_ color: UIColor) -> DisplayColor {
    color.displayColor(for: environment.colorTraits)
  }

  private func paint(_ row: ListRow, isFirst: Bool, in context: inout DisplayContext) {
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
    paintLine(row, in: &context)
  }

  private func paintBackground(
    _ row: ListRow,
    isFirst: Bool,
    in context: inout DisplayContext
  ) {
    let radius = metrics.cornerRadius
    let isSelected = row.value.map { list.state.selected.contains($0) } ?? false
    let isPressed = touches.isPressed(row)
    let clip = DisplayShape.roundedRect(
      CGRect(origin: .zero, size: row.frame.size),
      radii: [
        isFirst ? radius : 0, isFirst ? radius : 0, row.isLast ? radius : 0,
        row.isLast ? radius : 0,
      ]
    )
    guard row.traits.background != nil || isSelected || isPressed else { return }
    let frame = list.mirrored(row.frame)
    context.group("RowBackground", frame: frame, clip: clip) { inner in
      row.traits.background?.showBackground(in: &inner)
      guard isSelected || isPressed else { return }
      inner.add(.fill(.rect(inner.local(frame)), .color(color(.systemGray4))))
    }
  }

  private func paintLine(_ row: ListRow, in context: inout DisplayContext) {
    guard !row.isLast, row.traits.hidesSeparator != true, metrics.rowGap == 0 else { return }
    let pixel = environment.pixelLength
    let start = list.mirrored(
      CGRect(
        x: metrics.rowX,
        y: row.frame.maxY - pixel,
        width: metrics.rowWidth,
        height: pixel
      )
    )
    let tint = row.traits.separatorTint?.display(in: environment)
    context.add(.fill(.rect(start), .color(tint ?? color(.separator))))
  }

  private func paintActions(_ row: ListRow, in context: inout DisplayContext) {
    for (action, frame) in touches.shownActions(of: row) {
      context.group("SwipeAction", frame: frame, isTapTarget: true) { inner in
        let box = inner.local(frame)
        inner.add(
          .fill(.box(box.insetBy(dx: 2, dy: 2), radius: 12), .color(action.color))
        )
        let title = action.title ?? ""
        let ink = DisplayColor.white
        if let image = action.image {
          let side: CGFloat = 22
          let place = CGRect(
            x: box.midX - side / 2,
            y: box.midY - side / 2,
            width: side,
            height: side
          )
          let item = image.displayItem(in: place, tint: ink, traits: environment.colorTraits)
          if let item { inner.add(item) }
        } else {
          inner.add(
            .text(.line(title, in: box, pointSize: 15, weight: 400, color: ink, alignment: .center))
          )
        }
      }
    }
  }

  private func paintEditing(_ row: ListRow, in context: inout DisplayContext) {
    guard list.state.isEditing else { return }
    let isSelected = row.value.map { list.state.selected.contains($0) } ?? false
    if row.canBeDeleted {
      symbol("minus.circle.fill", touches.markFrame(of: row, metrics), .systemRed, in: &context)
    } else if row.value != nil, list.selection?.isMultiple == true {
      let name = isSelected ? "checkmark.circle.fill" : "circle"
      let tint: UIColor = isSelected ? .tintColor : .tertiaryLabel
      symbol(name, touches.markFrame(of: row, metrics), tint, in: &context)
    }
    if row.canBeMoved {
      let frame = touches.handleFrame(of: row, metrics)
      symbol("line.3.horizontal", frame, .tertiaryLabel, in: &context)
    }
  }

  private func symbol(
    _ name: String,
    _ frame: CGRect,
    _ tint: UIColor,
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
            color: color(tint)
          )
        )
      )
    }
  }
}
