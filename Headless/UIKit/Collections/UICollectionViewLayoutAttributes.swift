public import Foundation

// A.7
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath: IndexPath
  open var frame: CGRect
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?
  /// How a list shows the cell.
  var row: RowLook?

  public required override init() {
    indexPath = IndexPath(indexes: [])
    frame = .zero
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// A new size keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated { result = makeCopy() }
    return result
  }

  private func makeCopy() -> UICollectionViewLayoutAttributes {
    let copy = Self()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.row = row
    return copy
  }

  var key: CollectionElement {
    CollectionElement(kind: representedElementKind, indexPath: indexPath)
  }
}

/// One element of a collection view: a cell, or a supplementary view of a kind.
struct CollectionElement: Hashable {
  /// Nil: a cell.
  var kind: String?
  var indexPath: IndexPath
}
