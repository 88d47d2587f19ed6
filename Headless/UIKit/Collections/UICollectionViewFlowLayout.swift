public import Foundation

// A.7
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var flow = FlowPlan()
  private var preferred: [IndexPath: CGSize] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  public class var automaticSize: CGSize { CGSize(width: 1.0e-5, height: 1.0e-5) }

  // MARK: Measures

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func size(at indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    if let size = preferred[indexPath] { return size }
    if let delegate = flowDelegate {
      return delegate.collectionView(view, layout: self, sizeForItemAt: indexPath)
    }
    let isEstimated = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    return isEstimated ? estimatedItemSize : itemSize
  }

  private func measures(of section: Int, in view: UICollectionView) -> FlowPlan.Section {
    let delegate = flowDelegate
    return FlowPlan.Section(
      sizes: (0..<view.numberOfItems(inSection: section)).map {
        size(at: IndexPath(item: $0, section: section), in: view)
      },
      insets: delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        view,
        layout: self,
        minimumLineSpacingForSectionAt: section
      ) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view,
        layout: self,
        minimumInteritemSpacingForSectionAt: section
      ) ?? minimumInteritemSpacing,
      header: delegate?.collectionView(
        view,
        layout: self,
        referenceSizeForHeaderInSection: section
      ) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        view,
        layout: self,
        referenceSizeForFooterInSection: section
      ) ?? footerReferenceSize
    )
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    flow = FlowPlan()
    flow.isVertical = scrollDirection == .vertical
    flow.breadth =
      flow.isVertical
      ? view.bounds.width - insets.left - insets.right
      : view.bounds.height - insets.top - insets.bottom
    for section in 0..<view.numberOfSections { flow.add(measures(of: section, in: view), section) }
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pinned(flow.attributes).filter { $0.frame.intersects(rect) }
  }

  private func pinned(
    _ all: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard sectionHeadersPinToVisibleBounds, let view = collectionView else { return all }
    let top = view.contentOffset.y + view.adjustedContentInset.top
    for header in all
    where header.representedElementKind == UICollectionView.elementKindSectionHeader {
      let range = flow.ranges[header.indexPath.section]
      header.frame.origin.y = min(
        max(range.lowerBound, top),
        max(range.lowerBound, range.upperBound - header.frame.height)
      )
      header.zIndex = 1024
    }
    return all
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.attributes.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.attributes.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementKind == nil
      && preferred[preferredAttributes.indexPath] == nil
  }

  override func take(_ new: UICollectionViewLayoutAttributes) {
    preferred[new.indexPath] = new.size
  }

  override func forgetPreferredSizes() {
    preferred = [:]
  }
}

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
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// Where each section begins and ends along the direction of scrolling.
  private(set) var ranges: [Range<CGFloat>] = []
  private var end: CGFloat = 0

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
      attributes.append(item)
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
    attributes.append(view)
    end += height
  }
}

// A.7
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// What a delegate that doesn't implement a method stands for: the layout's own measures.
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
