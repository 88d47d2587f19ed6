@_spi(Headless) public import UIKit

/// The distances of a list, per ios-look 6.
struct ListMetrics {
  let isCard: Bool
  let width: CGFloat
  let sideInset: CGFloat
  let cornerRadius: CGFloat
  let sectionGap: CGFloat
  let rowGap: CGFloat
  let leastRowHeight: CGFloat
  let headerHeight: CGFloat

  init(look: ListLook, width: CGFloat, spacing: ListSpacing = ListSpacing()) {
    isCard = look != .plain
    self.width = width
    let isInset = isCard && look != .grouped
    sideInset = isInset ? (width >= 414 ? 20 : 16) : 0
    cornerRadius = isInset ? 26 : 0
    sectionGap = spacing.section ?? 20
    rowGap = spacing.row ?? 0
    leastRowHeight = spacing.leastRow ?? Self.usualRowHeight
    headerHeight = spacing.leastHeader ?? 40.5
  }

  let rowPadding: CGFloat = 16
  static let usualRowHeight: CGFloat = 52
  let verticalPadding: CGFloat = 15.5
  /// Above and below a control, which is higher than a line of text.
  let controlPadding: CGFloat = 9
  let controlHeight: CGFloat = 34
  let headerTop: CGFloat = 10
  let footerTop: CGFloat = 8
  let footerBottom: CGFloat = 6
  /// What the controls for editing take at the ends of a row.
  let accessoryWidth: CGFloat = 38

  var cardWidth: CGFloat { width - 2 * sideInset }
  var rowWidth: CGFloat { cardWidth - 2 * rowPadding }
  /// A plain list's rows begin at the margin.
  var rowX: CGFloat { sideInset + rowPadding }
}

/// The distances that an app asks for.
struct ListSpacing: Equatable, Sendable {
  var row: CGFloat?
  var section: CGFloat?
  var leastRow: CGFloat?
  var leastHeader: CGFloat?
}

extension EnvironmentValues {
  public var defaultMinListRowHeight: CGFloat {
    get { listSpacing.leastRow ?? ListMetrics.usualRowHeight }
    set { listSpacing.leastRow = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { listSpacing.leastHeader }
    set { listSpacing.leastHeader = newValue }
  }
}

/// One row in its place.
struct ListRow {
  let node: Node
  var frame: CGRect
  let isLast: Bool
  var traits = RowTraits()
  /// What is selected with it; nil for a row that can't be.
  var value: AnyHashable?
  var canBeDeleted = false
  var canBeMoved = false
}

/// One section in its place.
struct ListGroup {
  var header: [Node] = []
  var card = CGRect.zero
  var rows: [ListRow] = []
  var footer: [Node] = []
}
