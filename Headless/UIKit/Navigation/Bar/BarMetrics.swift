/// The measures of a bar, by look and place (ios-look 4).
struct BarMetrics: Equatable {
  /// What lies above the bar.
  enum Place: Equatable {
    case underStatusBar, windowTop, sheet
  }

  var look = SystemLook.glass
  var isToolbar = false
  var isPad = false
  var isCompactHeight = false
  var place = Place.underStatusBar
  var category = UIContentSizeCategory.large
  var scale: CGFloat = 3

  var isGlass: Bool { look == .glass }

  /// Free space above the row of items.
  var topPadding: CGFloat {
    switch place {
    case .underStatusBar: 0
    case .windowTop: isGlass ? 10 : 0
    case .sheet: isGlass ? 16 : isPad ? 6 : 12
    }
  }

  /// The height in which items and the inline title are centred.
  var rowHeight: CGFloat {
    if isGlass { return isToolbar ? 48 : 44 }
    if isToolbar { return isCompactHeight ? 32 : 44 }
    return isPad ? 50 : isCompactHeight ? 32 : 44
  }

  var rowBottomGap: CGFloat { isGlass ? 10 : 0 }
  var promptHeight: CGFloat { isGlass ? 32 : 30 }
  var promptSize: CGFloat { isGlass ? 12 : 13 }
  var sideMargin: CGFloat { isGlass ? 16 : 8 }
  var platterGap: CGFloat { isGlass ? 12 : 0 }
  var symbolSide: CGFloat { isGlass ? 20 : 22 }
  var textPadding: CGFloat { isGlass ? 16 : 8 }
  var minimumWidth: CGFloat { isGlass && isToolbar ? 48 : 44 }

  /// Before iOS 26 the bar lies nearer to the status bar on phones with a Dynamic Island.
  func topOffset(safeAreaTop: CGFloat) -> CGFloat {
    !isGlass && !isPad && safeAreaTop >= 59 ? -16 / 3 : 0
  }

  // MARK: Large title

  var largeTitleSize: CGFloat {
    let sizes: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    return sizes[category.index]
  }

  var largeTitleHeight: CGFloat {
    TextLayout.roundUp(TextMetrics.lineHeight(pointSize: largeTitleSize), scale: scale)
  }

  var largeTitleTop: CGFloat { isGlass ? 3 : 3.5 }

  /// 52 at the standard size; it grows with the title's font.
  func largeZoneHeight(hasSubtitle: Bool) -> CGFloat {
    let standard = TextMetrics.lineHeight(pointSize: 34)
    let growth = TextMetrics.lineHeight(pointSize: largeTitleSize) - standard
    return 52 + TextLayout.roundUp(growth, scale: scale) + (hasSubtitle ? 20 : 0)
  }

  @MainActor
  func height(of content: BarContent) -> CGFloat {
    let search = content.search?.height ?? 0
    if content.search?.hidesRow == true { return topPadding + search }
    var height = topPadding + rowHeight + rowBottomGap + search
    if content.prompt != nil { height += promptHeight }
    if showsLargeTitle(content) {
      height += largeZoneHeight(hasSubtitle: content.largeTitle.hasSubtitle)
    }
    return height
  }

  /// What scrolled content may take of the height.
  @MainActor
  func collapsibleHeight(of content: BarContent) -> CGFloat {
    collapsibleParts(of: content).reduce(0, +)
  }

  /// What goes one after the other: the search bar, then the large title.
  @MainActor
  func collapsibleParts(of content: BarContent) -> [CGFloat] {
    if content.search?.hidesRow == true { return [] }
    var parts: [CGFloat] = []
    if let search = content.search, search.hidesWhenScrolling { parts.append(search.height) }
    if showsLargeTitle(content) {
      parts.append(largeZoneHeight(hasSubtitle: content.largeTitle.hasSubtitle))
    }
    return parts
  }

  /// A bar in compact height has no room for a large title.
  @MainActor
  func showsLargeTitle(_ content: BarContent) -> Bool {
    content.titleSize == .large && !isCompactHeight
  }
}
