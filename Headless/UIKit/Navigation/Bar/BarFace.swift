/// The views for one content of the bar: two of them cross-fade when the stack changes.
final class BarFace: UIView {
  private(set) var content = BarContent()
  private(set) var metrics = BarMetrics()
  let titleView = BarTitleView(frame: .zero)
  let largeTitle = BarLargeTitle(frame: .zero)
  let prompt = BarText(frame: .zero)
  private(set) var back: BarPlatter?
  private(set) var leading: [PlacedPlatter] = []
  private(set) var middle: [PlacedPlatter] = []
  private(set) var trailing: [PlacedPlatter] = []
  private(set) var pinned: [PlacedPlatter] = []
  private(set) var overflow: BarPlatter?
  let searchZone = BarSearchZone(frame: .zero)
  /// What opens a search that has its place in the row.
  private(set) var searchButton: BarPlatter?
  var isRowHidden = false
  /// Items that found no place, in the order of the bar.
  private(set) var overflowing: [UIBarButtonItem] = []
  private let pool = BarPlatterPool()
  private var groupedWidth: CGFloat = 0
  private var barTint: UIColor?
  private var buttonColors = BarButtonColors()
  /// Platters that came with the last update.
  private(set) var newPlatters: [BarPlatter] = []
  weak var actions: (any BarActions)?
  var scrollDistance: CGFloat = 0 { didSet { setNeedsLayout() } }
  var isOverContent = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prompt.color = .secondaryLabel
    for view in [prompt, largeTitle, titleView, searchZone] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content

  func update(
    _ content: BarContent,
    metrics: BarMetrics,
    barTint: UIColor?,
    buttonColors: BarButtonColors,
    titleAttributes: BarTextAttributes,
    largeTitleAttributes: BarTextAttributes
  ) {
    self.content = content
    self.metrics = metrics
    self.barTint = barTint
    self.buttonColors = buttonColors
    newPlatters = []
    placeItems()
    updateBack()
    updateTitles(titleAttributes, largeTitleAttributes)
    updateSearch()
    setNeedsLayout()
  }

  private func placeItems() {
    pool.begin(metrics: metrics, barTint: barTint, colors: buttonColors)
    leading = pool.place(content.leading, in: self)
    middle = pool.place(content.center, in: self)
    trailing = pool.place(content.trailing, isTrailing: true, in: self)
    pinned = pool.place(content.pinnedTrailing, isTrailing: true, in: self)
    newPlatters += pool.end()
  }

  // MARK: Groups

  /// The innermost group that its representative item could stand for.
  var collapsibleGroup: UIBarButtonItemGroup? {
    content.item?.collapsibleGroups.last { !$0.displaysRepresentativeItem }
  }

  func collapse(_ group: UIBarButtonItemGroup) {
    group.displaysRepresentativeItem = true
    content.takeSides()
    placeItems()
  }

  /// With another width there may be room again.
  private func expandGroupsIfResized() {
    guard bounds.width != groupedWidth else { return }
    groupedWidth = bounds.width
    guard let item = content.item,
      item.collapsibleGroups.contains(where: \.displaysRepresentativeItem)
    else { return }
    item.expandGroups()
    content.takeSides()
    placeItems()
  }

  private func updateBack() {
    guard content.back != nil else {
      back?.removeFromSuperview()
      back = nil
      return
    }
    guard back == nil else { return }
    let button = BarButton(kind: .back)
    button.onTap = { [weak self] in self?.actions?.backWasTapped() }
    button.onLongPress = { [weak self, weak button] in
      guard let button else { return }
      self?.actions?.backWasPressedLong(button)
    }
    let platter = BarPlatter(frame: .zero)
    platter.setButtons([button])
    addSubview(platter)
    newPlatters.append(platter)
    back = platter
  }

  var backButton: BarButton? { back?.buttons.first }

  func showBack(title: String) {
    guard let content = content.back, let button = backButton else { return }
    button.metrics = metrics
    button.look = BarButtonLook(back: content, title: title, barTint: barTint)
      .colored(by: buttonColors.back)
    back?.hasGlass = metrics.isGlass
  }

