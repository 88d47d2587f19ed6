/// One row of the sidebar.
final class TabSidebarRow: UIControl {
  let entry: TabSidebarEntry
  private weak var sidebar: TabSidebarView?
  private let item: UITabSidebarItem?
  private var content: (any UIView & UIContentView)?

  init(_ entry: TabSidebarEntry, in sidebar: TabSidebarView) {
    self.entry = entry
    self.sidebar = sidebar
    item = sidebar.item(for: entry)
    super.init(frame: .zero)
    update()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { update() } }
  }

  /// What the tab says is other now: the row starts from its defaults.
  func reload() {
    if let item, item.contentConfiguration is UIListContentConfiguration {
      item.contentConfiguration = item.defaultContentConfiguration()
    }
    update()
  }

  func update() {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    if let item {
      item.configurationState = state
      sidebar?.update(item)
    }
    show((item?.contentConfiguration ?? controllerConfiguration).updated(for: state))
    isEnabled = entry.tab?.isEnabled ?? true
    setNeedsDisplay()
  }

  private var controllerConfiguration: UIListContentConfiguration {
    var configuration = UIListContentConfiguration.sidebarCell()
    guard case .controller(let controller) = entry.target else { return configuration }
    configuration.text = controller.tabBarItem.shownTitle
    configuration.image = controller.tabBarItem.shownImage(isSelected: isSelected)
    return configuration
  }

  private func show(_ configuration: any UIContentConfiguration) {
    if let content, content.supports(configuration) {
      content.configuration = configuration
    } else {
      content?.removeFromSuperview()
      let view = configuration.makeContentView()
      view.isUserInteractionEnabled = false
      addSubview(view)
      content = view
    }
    setNeedsLayout()
  }

  private var indent: CGFloat { CGFloat(entry.depth) * 16 }

  func height(width: CGFloat) -> CGFloat {
    let size = CGSize(width: width - indent, height: 0)
    return max(44, content?.sizeThatFits(size).height ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content?.frame = CGRect(
      x: isFlipped ? 0 : indent,
      y: 0,
      width: bounds.width - indent,
      height: bounds.height
    )
  }

  // MARK: Touches

  override var isTapTarget: Bool { isEnabled && !entry.isHeader }

  override func didTouchUpInside(_ event: UIEvent?) {
    guard isTapTarget else { return }
    sidebar?.tap(entry)
  }

  // MARK: What is drawn and heard

  private var background: UIBackgroundConfiguration {
    guard let item else {
      var configuration = UIBackgroundConfiguration.clear()
      if isSelected { configuration.backgroundColor = .tertiarySystemFill }
      return configuration
    }
    let own = item.backgroundConfiguration
    return own.backgroundColor == nil ? item.defaultBackgroundConfiguration() : own
  }

  override func displayItems() -> [DisplayItem] {
    let background = background
    guard let color = background.backgroundColor else { return [] }
    let box = bounds.insetBy(dx: 4, dy: 0)
    let shape = DisplayShape.box(box, radius: max(10, background.cornerRadius))
    return [.fill(shape, .color(color.displayColor(for: traitCollection)))]
  }

  private var badge: String? {
    if let tab = entry.tab { return tab.badgeValue }
    guard case .controller(let controller) = entry.target else { return nil }
    return controller.tabBarItem.badgeValue
  }

  override func overlayDisplayItems() -> [DisplayItem] {
    guard let badge else { return [] }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let box = CGRect(x: 16, y: bounds.midY - 10, width: bounds.width - 32, height: 20)
    return [
      .text(
        .line(
          badge,
          in: box,
          pointSize: 15,
          color: display(.secondaryLabel),
          alignment: isFlipped ? .left : .right
        )
      )
    ]
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    let words = content?.accessibilityNodes().compactMap(\.label) ?? []
    return [
      AccessibilityNode(
        role: entry.isHeader ? .heading : .tab,
        label: words.joined(separator: ", "),
        value: badge,
        identifier: entry.tab?.identifier,
        isEnabled: isEnabled,
        isSelected: isSelected,
        frame: convert(bounds, to: nil),
        view: self
      )
    ]
  }
}
