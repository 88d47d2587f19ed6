/// How a row of a table or of a list is drawn: its shape in its card, its fill, the line below it
/// (ios-look 6).
package struct RowLook: Equatable {
  var isFirst = false
  var isLast = false
  var isGrouped = false
  var hasSeparator = false
  var cornerRadius: CGFloat = 0

  package init(
    isFirst: Bool = false,
    isLast: Bool = false,
    isGrouped: Bool = false,
    hasSeparator: Bool = false,
    cornerRadius: CGFloat = 0
  ) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.isGrouped = isGrouped
    self.hasSeparator = hasSeparator
    self.cornerRadius = cornerRadius
  }

  /// The fill of a row that is pressed or selected.
  @MainActor package static var lit: UIColor {
    Stage.current.look == .glass ? .litRow : .systemGray4
  }

  package func shape(in size: CGSize) -> DisplayShape {
    let box = CGRect(origin: .zero, size: size)
    guard cornerRadius > 0, isFirst || isLast else { return .rect(box) }
    let radius = min(cornerRadius, box.height / 2)
    let top = isFirst ? radius : 0
    let bottom = isLast ? radius : 0
    return .roundedRect(box, radii: [top, top, bottom, bottom])
  }

  @MainActor
  func fill(
    isLit: Bool,
    background: UIBackgroundConfiguration?,
    own: UIColor?
  ) -> UIColor {
    if isLit { return Self.lit }
    if let background { return background.backgroundColor ?? .clear }
    return own ?? (isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
  }

  /// The line at the lower edge of a row.
  @MainActor
  func line(
    in size: CGSize,
    leading: CGFloat,
    isMirrored: Bool,
    color: UIColor = .separator,
    traits: UITraitCollection
  ) -> DisplayItem {
    let pixel = 1 / max(traits.displayScale, 1)
    let trailing: CGFloat = Stage.current.look == .glass ? 16 : 0
    let line = CGRect(
      x: isMirrored ? trailing : leading,
      y: size.height - pixel,
      width: max(0, size.width - leading - trailing),
      height: pixel
    )
    return .fill(.rect(line), .color(color.displayColor(for: traits)))
  }
}

extension UIColor {
  /// A row that is pressed or selected.
  static let litRow = UIColor(resolve: { traits in
    DisplayColor(hex: traits.userInterfaceStyle == .dark ? 0x3A3A3C : 0xDCDCDC)
  })
}

/// A cell whose row can light up: no line is drawn beside it.
@MainActor
protocol LitRow: UIView {
  var isRowLit: Bool { get }
  var isAboveLitRow: Bool { get set }
}

extension LitRow {
  func setAboveLitRow(_ isAbove: Bool) {
    guard isAbove != isAboveLitRow else { return }
    isAboveLitRow = isAbove
    setNeedsDisplay()
  }
}

extension [IndexPath: UITableViewCell] {
  /// Hides the lines above lit rows.
  @MainActor
  func updateLines() {
    for (path, cell) in self {
      cell.setAboveLitRow(self[path.below]?.isRowLit ?? false)
    }
  }
}

extension [IndexPath: UICollectionViewCell] {
  /// Hides the lines above lit rows.
  @MainActor
  func updateLines() {
    for (path, cell) in self {
      guard #available(iOS 14.0, *), let row = cell as? any LitRow else { continue }
      row.setAboveLitRow((self[path.below] as? any LitRow)?.isRowLit ?? false)
    }
  }
}

extension IndexPath {
  /// The next place in the same section.
  fileprivate var below: IndexPath { IndexPath(row: self[1] + 1, section: self[0]) }
}
