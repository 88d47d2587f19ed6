/// What an app changed about the parts of a search field.
struct SearchFieldLook {
  struct Key: Hashable {
    let icon: UISearchBar.Icon
    let state: UInt
  }

  var images: [Key: UIImage] = [:]
  var adjustments: [UISearchBar.Icon: UIOffset] = [:]
  var textAdjustment = UIOffset.zero

  func image(for icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
    images[Key(icon: icon, state: state.rawValue)]
      ?? images[Key(icon: icon, state: UIControl.State.normal.rawValue)]
  }

  func adjustment(for icon: UISearchBar.Icon) -> UIOffset {
    adjustments[icon] ?? .zero
  }
}

/// The button at the end of an empty search field: bookmarks, or the list of results.
final class SearchFieldButton: UIControl {
  var icon = UISearchBar.Icon.bookmark { didSet { setNeedsDisplay() } }
  var look = SearchFieldLook() { didSet { setNeedsDisplay() } }

  override func displayItems() -> [DisplayItem] {
    let state: UIControl.State = isSelected ? .selected : isHighlighted ? .highlighted : .normal
    let side: CGFloat = 20
    let box = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    let color = UIColor.secondaryLabel.displayColor(for: traitCollection)
    if let image = look.image(for: icon, state) {
      return [image.displayItem(in: box, tint: color, traits: traitCollection)].compactMap { $0 }
    }
    let name = icon == .bookmark ? "book" : isSelected ? "chevron.up" : "chevron.down"
    return [.symbol(DisplaySymbol(name: name, frame: box, color: color))]
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = icon == .bookmark ? "Bookmarks" : "Results"
    node.isSelected = isSelected
    return [node]
  }
}
