import Foundation

/// What a collection view knows of its items.
@MainActor
struct CollectionState {
  var needsReload = true
  var counts: [Int] = []
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [CollectionElement: UICollectionReusableView] = [:]
  /// In the order of the choice.
  var selected: [IndexPath] = []
  var pressed: IndexPath?
  var isEditing = false
  var preparedBounds = CGRect.null
  weak var prefetcher: AnyObject?
  var isPrefetching = true
  var reuse = CollectionReuse()
  var updates: TableUpdates?
  var swipe: ItemSwipe?
  var swipeRecognizer: RowSwipeRecognizer?
  /// What opens the menu of the item under a resting finger.
  var hold: Clock.Token?

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }
}

/// Registered classes, and views that left the screen.
@MainActor
struct CollectionReuse {
  private struct Key: Hashable {
    /// Nil: a cell.
    var kind: String?
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var views: [Key: [UICollectionReusableView]] = [:]
  private var offered: UICollectionReusableView?

  mutating func register(_ type: AnyClass?, kind: String?, _ identifier: String) {
    classes[Key(kind: kind, identifier: identifier)] = type as? UICollectionReusableView.Type
  }

  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    views[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// The next cell that is asked for is this one, which stays where it is.
  mutating func offer(_ view: UICollectionReusableView?) {
    offered = view
  }

  mutating func take(kind: String?, _ identifier: String) -> UICollectionReusableView? {
    if kind == nil, let view = offered, view.reuseIdentifier == identifier {
      offered = nil
      return view
    }
    let key = Key(kind: kind, identifier: identifier)
    if let view = views[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[key].map { ReusableViewInitializerSlot.make($0, identifier: identifier) }
  }
}
