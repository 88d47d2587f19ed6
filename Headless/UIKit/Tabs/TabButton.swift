/// One tab of the bar: its icon over its title.
final class TabButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    item.displayedView = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  // MARK: Touches

  override var claimsSingleTaps: Bool { true }

  override var isTapTarget: Bool { isEnabled }

  override func didTouchUpInside(_ event: UIEvent?) {
    bar?.tap(item)
  }

  // MARK: Look

  private var isGlass: Bool { Stage.current.look == .glass }

  private var states: UITabBarItemAppearance {
    bar?.shownAppearance(for: item).stackedLayoutAppearance ?? UITabBarItemAppearance()
  }

  private var shownState: (look: UITabBarItemStateAppearance, plain: DisplayColor) {
    let states = states
    if !isEnabled { return (states.disabled, display(.tertiaryLabel)) }
    if isSelected { return (states.selected, tintColor.displayColor(for: traitCollection)) }
    let own = bar?.unselectedItemTintColor?.displayColor(for: traitCollection)
    return (states.normal, own ?? unselectedColor)
  }

  private var unselectedColor: DisplayColor {
    guard isGlass else { return DisplayColor(hex: isShownDark ? 0x757575 : 0x999999) }
    return isShownDark ? .white(0.92) : DisplayColor(hex: 0x191919)
  }

  private var iconCenter: CGPoint {
    let hasTitle = item.shownTitle?.isEmpty == false && !isAlone
    let middle: CGFloat = isGlass ? 24 : 18
    return CGPoint(x: bounds.midX, y: hasTitle ? middle : bounds.midY)
  }

  /// A detached tab is a circle with the icon alone.
  private var isAlone: Bool { isGlass && item.isDetached }

  override func displayItems() -> [DisplayItem] {
    let state = shownState
    var items: [DisplayItem] = []
    if let image = item.shownImage(isSelected: isSelected) {
      let color = state.look.iconColor?.displayColor(for: traitCollection) ?? state.plain
      let side: CGFloat = 24
      let box = CGRect(
        x: iconCenter.x - side / 2,
        y: iconCenter.y - side / 2,
        width: side,
        height: side
      )
      items += [image.displayItem(in: box, tint: color, traits: traitCollection)]
        .compactMap { $0 }
    }
    if let title = item.shownTitle, !title.isEmpty, !isAlone {
      items.append(.text(titleText(title, state: state)))
    }
    return items
  }

  private func titleText(
    _ title: String,
    state: (look: UITabBarItemStateAppearance, plain: DisplayColor)
  ) -> DisplayText {
    let own = item.titleTextAttributes(for: isSelected ? .selected : .normal)?[.foregroundColor]
    let color = own as? UIColor ?? state.look.titleColor
    let middle: CGFloat = isGlass ? 44.5 : 41
    return .line(
      title,
      in: CGRect(x: 0, y: middle - 6, width: bounds.width, height: 12),
      pointSize: 10,
      weight: isGlass ? 600 : 500,
      color: color?.displayColor(for: traitCollection) ?? state.plain,
      alignment: .center
    )
  }

  override func overlayDisplayItems() -> [DisplayItem] {
    guard let badge = item.badgeValue else { return [] }
    let text = TextLayout(badge, style: TextLayout.Style(pointSize: 13, weight: 400))
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(18, text.naturalWidth + 10)
    let box = CGRect(
      x: iconCenter.x + (isFlipped ? -12 : 12) - width / 2,
      y: iconCenter.y - 10 - 9,
      width: width,
      height: 18
    )
    let fill = item.badgeColor ?? shownState.look.badgeBackgroundColor
    return [
      .fill(.capsule(box), .color(fill?.displayColor(for: traitCollection) ?? display(.red))),
      .text(.line(badge, in: box, pointSize: 13, color: .white, alignment: .center)),
    ]
  }

  // MARK: What is heard

  override func accessibilityNodes() -> [AccessibilityNode] {
    [
      AccessibilityNode(
        role: .tab,
        label: item.spokenName,
        value: item.accessibilityValue ?? item.badgeValue,
        hint: item.accessibilityHint,
        identifier: item.accessibilityIdentifier,
        isEnabled: isEnabled,
        isSelected: isSelected,
        frame: convert(bounds, to: nil),
        view: self
      )
    ]
  }
}
