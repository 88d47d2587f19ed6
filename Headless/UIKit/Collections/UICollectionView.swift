public import Foundation

// A.7
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  var items = CollectionState()
  private var layout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = (layout as? UICollectionViewCompositionalLayout)?.isList ?? false
    layout.collectionView = self
    addSwipeRecognizer()
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    layout.needsPrepare = true
    setNeedsLayout()
    guard animated, window != nil else {
      if let completion { Stage.current.loop.enqueue { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { self.layoutIfNeeded() },
      completion: { completion?($0) }
    )
  }

  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      items.needsReload = true
      setNeedsLayout()
    }
  }

  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  @available(iOS 10.0, *)
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { items.prefetcher as? any UICollectionViewDataSourcePrefetching }
    set { items.prefetcher = newValue }
  }

  @available(iOS 10.0, *)
  open var isPrefetchingEnabled: Bool {
    get { items.isPrefetching }
    set { items.isPrefetching = newValue }
  }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  @available(iOS 14.0, *)
  open var isEditing: Bool {
    get { items.isEditing }
    set {
      guard newValue != items.isEditing else { return }
      closeSwipe(animated: false)
      items.isEditing = newValue
      for cell in items.cells.values { cell.isInEditing = newValue }
      setNeedsLayout()
    }
  }

  private var editingSelection = (allows: false, many: false)

  @available(iOS 14.0, *)
  open var allowsSelectionDuringEditing: Bool {
    get { editingSelection.allows }
    set { editingSelection.allows = newValue }
  }

  @available(iOS 14.0, *)
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { editingSelection.many }
    set { editingSelection.many = newValue }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    layOutItems()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === items.swipeRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipeMayBegin()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    beginHold(at: touch.location(in: self), since: touch.timestamp)
    press(at: touch.location(in: self))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.hasStrayed else { return }
    endHold()
    cancelPress()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    release(at: touch.location(in: self))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHold()
    cancelPress()
  }

  // MARK: What is heard

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    return viewsInReadingOrder.flatMap { $0.accessibilityNodes() }
  }
}

// A.7
extension UICollectionView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}
