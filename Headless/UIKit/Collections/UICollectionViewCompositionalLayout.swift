public import Foundation

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var interSectionSpacing: CGFloat = 0

  public override init() {
    super.init()
  }
}

// A.7
@available(iOS 13.0, *)
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

// A.7
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private let list: UICollectionLayoutListConfiguration?
  private var plan = CompositionPlan()
  private var preferred: [CollectionElement: CGFloat] = [:]
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  private init(
    _ list: UICollectionLayoutListConfiguration?,
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.list = list
    self.provider = provider
    super.init()
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(nil) { _, _ in section }
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(nil) { _, _ in section }
    self.configuration = configuration
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(nil, sectionProvider)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(nil, sectionProvider)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    list = nil
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  @available(iOS 14.0, *)
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(configuration) { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  var isList: Bool { list != nil }
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  func list(of section: Int) -> UICollectionLayoutListConfiguration? { lists[section] }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if let list { view.backgroundColor = list.background }
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom
    )
    let environment = LayoutEnvironment(contentSize: room, traits: view.traitCollection)
    plan = CompositionPlan()
    plan.preferred = preferred
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else {
        raise(
          .internalInconsistency,
          "Invalid section definition. Please specify a valid section definition when content is "
            + "to be rendered for a section. This is a client error."
        )
      }
      lists[index] = section.list
      if index > 0 { plan.end += configuration.interSectionSpacing }
      plan.add(section, index, count: view.numberOfItems(inSection: index), room)
    }
    plan.width = room.width
    plan.finish()
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: plan.width, height: plan.end)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    PinnedHeaders.pin(plan.pinned, to: plan.ranges, in: collectionView)
    return plan.index.elements(in: rect, and: plan.pinned)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    plan.index[CollectionElement(indexPath: indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    plan.index[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    plan.estimated.contains(preferredAttributes.key)
      && preferred[preferredAttributes.key] != preferredAttributes.size.height
  }

  override func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    plan.estimated.contains(attributes.key)
  }

  override func take(_ new: UICollectionViewLayoutAttributes) {
    preferred[new.key] = new.size.height
  }

  override func forgetPreferredSizes() {
    preferred = [:]
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Where the items of a compositional layout lie.
@MainActor
final class CompositionPlan {
  var preferred: [CollectionElement: CGFloat] = [:]
  private(set) var index = LayoutIndex()
  private(set) var estimated: Set<CollectionElement> = []
  private(set) var pinned: [UICollectionViewLayoutAttributes] = []
  /// Where each section begins and ends.
  private(set) var ranges: [Range<CGFloat>] = []
  var width: CGFloat = 0
  var end: CGFloat = 0

  private var section = 0
  private(set) var count = 0
  private var list: UICollectionLayoutListConfiguration?
  private var room = CGSize.zero

  func add(_ new: NSCollectionLayoutSection, _ number: Int, count: Int, _ room: CGSize) {
    section = number
    self.count = count
    self.room = room
    list = new.list
    let start = end
    for item in new.boundarySupplementaryItems where item.isAtTop { put(item, new.contentInsets) }
    let insets = new.contentInsets
    end += insets.top
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom)
    )
    var next = 0
    while next < count {
      if next > 0 { end += new.interGroupSpacing }
      let origin = CGPoint(x: insets.leading, y: end)
      end += new.group.place(at: origin, in: inner, from: next, self).height
      next += max(1, new.group.itemCount)
    }
    end += insets.bottom
    for item in new.boundarySupplementaryItems where !item.isAtTop { put(item, new.contentInsets) }
    ranges.append(start..<max(start, end))
  }

  /// Makes what was added findable by its place.
  func finish() {
    index.sort(isVertical: true)
  }

  func preferredHeight(of item: Int) -> CGFloat? {
    preferred[CollectionElement(indexPath: IndexPath(item: item, section: section))]
  }

  func put(_ item: Int, _ frame: CGRect, isEstimated: Bool) {
    let new = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section)
    )
    new.frame = frame
    if isEstimated { estimated.insert(new.key) }
    if let list { new.row = row(item, list) }
    index.append(new)
  }

  private func row(_ item: Int, _ list: UICollectionLayoutListConfiguration) -> RowLook {
    let metrics = list.metrics(width: room.width)
    var row = metrics.row(isFirst: item == 0, isLast: item == count - 1)
    row.hasSeparator = row.hasSeparator && list.showsSeparators
    return row
  }

  private func put(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ insets: NSDirectionalEdgeInsets
  ) {
    let new = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: IndexPath(item: 0, section: section)
    )
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: room.height
    )
    var size = item.layoutSize.size(in: inner)
    if item.hasEstimate {
      size.height = preferred[new.key] ?? size.height
      estimated.insert(new.key)
    }
    new.frame = CGRect(x: insets.leading, y: end, width: size.width, height: size.height)
    new.zIndex = item.zIndex
    index.append(new)
    if item.pinToVisibleBounds { pinned.append(new) }
    end += size.height
  }
}
