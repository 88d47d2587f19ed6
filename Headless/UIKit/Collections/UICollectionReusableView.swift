public import Foundation

// A.7
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// How far a finger has moved it aside.
  final var swipeOffset: CGFloat = 0
  open internal(set) var reuseIdentifier: String?
  /// What it was dequeued as, if not as a cell.
  final var supplementKind: String?
  /// What the layout said last.
  private(set) var attributes: UICollectionViewLayoutAttributes?
  /// The size at which it was asked for its own last.
  private var askedSize: CGSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes, to: fittingSize(width: layoutAttributes.size.width, height: nil))
  }

  /// What it asks for, where the layout heeds it and something changed since it was asked.
  final func preferredAttributes(
    for attributes: UICollectionViewLayoutAttributes,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let isSettled = !storage.needsLayout && !storage.subtreeNeedsLayout
    guard layout.mayResize(attributes), !isSettled || askedSize != attributes.size else {
      return nil
    }
    askedSize = attributes.size
    return preferredLayoutAttributesFitting(attributes)
  }

  /// Attributes with another height, if there is one.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes,
    to size: CGSize
  ) -> UICollectionViewLayoutAttributes {
    guard size.height > 0, size.height != attributes.size.height,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.frame.size.height = size.height
    return copy
  }

  var swipeTransform: CGAffineTransform { CGAffineTransform(translationX: swipeOffset, y: 0) }

  /// Takes the place that the layout gives.
  final func place(by attributes: UICollectionViewLayoutAttributes, in frame: CGRect) {
    // Another item may want another size.
    if self.attributes?.indexPath != attributes.indexPath { askedSize = nil }
    self.attributes = attributes
    transform = .identity
    if self.frame != frame { self.frame = frame }
    transform = swipeOffset == 0 ? attributes.transform : swipeTransform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    didPlace(by: attributes)
    apply(attributes)
  }

  func didPlace(by attributes: UICollectionViewLayoutAttributes) {}
}

/// Runs `init(frame:)` of a class that is known by its metatype only, which no class has to declare
/// as required: see `InitializerSlot`.
@_spi(Headless)
open class ReusableViewInitializerSlot: UICollectionReusableView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  static func make(
    _ type: UICollectionReusableView.Type,
    identifier: String?
  ) -> UICollectionReusableView {
    let slot = unsafeBitCast(type, to: ReusableViewInitializerSlot.Type.self)
    let view = unsafeDowncast(
      slot.init(frame: .zero) as AnyObject,
      to: UICollectionReusableView.self
    )
    view.reuseIdentifier = identifier
    return view
  }
}
