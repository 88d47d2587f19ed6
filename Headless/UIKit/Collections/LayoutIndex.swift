/// The attributes that a layout made, found by their element and by their place.
@MainActor
struct LayoutIndex {
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  private var places: [CollectionElement: Int] = [:]
  private var isVertical = true
  /// How far the first ones reach at most, for each count.
  private var ends: [CGFloat] = []
  /// Where the rest begins at the earliest, for each count.
  private var starts: [CGFloat] = []

  mutating func append(_ new: UICollectionViewLayoutAttributes) {
    places[new.key] = attributes.count
    attributes.append(new)
  }

  subscript(element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    places[element].map { attributes[$0] }
  }

  /// Makes those findable by place that were appended.
  mutating func sort(isVertical: Bool) {
    self.isVertical = isVertical
    var end = -CGFloat.infinity
    ends = attributes.map { one in
      end = max(end, isVertical ? one.frame.maxY : one.frame.maxX)
      return end
    }
    var start = CGFloat.infinity
    starts = attributes.reversed().map { one in
      start = min(start, isVertical ? one.frame.minY : one.frame.minX)
      return start
    }
    .reversed()
  }

  /// Those in a rectangle, and those that don't stay where they were put, wherever they are now.
  func elements(
    in rect: CGRect,
    and pinned: [UICollectionViewLayoutAttributes] = []
  ) -> [UICollectionViewLayoutAttributes] {
    let lower = isVertical ? rect.minY : rect.minX
    let upper = isVertical ? rect.maxY : rect.maxX
    let first = ends.firstIndex { $0 >= lower }
    let end = starts.firstIndex { $0 > upper }
    guard first < end else { return pinned.filter { $0.frame.intersects(rect) } }
    let found = attributes[first..<end].filter { $0.frame.intersects(rect) }
    guard !pinned.isEmpty else { return found }
    let known = Set(found.map { ObjectIdentifier($0) })
    return found
      + pinned.filter { $0.frame.intersects(rect) && !known.contains(ObjectIdentifier($0)) }
  }
}

extension [CGFloat] {
  /// The first of ascending values that fulfils what all later ones do, too.
  fileprivate func firstIndex(where isReached: (CGFloat) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Headers that stay in sight while their section is.
@MainActor
enum PinnedHeaders {
  static func pin(
    _ headers: [UICollectionViewLayoutAttributes],
    to ranges: [Range<CGFloat>],
    in view: UICollectionView?
  ) {
    guard !headers.isEmpty, let view else { return }
    let top = view.contentOffset.y + view.adjustedContentInset.top
    for header in headers {
      let range = ranges[header.indexPath.section]
      header.frame.origin.y = min(
        max(range.lowerBound, top),
        max(range.lowerBound, range.upperBound - header.frame.height)
      )
    }
  }
}
