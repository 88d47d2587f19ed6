internal import Foundation
@_spi(Headless) internal import UIKit

/// Screens made of display items alone, to look at.
struct SampleScreen {
  let isDark: Bool
  let device = Device.standard

  private func color(_ color: SystemColor, isElevated: Bool = false) -> DisplayColor {
    color.display(isDark: isDark, isElevated: isElevated)
  }

  var screens: [(name: String, list: DisplayList)] {
    [("form", form), ("menu", menu), ("sheet", sheet), ("alert", alert)]
  }

  private var form: DisplayList {
    DisplayList(size: device.size, items: page + bar + chrome)
  }

  private var menu: DisplayList {
    DisplayList(size: device.size, items: page + bar + menuCard + chrome)
  }

  private var sheet: DisplayList {
    let dim = DisplayItem.fill(
      .rect(CGRect(origin: .zero, size: device.size)),
      .color(.black(0.2))
    )
    return DisplayList(size: device.size, items: page + bar + [dim] + sheetCard + chrome)
  }

  private var alert: DisplayList {
    let dim = DisplayItem.fill(
      .rect(CGRect(origin: .zero, size: device.size)),
      .color(.black(isDark ? 0.48 : 0.2))
    )
    return DisplayList(
      size: device.size,
      items: [screen(page + bar), dim, screen(alertCard)] + chrome
    )
  }

  private func screen(_ items: [DisplayItem]) -> DisplayItem {
    .group(DisplayGroup(name: "screen", origin: .zero, size: device.size, items: items))
  }

  private var chrome: [DisplayItem] {
    [StatusBarDisplay.statusBar(for: device, isDark: isDark)]
      + [StatusBarDisplay.homeIndicator(for: device, isDark: isDark)].compactMap { $0 }
  }

  // MARK: Page

  private var page: [DisplayItem] {
    var items: [DisplayItem] = [
      .fill(
        .rect(CGRect(origin: .zero, size: device.size)),
        .color(color(.groupedBackground))
      ),
      .text(
        .line(
          "Details",
          in: CGRect(x: 16, y: 116, width: 361, height: 41),
          pointSize: 34,
          weight: 700,
          color: color(.label)
        )
      ),
    ]
    items += card(
      y: 205,
      header: "Document",
      rows: ["Title", "Owner", "Enable saving", "Shared with others"]
    )
    items += card(y: 483, header: "Appearance", rows: ["Colour", "Show previews"])
    items.append(
      .text(
        DisplayText(
          TextLayout(
            "Previews appear in the list and in search results. They never leave this device.",
            style: TextLayout.Style(pointSize: 13, linePitch: 18),
            maxWidth: 329
          ),
          frame: CGRect(x: 32, y: 636, width: 329, height: 34),
          color: color(.secondaryLabel)
        )
      )
    )
    return items
  }

  private func card(y: CGFloat, header: String, rows: [String]) -> [DisplayItem] {
    let rect = CGRect(x: 16, y: y, width: 361, height: CGFloat(rows.count) * 52)
    var items: [DisplayItem] = [
      .text(
        .line(
          header,
          in: CGRect(x: 32, y: y - 30.5, width: 329, height: 20.5),
          pointSize: 17,
          weight: 600,
          color: color(.secondaryLabel)
        )
      ),
      .fill(.rounded(rect, radius: 26), .color(color(.secondaryGroupedBackground))),
    ]
    for (index, row) in rows.enumerated() {
      let top = y + CGFloat(index) * 52
      items.append(
        .text(
          .line(
            row,
            in: CGRect(x: 32, y: top, width: 200, height: 52),
            pointSize: 17,
            color: color(.label)
          )
        )
      )
      items += accessory(row, top: top)
      if index < rows.count - 1 {
        items.append(
          .fill(
            .rect(CGRect(x: 32, y: top + 51.67, width: 329, height: 0.33)),
            .color(color(.separator))
          )
        )
      }
    }
    return items
  }

  private func accessory(_ row: String, top: CGFloat) -> [DisplayItem] {
    switch row {
    case "Enable saving", "Show previews":
      return Accessory.toggle(
        at: CGPoint(x: 298, y: top + 12),
        progress: row == "Enable saving" ? 1 : 0,
        isDark: isDark
      )
    case "Shared with others":
      return [Accessory.checkmark(at: CGPoint(x: 339.5, y: top + 17), color: color(.blue))]
    default:
      return [
        .text(
          .line(
            row == "Title" ? "Quarterly report" : "Ada Lovelace",
            in: CGRect(x: 160, y: top, width: 182, height: 52),
            pointSize: 17,
            color: color(.secondaryLabel),
            alignment: .right
          )
        ),
        Accessory.disclosure(
          at: CGPoint(x: 350.5, y: top + 19),
          color: color(.tertiaryLabel)
        ),
      ]
    }
  }

  // MARK: Bar

