/// What a context menu belongs to, lifted above everything else.
final class LiftedPreview: UIView {
  private let items: [DisplayItem]
  private let radius: CGFloat

  /// Shows a part of a view as it is now.
  init(of source: UIView, rect: CGRect) {
    let own = source.displayGroup()
    items =
      own.map { item -> [DisplayItem] in
        guard case .group(var group) = item else { return [item] }
        group.origin = CGPoint(x: -rect.minX, y: -rect.minY)
        return [.group(group)]
      } ?? []
    radius = Stage.current.look == .glass ? min(26, rect.height / 2) : 13
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    storage.cornerRadii = Array(repeating: radius, count: 4)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    items = []
    radius = 0
    super.init(coder: coder)
  }

  override func displayItems() -> [DisplayItem] {
    let fill = UIColor.secondarySystemGroupedBackground.displayColor(for: traitCollection)
    return [.fill(.rect(bounds), .color(fill))] + items
  }
}
