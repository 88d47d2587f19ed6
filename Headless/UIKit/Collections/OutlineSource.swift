/// A data source that knows the items of a section as a tree.
@MainActor
protocol OutlineSource: AnyObject {
  func outlineState(at indexPath: IndexPath) -> OutlineState?
  func toggleOutline(at indexPath: IndexPath)
}

struct OutlineState: Equatable {
  var level: Int
  var isExpanded: Bool
  var hasChildren: Bool
}

@available(iOS 14.0, *)
extension UICollectionViewDiffableDataSource {
  /// What an app has a say in when a person opens and closes parts of a section.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = trees[section] { return known }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = self.snapshot()
    guard whole.indexOfSection(section) != nil else { return snapshot }
    snapshot.append(whole.itemIdentifiers(inSection: section))
    return snapshot
  }

  /// D: a section that isn't there yet is added at the end.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    let others = trees
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    trees = others
    trees[section] = snapshot
    showOutlines()
  }

  private func branch(
    at indexPath: IndexPath
  ) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let item = itemIdentifier(for: indexPath),
      let section = snapshot().sectionIdentifier(containingItem: item),
      let tree = trees[section], tree.contains(item)
    else { return nil }
    return (section, item, tree)
  }

  func outlineState(at indexPath: IndexPath) -> OutlineState? {
    guard let (_, item, tree) = branch(at: indexPath) else { return nil }
    return OutlineState(
      level: tree.level(of: item),
      isExpanded: tree.isExpanded(item),
      hasChildren: tree.hasChildren(item)
    )
  }

  func toggleOutline(at indexPath: IndexPath) {
    guard let found = branch(at: indexPath) else { return }
    let (section, item) = (found.section, found.item)
    var tree = found.tree
    if tree.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let make = sectionSnapshotHandlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: make(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }
}
