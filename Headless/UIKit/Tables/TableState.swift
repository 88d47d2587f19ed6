/// What a table knows of its rows.
@MainActor
struct TableState {
  var needsReload = true
  var sections: [TableSection] = []
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The sections whose header or footer is in sight.
  var shownHeaders: Set<Int> = []
  var shownFooters: Set<Int> = []
  /// The row that a finger moves.
  var move: RowMove?
  /// The titles at the side; nil before the data source was asked.
  var hasIndex: Bool?
  var index: TableIndexView?
  var indexLook = TableIndexLook()
  /// In the order of the choice.
  var selected: [IndexPath] = []
  var pressed: IndexPath?
  var hold: Clock.Token?
  var isEditing = false
  var hasOwnSeparatorInset = false
  var width: CGFloat = 0
  var headerTopPadding = UITableView.automaticDimension
  var selectionFollowsFocus = false
  var isPrefetching = true
  weak var prefetcher: AnyObject?
  var reuse = TableReuse()
  var updates: TableUpdates?
  var updateDepth = 0
  var swipeRecognizer: RowSwipeRecognizer?
  var swipe: RowSwipe?

  mutating func forgetHeights() {
    for index in sections.indices { sections[index].forgetHeights() }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].rows.indices.contains(indexPath.row)
  }
}

/// The heights of a section and where it begins.
struct TableSection {
  struct Row {
    /// Nil: not measured yet.
    var height: CGFloat?
    /// The height before the last changes, until it is measured again.
    var expected: CGFloat?
    var minY: CGFloat = 0
    var shownHeight: CGFloat = 0

    var maxY: CGFloat { minY + shownHeight }
  }

  var rows: [Row]
  var minY: CGFloat = 0
  var maxY: CGFloat = 0
  var headerHeight: CGFloat?
  var footerHeight: CGFloat?
  var footerMinY: CGFloat = 0

  init(count: Int) {
    rows = Array(repeating: Row(), count: count)
  }

  mutating func forgetHeights() {
    headerHeight = nil
    footerHeight = nil
    for index in rows.indices { rows[index].height = nil }
  }

  /// The rows that lie in a range of heights.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].maxY <= minY { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < rows.count, rows[end].minY < maxY { end += 1 }
    return low..<end
  }
}

/// Where the parts of a table lie (ios-look 6).
@MainActor
struct TableMetrics {
  let isCard: Bool
  let isGrouped: Bool
  let isGlass: Bool
  let sideInset: CGFloat

  init(style: UITableView.Style, width: CGFloat) {
    isCard = style == .insetGrouped
    isGrouped = style != .plain
    isGlass = Stage.current.look == .glass
    sideInset = isCard ? (width >= 414 ? 20 : 16) : 0
  }

  var rowHeight: CGFloat { isGlass ? 52 : 44 }
  var textInset: CGFloat { isGlass ? 15.5 : 11 }
  var headerHeight: CGFloat { isGlass ? 40.5 : isGrouped ? 38 : 28 }
  /// Above and below a section that has no header or footer there.
  var sectionGap: CGFloat { isGrouped ? (isGlass ? 9 : 17.5) : 0 }
  var cornerRadius: CGFloat { isCard ? (isGlass ? 26 : 10) : 0 }

  func row(isFirst: Bool, isLast: Bool) -> RowLook {
    RowLook(
      isFirst: isFirst,
      isLast: isLast,
      isGrouped: isGrouped,
      hasSeparator: !isLast || !isGrouped,
      cornerRadius: cornerRadius
    )
  }
}
