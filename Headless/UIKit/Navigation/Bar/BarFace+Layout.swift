extension BarFace {
  /// Places everything; x grows from the leading edge and is mirrored at the end.
  func layOut() {
    let insets = superview?.safeAreaInsets ?? .zero
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edges = (
      leading: isFlipped ? insets.right : insets.left,
      trailing: isFlipped ? insets.left : insets.right
    )
    var row = Row(face: self, start: edges.leading, end: bounds.width - edges.trailing)
    row.top = metrics.topPadding + (content.prompt == nil ? 0 : metrics.promptHeight)
    if content.search?.hidesRow == true {
      // Out of the way, above the bar.
      row.top = -metrics.rowHeight
    }
    row.isFlipped = isFlipped
    row.layOut()
    layOutPrompt()
    let rowEnd = row.top + metrics.rowHeight + metrics.rowBottomGap
    layOutLargeTitle(top: rowEnd, edges: edges)
    layOutSearch(rowEnd: rowEnd)
    setTitleAlphas()
    hideRowIfNeeded()
  }

  private func layOutPrompt() {
    guard content.prompt != nil else { return }
    let height = prompt.naturalSize.height
    prompt.frame = CGRect(
      x: metrics.sideMargin,
      y: metrics.topPadding + (metrics.promptHeight - height) / 2,
      width: max(0, bounds.width - 2 * metrics.sideMargin),
      height: height
    )
  }

  private func layOutLargeTitle(top: CGFloat, edges: (leading: CGFloat, trailing: CGFloat)) {
    guard showsLargeTitle else { return }
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    largeTitle.margins = (edges.leading + margin, edges.trailing + margin)
    largeTitle.distance = titleDistance
    largeTitle.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: metrics.largeZoneHeight(hasSubtitle: content.largeTitle.hasSubtitle)
    )
  }

  // MARK: Search

  /// How much of the search bar scrolling has folded away: it goes before the large title.
  private var foldedSearch: CGFloat {
    guard let search = content.search, search.hidesWhenScrolling else { return 0 }
    return min(max(0, scrollDistance), search.height)
  }

  private var titleDistance: CGFloat { max(0, scrollDistance - foldedSearch) }

  private func layOutSearch(rowEnd: CGFloat) {
    guard let search = content.search else { return }
    var top = rowEnd
    if search.hidesRow {
      top = metrics.topPadding
    } else if showsLargeTitle {
      let zone = metrics.largeZoneHeight(hasSubtitle: content.largeTitle.hasSubtitle)
      top += zone - min(titleDistance, zone)
    }
    searchZone.frame = CGRect(
      x: 0,
      y: top,
      width: bounds.width,
      height: search.height - foldedSearch
    )
    searchZone.performLayoutIfNeeded()
  }

  private func hideRowIfNeeded() {
    let isHidden = content.search?.hidesRow == true
    guard isHidden || isRowHidden else { return }
    isRowHidden = isHidden
    for view in rowParts {
      view.alpha = isHidden ? 0 : 1
    }
    if !isHidden { setTitleAlphas() }
  }

  /// While the content scrolls the large title leaves and the inline one comes (ios-look 4).
  private func setTitleAlphas() {
    guard showsLargeTitle else {
      titleView.alpha = 1
      return
    }
    let hasOwnView = content.title.view != nil
    titleView.alpha = hasOwnView ? 1 : Self.smoothstep((titleDistance - 30) / 26)
    largeTitle.alpha = 1 - Self.smoothstep((titleDistance - 20) / 32)
  }

  private static func smoothstep(_ x: CGFloat) -> CGFloat {
    let t = min(max(x, 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// The row of buttons with the title between them.
  @MainActor
  private struct Row {
    let face: BarFace
    let start: CGFloat
    let end: CGFloat
    var top: CGFloat = 0
    var isFlipped = false
    private var leftEnd: CGFloat = 0
    private var rightStart: CGFloat = 0

    init(face: BarFace, start: CGFloat, end: CGFloat) {
      self.face = face
      self.start = start
      self.end = end
    }

    private var metrics: BarMetrics { face.metrics }
    private var height: CGFloat { metrics.rowHeight }

    mutating func layOut() {
      let titleWidth = face.titleView.isEmpty ? 0 : face.titleView.fittingSize.width
      chooseOverflow(titleWidth: titleWidth)
      layOutTrailing()
      layOutLeading(titleWidth: titleWidth)
      layOutCenter()
      layOutTitle(width: titleWidth)
    }

    // MARK: Sides

    /// Items leave from the inside until the row fits, those of low priority first.
    private func chooseOverflow(titleWidth: CGFloat) {
      collapseGroups(titleWidth: titleWidth)
      var kept = face.trailing
      var lost: [UIBarButtonItem] = []
      let fixed = fixedWidth(titleWidth: titleWidth)
      func isTooWide() -> Bool {
        let hasOverflow = !lost.isEmpty || !face.content.forcedOverflow.isEmpty
        let more = hasOverflow ? 44 + metrics.platterGap : 0
        return fixed + width(kept) + more > end - start
      }
      while isTooWide(), !kept.isEmpty {
        let priorities = kept.map { placed in
          placed.cluster.items.map(\.visibilityPriority.rawValue).max() ?? 0
        }
        let lowest = priorities.min() ?? 0
        let index = priorities.lastIndex(of: lowest) ?? kept.count - 1
        lost = kept.remove(at: index).cluster.items + lost
      }
      face.setOverflowing(lost)
      for placed in face.trailing {
        placed.platter.isHidden = !kept.contains { $0.platter === placed.platter }
      }
    }

    private func fixedWidth(titleWidth: CGFloat) -> CGFloat {
      width(face.leading) + (face.back == nil ? 0 : 44 + metrics.platterGap)
        + (face.searchButton == nil ? 0 : 44 + metrics.platterGap)
        + width(face.pinned) + 2 * metrics.sideMargin + min(titleWidth, 44)
    }

    /// A.2: without room a group's representative item stands for it, the innermost first.
    private func collapseGroups(titleWidth: CGFloat) {
      let more = face.content.forcedOverflow.isEmpty ? 0 : 44 + metrics.platterGap
      while fixedWidth(titleWidth: titleWidth) + width(face.trailing) + more > end - start,
        let group = face.collapsibleGroup
      {
        face.collapse(group)
      }
    }

    private func width(_ side: [PlacedPlatter]) -> CGFloat {
      side.reduce(0) { $0 + $1.platter.fittingWidth() + $1.cluster.gapBefore }
    }

    private mutating func layOutTrailing() {
      rightStart = end - metrics.sideMargin
      var isFirst = true
      func put(_ platter: BarPlatter, gap: CGFloat) {
        rightStart -= gap
        let width = platter.fittingWidth()
        rightStart -= width
        place(platter, x: rightStart, width: width)
        isFirst = false
      }
      if let search = face.searchButton { put(search, gap: 0) }
      for placed in face.pinned {
        put(placed.platter, gap: isFirst ? 0 : max(metrics.platterGap, placed.cluster.gapBefore))
      }
      if !face.pinned.isEmpty, let overflow = face.overflow {
        put(overflow, gap: metrics.platterGap)
      }
      for placed in face.trailing where !placed.platter.isHidden {
        put(placed.platter, gap: isFirst ? placed.cluster.gapBefore : gap(of: placed))
      }
      if face.pinned.isEmpty, let overflow = face.overflow {
        put(overflow, gap: isFirst ? 0 : metrics.platterGap)
      }
      if isFirst { rightStart = end }
    }

    private func gap(of placed: PlacedPlatter) -> CGFloat {
      max(metrics.platterGap, placed.cluster.gapBefore)
    }

    private mutating func layOutLeading(titleWidth: CGFloat) {
      leftEnd = start
      var isFirst = true
      if let back = face.back {
        let x = metrics.isGlass ? start + metrics.sideMargin : start
        chooseBackTitle(x: x, titleWidth: titleWidth)
        let width = back.fittingWidth()
        place(back, x: x, width: width)
        leftEnd = x + width
        isFirst = false
      }
      for placed in face.leading {
        leftEnd += isFirst ? metrics.sideMargin + placed.cluster.gapBefore : gap(of: placed)
        let width = placed.platter.fittingWidth()
        place(placed.platter, x: leftEnd, width: width)
        leftEnd += width
        isFirst = false
      }
    }

    /// C.6.3: too long becomes "Back", still too long the chevron alone.
    private func chooseBackTitle(x: CGFloat, titleWidth: CGFloat) {
      let others = width(face.leading) + (face.leading.isEmpty ? 0 : metrics.platterGap)
      for title in face.content.back?.titles ?? [] {
        face.showBack(title: title)
        let width = face.back?.fittingWidth() ?? 0
        let room = rightStart - 8 - (x + width + others + 8)
        if room >= titleWidth { return }
      }
    }

    private mutating func layOutCenter() {
      guard !face.middle.isEmpty else { return }
      let total = width(face.middle)
      var x = (start + end - total) / 2
      for (index, placed) in face.middle.enumerated() {
        x += index == 0 ? 0 : placed.cluster.gapBefore
        let width = placed.platter.fittingWidth()
        let isOutside = x < leftEnd || x + width > rightStart
        placed.platter.isHidden = isOutside
        place(placed.platter, x: x, width: width)
        x += width
      }
    }

    // MARK: Title

    private func layOutTitle(width natural: CGFloat) {
      let hasLeft = leftEnd > start
      let hasRight = rightStart < end
      let margin: CGFloat = 16
      let first = hasLeft ? leftEnd + (metrics.isGlass ? 12 : 8) : start + margin
      let last = hasRight ? rightStart - (metrics.isGlass ? 12 : 8) : end - margin
      let bounds = face.bounds
      var x = (bounds.width - natural) / 2
      let fitsLeft = x >= (hasLeft ? leftEnd + 8 : start + margin)
      let fitsRight = x + natural <= (hasRight ? rightStart - 8 : end - margin)
      var width = natural
      let isLeading = face.content.item?.titleAlignment == .leading
      if isLeading || !face.middle.isEmpty || !(fitsLeft && fitsRight) {
        // Glass gives the title up to the leading side, the older look shifts it just enough.
        let isShifted = !metrics.isGlass && !isLeading && natural <= last - first
        x = isShifted ? min(max(first, x), last - natural) : first
        width = min(natural, max(0, last - x))
        face.titleView.isLeading = !isShifted
      } else {
        face.titleView.isLeading = false
      }
      place(face.titleView, x: x, width: width)
      guard face.content.titleSize == .inlineLeading else { return }
      let box = max(0, last - first)
      face.largeTitle.margins = (0, 0)
      face.largeTitle.distance = 0
      let zone = face.metrics.largeTitleTop + face.metrics.largeTitleHeight
      face.largeTitle.frame = CGRect(
        x: mirrored(first, width: box),
        y: top + (height - zone) / 2,
        width: box,
        height: zone
      )
    }

    private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      view.frame = CGRect(x: mirrored(x, width: width), y: top, width: width, height: height)
    }

    private func mirrored(_ x: CGFloat, width: CGFloat) -> CGFloat {
      isFlipped ? face.bounds.width - x - width : x
    }
  }
}
