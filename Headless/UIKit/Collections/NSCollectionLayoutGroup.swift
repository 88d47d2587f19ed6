public import Foundation

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// How many items of the data it shows.
  var itemCount: Int { 1 }

  var hasEstimate: Bool { layoutSize.heightDimension.isEstimated }

  /// Places its items from the first one on, and tells the size.
  func place(
    at origin: CGPoint,
    in container: CGSize,
    from first: Int,
    _ plan: CompositionPlan
  ) -> CGSize {
    var size = layoutSize.size(in: container)
    if hasEstimate, let height = plan.preferredHeight(of: first) { size.height = height }
    let insets = contentInsets
    plan.put(
      first,
      CGRect(
        x: origin.x + insets.leading,
        y: origin.y + insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)
      ),
      isEstimated: hasEstimate
    )
    return size
  }
}

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let isVertical: Bool
  /// Each repetition of a counted group is as large as the group allows.
  private let count: Int?
  public var subitems: [NSCollectionLayoutItem] { parts }
  private let parts: [NSCollectionLayoutItem]
  public var interItemSpacing: NSCollectionLayoutSpacing?

  required init(
    _ size: NSCollectionLayoutSize,
    _ parts: [NSCollectionLayoutItem],
    count: Int?,
    isVertical: Bool
  ) {
    self.isVertical = isVertical
    self.count = count
    self.parts = parts
    super.init(layoutSize: size)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize, subitems, count: nil, isVertical: false)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    Self(layoutSize, Array(repeating: subitem, count: count), count: count, isVertical: false)
  }

  @available(iOS 16.0, *)
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    Self(layoutSize, Array(repeating: subitem, count: count), count: nil, isVertical: false)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize, subitems, count: nil, isVertical: true)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    Self(layoutSize, Array(repeating: subitem, count: count), count: count, isVertical: true)
  }

  @available(iOS 16.0, *)
  public class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    Self(layoutSize, Array(repeating: subitem, count: count), count: nil, isVertical: true)
  }

  // MARK: Placing

  /// The subitems that fit, again and again until the group is full.
  private func cycle(in size: CGSize) -> [NSCollectionLayoutItem] {
    guard count == nil, let only = parts.first, parts.count == 1 else { return parts }
    let step = only.layoutSize.size(in: size)
    let room = isVertical ? size.height : size.width
    let length = isVertical ? step.height : step.width
    let isOpen = isVertical && layoutSize.heightDimension.isEstimated
    guard length > 0, !isOpen else { return parts }
    let gap = spacing
    return Array(repeating: only, count: max(1, Int((room + gap + 0.01) / (length + gap))))
  }

  private var spacing: CGFloat { interItemSpacing?.spacing ?? 0 }

  override var itemCount: Int {
    cycle(in: lastSize).reduce(0) { $0 + $1.itemCount }
  }

  private var lastSize = CGSize.zero

  override var hasEstimate: Bool { layoutSize.heightDimension.isEstimated }

  override func place(
    at origin: CGPoint,
    in container: CGSize,
    from first: Int,
    _ plan: CompositionPlan
  ) -> CGSize {
    let outer = layoutSize.size(in: container)
    lastSize = outer
    let insets = contentInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom)
    )
    let items = cycle(in: inner)
    let share = self.share(of: inner, among: items.count)
    let gap = gap(in: inner, items)
    var index = first
    var along: CGFloat = 0
    var across: CGFloat = 0
    for item in items where index < plan.count {
      if along > 0 { along += gap }
      let place = CGPoint(
        x: origin.x + insets.leading + (isVertical ? 0 : along),
        y: origin.y + insets.top + (isVertical ? along : 0)
      )
      var size = item.place(at: place, in: share, from: index, plan)
      if count != nil, !isVertical { size.width = share.width }
      if count != nil, isVertical { size.height = max(size.height, share.height) }
      along += isVertical ? size.height : size.width
      across = max(across, isVertical ? size.width : size.height)
      index += item.itemCount
    }
    guard hasEstimate else { return outer }
    let height = isVertical ? along : across
    return CGSize(width: outer.width, height: height + insets.top + insets.bottom)
  }

  /// What each part takes its fractions of.
  private func share(of size: CGSize, among parts: Int) -> CGSize {
    guard count != nil, parts > 0 else { return size }
    let gaps = spacing * CGFloat(parts - 1)
    return isVertical
      ? CGSize(width: size.width, height: max(0, size.height - gaps) / CGFloat(parts))
      : CGSize(width: max(0, size.width - gaps) / CGFloat(parts), height: size.height)
  }

  private func gap(in size: CGSize, _ items: [NSCollectionLayoutItem]) -> CGFloat {
    guard let own = interItemSpacing, own.isFlexibleSpacing, items.count > 1 else { return spacing }
    let lengths = items.map { item in
      let size = item.layoutSize.size(in: size)
      return isVertical ? size.height : size.width
    }
    let room = isVertical ? size.height : size.width
    return max(own.spacing, (room - lengths.reduce(0, +)) / CGFloat(items.count - 1))
  }
}
