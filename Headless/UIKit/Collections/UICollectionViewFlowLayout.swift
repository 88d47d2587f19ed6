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
    flow.finish()
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard sectionHeadersPinToVisibleBounds else { return flow.index.elements(in: rect) }
    for header in flow.headers { header.zIndex = 1024 }
    PinnedHeaders.pin(flow.headers, to: flow.ranges, in: collectionView)
    return flow.index.elements(in: rect, and: flow.headers)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.index[CollectionElement(indexPath: indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.index[CollectionElement(kind: elementKind, indexPath: indexPath)]
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

  override func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementKind == nil
  }

  override func take(_ new: UICollectionViewLayoutAttributes) {
    preferred[new.indexPath] = new.size
  }

  override func forgetPreferredSizes() {
    preferred = [:]
  }
}
