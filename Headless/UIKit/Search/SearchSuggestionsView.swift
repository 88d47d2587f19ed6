/// The suggestions of a search, one below the other on the system's background.
final class SearchSuggestionsView: UIView {
  private let scroll = UIScrollView(frame: .zero)
  private var rows: [SearchSuggestionRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(scroll)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ items: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
    for row in rows {
      row.removeFromSuperview()
    }
    rows = items.map { item in SearchSuggestionRow(item) { choose(item) } }
    for row in rows {
      scroll.addSubview(row)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
      y += row.height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }
}

final class SearchSuggestionRow: UIControl {
  private let item: any UISearchSuggestion
  private let choose: () -> Void

  init(_ item: any UISearchSuggestion, choose: @escaping () -> Void) {
    self.item = item
    self.choose = choose
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  var height: CGFloat { item.localizedDescription == nil ? 44 : 60 }

  override var isTapTarget: Bool { true }

  override func didTouchUpInside(_ event: UIEvent?) {
    choose()
  }

  override func displayItems() -> [DisplayItem] {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ rect: CGRect) -> CGRect {
      isFlipped
        ? CGRect(
          x: bounds.width - rect.maxX,
          y: rect.minY,
          width: rect.width,
          height: rect.height
        ) : rect
    }
    let side: DisplayText.Alignment = isFlipped ? .right : .left
    var items: [DisplayItem] = []
    let icon = mirrored(CGRect(x: 16, y: bounds.midY - 10, width: 20, height: 20))
    let color = displayColor(.secondaryLabel)
    let image = item.iconImage ?? UIImage(systemName: "magnifyingglass")
    if let symbol = image?.displayItem(in: icon, tint: color, traits: traitCollection) {
      items.append(symbol)
    }
    let width = max(0, bounds.width - 48 - 16)
    func line(_ text: String, y: CGFloat, height: CGFloat, size: CGFloat, color: UIColor) {
      let box = mirrored(CGRect(x: 48, y: y, width: width, height: height))
      items.append(
        .text(.line(text, in: box, pointSize: size, color: displayColor(color), alignment: side))
      )
    }
    let description = item.localizedDescription
    line(
      item.localizedSuggestion ?? "",
      y: description == nil ? 0 : 8,
      height: description == nil ? bounds.height : 24,
      size: 17,
      color: .label
    )
    if let description { line(description, y: 32, height: 20, size: 15, color: .secondaryLabel) }
    let pixel = 1 / max(1, traitCollection.displayScale)
    let rule = mirrored(
      CGRect(x: 48, y: bounds.height - pixel, width: width, height: pixel)
    )
    items.append(.fill(.rect(rule), .color(displayColor(.separator))))
    return items
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return [
      AccessibilityNode(
        role: .button,
        label: item.localizedSuggestion,
        value: item.localizedDescription,
        frame: convert(bounds, to: nil),
        view: self
      )
    ]
  }
}
