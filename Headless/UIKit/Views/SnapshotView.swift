/// Shows what another view showed once.
final class SnapshotView: UIView {
  private let items: [DisplayItem]

  init(of view: UIView) {
    items =
      view.displayGroup().map { item -> [DisplayItem] in
        guard case .group(var group) = item else { return [item] }
        group.origin = .zero
        return [.group(group)]
      } ?? []
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  override func displayItems() -> [DisplayItem] { items }
}

extension UIView {
  /// Nil outside a window when nothing was drawn yet.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil || afterUpdates else { return nil }
    if afterUpdates { performLayoutIfNeeded() }
    return SnapshotView(of: self)
  }

  /// A part of it; nothing is stretched between the insets.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    part.isUserInteractionEnabled = false
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(whole)
    return part
  }
}