  private func updateTitles(_ inline: BarTextAttributes, _ large: BarTextAttributes) {
    prompt.text = content.prompt ?? ""
    prompt.style = TextLayout.Style(pointSize: metrics.promptSize)
    prompt.scale = metrics.scale
    prompt.isHidden = content.prompt == nil
    titleView.menuSource = content.titleMenuSource
    titleView.onTap = { [weak self] in
      guard let self else { return }
      actions?.titleWasTapped(titleView)
    }
    titleView.update(
      content.titleSize == .inlineLeading ? TitleContent() : content.title,
      metrics: metrics,
      attributes: inline
    )
    largeTitle.update(content.largeTitle, metrics: metrics, attributes: large)
    largeTitle.isHidden = !showsLargeTitle && content.titleSize != .inlineLeading
  }

  var showsLargeTitle: Bool { metrics.showsLargeTitle(content) }

  private func updateSearch() {
    searchZone.update(content.search)
    guard let search = content.search, search.place == .row else {
      searchButton?.removeFromSuperview()
      searchButton = nil
      return
    }
    let platter =
      searchButton
      ?? .search { [weak self] in
        self?.content.search?.controller.activateFromButton()
      }
    if platter.superview !== self { addSubview(platter) }
    searchButton = platter
    platter.hasGlass = metrics.isGlass
    for button in platter.buttons {
      button.metrics = metrics
      button.look = .search(barTint: barTint)
    }
  }

  // MARK: Overflow

  func setOverflowing(_ items: [UIBarButtonItem]) {
    overflowing = items
    let isNeeded = !items.isEmpty || !content.forcedOverflow.isEmpty
    guard isNeeded else {
      overflow?.removeFromSuperview()
      overflow = nil
      return
    }
    let platter = overflow ?? makeOverflow()
    overflow = platter
    content.item?.overflowView = platter.buttons.first
    platter.hasGlass = metrics.isGlass
    for button in platter.buttons {
      button.metrics = metrics
      button.look = .overflow(barTint: barTint)
    }
  }

  private func makeOverflow() -> BarPlatter {
    let button = BarButton(kind: .overflow)
    button.onTap = { [weak self, weak button] in
      guard let self, let button else { return }
      actions?.overflowWasTapped(button, elements: overflowElements)
    }
    let platter = BarPlatter(frame: .zero)
    platter.setButtons([button])
    addSubview(platter)
    return platter
  }

  private var overflowElements: [UIMenuElement] {
    var elements = overflowing.compactMap(\.overflowElement)
    if !content.forcedOverflow.isEmpty {
      let more = UIMenu(options: .displayInline, children: content.forcedOverflow)
      elements += elements.isEmpty ? content.forcedOverflow : [more]
    }
    return elements
  }

  override func layoutSubviews() {
    expandGroupsIfResized()
    layOut()
  }

  // MARK: Reading order

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    guard !isRowHidden else { return searchZone.accessibilityNodes() }
    let shown = { (views: [UIView]) in
      views.filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { $0.accessibilityNodes() }
    }
    var nodes: [AccessibilityNode] = []
    if let text = content.prompt, !text.isEmpty {
      nodes.append(
        AccessibilityNode(
          role: .text,
          label: text,
          frame: prompt.convert(prompt.bounds, to: nil),
          view: prompt
        )
      )
    }
    nodes += shown([back].compactMap { $0 } + leading.map(\.platter))
    nodes += shown([titleView])
    nodes += shown(middle.map(\.platter))
    nodes += shown(trailingInReadingOrder)
    nodes += shown([largeTitle, searchZone])
    return nodes
  }

  private var trailingInReadingOrder: [UIView] {
    let inner = trailing.reversed().map { $0.platter as UIView }
    let outer = pinned.reversed().map { $0.platter as UIView }
    let search = [searchButton].compactMap { $0 as UIView? }
    guard let overflow else { return inner + outer + search }
    return (pinned.isEmpty ? [overflow] + inner : inner + [overflow] + outer) + search
  }
}

/// What the buttons of a bar ask for.
@MainActor
protocol BarActions: AnyObject {
  func backWasTapped()
  func backWasPressedLong(_ button: BarButton)
  func titleWasTapped(_ view: UIView)
  func overflowWasTapped(_ button: BarButton, elements: [UIMenuElement])
}
