import Foundation

/// Where the items of a flow layout lie, in lines.
@MainActor
struct FlowPlan {
  struct Section {
    var sizes: [CGSize]
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  var isVertical = true
  /// The room across the direction of scrolling.
  var breadth: CGFloat = 0
  private(set) var index = LayoutIndex()
  /// The headers, which may stay in sight.
  private(set) var headers: [UICollectionViewLayoutAttributes] = []
  /// Where each section begins and ends along the direction of scrolling.
  private(set) var ranges: [Range<CGFloat>] = []
  private var end: CGFloat = 0

  /// Makes what was added findable by its place.
  mutating func finish() {
    index.sort(isVertical: isVertical)
  }

  var size: CGSize {
    isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
  }

  /// Along and across the direction of scrolling, in terms of a vertical one.
  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    isVertical
      ? CGRect(x: x, y: y, width: size.width, height: size.height)
      : CGRect(x: y, y: x, width: size.height, height: size.width)
  }

  mutating func add(_ section: Section, _ index: Int) {
    let start = end
    supplement(UICollectionView.elementKindSectionHeader, section.header, index)
    let insets = section.insets
    let before = isVertical ? insets.top : insets.left
    let after = isVertical ? insets.bottom : insets.right
    let leading = isVertical ? insets.left : insets.top
    let trailing = isVertical ? insets.right : insets.bottom
    let room = breadth - leading - trailing
    end += before
    let sizes = section.sizes.map(turned)
    var first = 0
    while first < sizes.count {
      var width = sizes[first].width
      var next = first + 1
      while next < sizes.count, width + section.itemSpacing + sizes[next].width <= room + 0.01 {
        width += section.itemSpacing + sizes[next].width
        next += 1
      }
      if first > 0 { end += section.lineSpacing }
      let isLast = next == sizes.count
      line(
        sizes[first..<next],
        from: leading,
        gap: gap(in: sizes[first..<next], room, section, isLast: isLast),
        index
      )
      first = next
    }
    end += after
    supplement(UICollectionView.elementKindSectionFooter, section.footer, index)
    ranges.append(start..<max(start, end))
  }

  /// Full lines are spread over the room, the last one isn't.
  private func gap(
    in line: ArraySlice<CGSize>,
    _ room: CGFloat,
    _ section: Section,
    isLast: Bool
  ) -> CGFloat {
    guard line.count > 1 else { return 0 }
    let width = line.reduce(0) { $0 + $1.width }
    let spread = (room - width) / CGFloat(line.count - 1)
    let isEven = section.sizes.dropFirst().allSatisfy { $0 == section.sizes[0] }
    guard isLast else { return max(section.itemSpacing, spread) }
    // The last line keeps the columns of the others where all items are alike.
    let columns =
      isEven
      ? floor((room + section.itemSpacing) / (line[line.startIndex].width + section.itemSpacing))
      : 0
    guard line.startIndex > 0, columns > 1 else { return section.itemSpacing }
    return max(
      section.itemSpacing,
      (room - columns * line[line.startIndex].width) / (columns - 1)
    )
  }

  private mutating func line(
    _ sizes: ArraySlice<CGSize>,
    from leading: CGFloat,
    gap: CGFloat,
    _ section: Int
  ) {
    let height = sizes.map(\.height).max() ?? 0
    var x = leading
    for (index, size) in zip(sizes.indices, sizes) {
      let item = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: section)
      )
      item.frame = rect(x, end + (height - size.height) / 2, size)
      self.index.append(item)
      x += size.width + gap
    }
    end += height
  }

  private mutating func supplement(_ kind: String, _ size: CGSize, _ section: Int) {
    let height = isVertical ? size.height : size.width
    guard height > 0 else { return }
    let view = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    view.frame = rect(0, end, CGSize(width: breadth, height: height))
    index.append(view)
    if kind == UICollectionView.elementKindSectionHeader { headers.append(view) }
    end += height
  }
}
