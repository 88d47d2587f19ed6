@_spi(Headless) import UIKit

/// The distances of a list, per ios-look 6.
struct ListMetrics {
  let isCard: Bool
  let width: CGFloat
  let sideInset: CGFloat

  init(look: ListLook, width: CGFloat) {
    isCard = look != .plain
    self.width = width
    sideInset = isCard ? (width >= 414 ? 20 : 16) : 0
  }

  let rowPadding: CGFloat = 16
  let leastRowHeight: CGFloat = 52
  let verticalPadding: CGFloat = 15.5
  let cornerRadius: CGFloat = 26
  let headerTop: CGFloat = 10
  let headerHeight: CGFloat = 40.5
  let footerTop: CGFloat = 8
  let footerBottom: CGFloat = 6
  let sectionGap: CGFloat = 20

  var cardWidth: CGFloat { width - 2 * sideInset }
  var rowWidth: CGFloat { cardWidth - 2 * rowPadding }
  /// A plain list's rows begin at the margin.
  var rowX: CGFloat { sideInset + rowPadding }
}

/// One row in its place.
struct ListRow {
  let node: Node
  let frame: CGRect
  let isLast: Bool
}

/// One section in its place.
struct ListGroup {
  var header: [Node] = []
  var card = CGRect.zero
  var rows: [ListRow] = []
  var footer: [Node] = []
}