  private var bar: [DisplayItem] {
    platter(
      CGRect(x: 16, y: 59, width: 44, height: 44),
      content: [symbol("chevron.backward", at: CGPoint(x: 37, y: 81), weight: 600)]
    )
      + platter(
        CGRect(x: 193, y: 59, width: 88, height: 44),
        content: [
          symbol("square.and.arrow.up", at: CGPoint(x: 217, y: 80)),
          symbol("ellipsis", at: CGPoint(x: 257, y: 81)),
        ]
      )
      + platter(
        CGRect(x: 293, y: 59, width: 84, height: 44),
        tint: color(.blue),
        content: [
          .text(
            .line(
              "Save",
              in: CGRect(x: 293, y: 59, width: 84, height: 44),
              pointSize: 17,
              weight: 600,
              color: .white,
              alignment: .center
            )
          )
        ]
      )
  }

  private func platter(
    _ rect: CGRect,
    tint: DisplayColor? = nil,
    content: [DisplayItem]
  ) -> [DisplayItem] {
    let layers = Glass.platter(rect, radius: 22, isDark: isDark, isProminent: tint)
    return layers.behind + content + layers.above
  }

  private func symbol(_ name: String, at center: CGPoint, weight: Int = 500) -> DisplayItem {
    .symbol(
      DisplaySymbol(
        name: name,
        frame: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20),
        weight: weight,
        color: color(.label)
      )
    )
  }

  // MARK: Cards

  private var menuCard: [DisplayItem] {
    let rect = CGRect(x: 127, y: 59, width: 250, height: 146)
    let layers = Glass.platter(rect, radius: 32.5, style: .menu, isDark: isDark)
    let rows = [("Rename", "pencil"), ("Duplicate", "doc.on.doc"), ("Delete", "trash")]
    let content = rows.enumerated().flatMap { index, row -> [DisplayItem] in
      let top = rect.minY + 10 + CGFloat(index) * 42
      let ink = row.0 == "Delete" ? color(.red) : color(.label).faded(to: 0.96)
      return [
        .symbol(
          DisplaySymbol(
            name: row.1,
            frame: CGRect(x: rect.minX + 26, y: top + 11, width: 20, height: 20),
            color: ink
          )
        ),
        .text(
          .line(
            row.0,
            in: CGRect(x: rect.minX + 60, y: top, width: 160, height: 42),
            pointSize: 17,
            color: ink
          )
        ),
      ]
    }
    return layers.behind + content + layers.above
  }

  private var sheetCard: [DisplayItem] {
    let rect = CGRect(x: 8, y: 403.7, width: 377, height: 440.3)
    let layers = Glass.sheet(rect, isDark: isDark)
    let people = [("Ada", "person.crop.circle"), ("AirDrop", "antenna.radiowaves.left.and.right")]
    var items = layers.behind
    items.append(
      .group(
        DisplayGroup(
          name: "sheet",
          origin: rect.origin,
          size: rect.size,
          items: [Glass.grabber(inWidth: rect.width, isDark: isDark)]
        )
      )
    )
    for (index, person) in people.enumerated() {
      let x = rect.minX + 24 + CGFloat(index) * 84
      items.append(
        .fill(
          .ellipse(CGRect(x: x, y: rect.minY + 60, width: 64, height: 64)),
          .color(color(.tertiaryFill))
        )
      )
      items.append(
        .symbol(
          DisplaySymbol(
            name: person.1,
            frame: CGRect(x: x + 16, y: rect.minY + 76, width: 32, height: 32),
            color: color(.blue)
          )
        )
      )
      items.append(
        .text(
          .line(
            person.0,
            in: CGRect(x: x - 8, y: rect.minY + 128, width: 80, height: 14),
            pointSize: 11,
            color: color(.label),
            alignment: .center
          )
        )
      )
    }
    return items + layers.above
  }

  private var alertCard: [DisplayItem] {
    let rect = CGRect(x: 36.67, y: 362.33, width: 320, height: 152.33)
    let layers = Glass.platter(rect, radius: 34, style: .alert, isDark: isDark)
    let cancel = CGRect(x: rect.minX + 16, y: rect.maxY - 64, width: 140, height: 48)
    let delete = cancel.offsetBy(dx: 148, dy: 0)
    let content: [DisplayItem] = [
      .text(
        .line(
          "Delete document?",
          in: CGRect(x: 66.67, y: 384.33, width: 260, height: 20.33),
          pointSize: 17,
          weight: 600,
          color: color(.label)
        )
      ),
      .text(
        .line(
          "This can't be undone.",
          in: CGRect(x: 66.67, y: 412.33, width: 260, height: 18),
          pointSize: 15,
          color: color(.secondaryLabel)
        )
      ),
      Glass.alertPill(cancel, isDark: isDark),
      Glass.alertPill(delete, isDark: isDark),
      .text(
        .line(
          "Cancel",
          in: cancel,
          pointSize: 17,
          weight: 500,
          color: color(.label),
          alignment: .center
        )
      ),
      .text(
        .line(
          "Delete",
          in: delete,
          pointSize: 17,
          weight: 500,
          color: color(.red),
          alignment: .center
        )
      ),
    ]
    return layers.behind + content + layers.above
  }
}
