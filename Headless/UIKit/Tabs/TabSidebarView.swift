/// The sidebar of a tab bar controller: a panel with a header, its rows, a footer and a bar.
final class TabSidebarView: UIView {
  static let width: CGFloat = 320
  private weak var controller: UITabBarController?
  private let panel = SidebarPanel()
  private let scroller = UIScrollView(frame: .zero)
  private let toggle = UIButton(type: .system)
  private(set) var rows: [TabSidebarRow] = []
  private var header: (any UIView & UIContentView)?
  private var footer: (any UIView & UIContentView)?
  private var bottomBar: UIView?

  init(_ controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(panel)
    panel.clip.addSubview(scroller)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceVertical = true
    toggle.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    toggle.accessibilityLabel = "Hide Sidebar"
    toggle.addAction(
      UIAction { [weak self] _ in self?.controller?.userDidToggleSidebar() },
      for: .primaryActionTriggered
    )
    panel.clip.addSubview(toggle)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func row(for tab: UITab) -> TabSidebarRow? {
    rows.first { $0.entry.tab === tab }
  }

  // MARK: Content

  func show(_ entries: [TabSidebarEntry], sidebar: UITabBarController.Sidebar) {
    let old = rows
    defer { updateSelection() }
    let isSame =
      old.count == entries.count && zip(old, entries).allSatisfy { $0.entry.isSame(as: $1) }
    guard !isSame else { return }
    rows = entries.map { entry in
      old.first { $0.entry.isSame(as: entry) } ?? TabSidebarRow(entry, in: self)
    }
    for row in old where !rows.contains(row) {
      row.removeFromSuperview()
      tellEnd(of: row)
    }
    for row in rows where row.superview == nil {
      if let tab = row.entry.tab, let controller {
        sidebar.delegate?.tabBarController(controller, sidebar: sidebar, willBeginDisplaying: tab)
      }
      scroller.addSubview(row)
    }
    setNeedsLayout()
  }

  /// What stands around the rows.
  func showEdges(of sidebar: UITabBarController.Sidebar) {
    header = replaced(header, by: sidebar.headerContentConfiguration)
    footer = replaced(footer, by: sidebar.footerContentConfiguration)
    if bottomBar !== sidebar.bottomBarView { bottomBar?.removeFromSuperview() }
    bottomBar = sidebar.bottomBarView
    if let bottomBar, bottomBar.superview !== panel.clip { panel.clip.addSubview(bottomBar) }
    setNeedsLayout()
  }

  /// The rows are gone, with the sidebar.
  func endDisplay() {
    for row in rows { tellEnd(of: row) }
    rows.forEach { $0.removeFromSuperview() }
    rows = []
  }

  private func tellEnd(of row: TabSidebarRow) {
    guard let tab = row.entry.tab, let controller else { return }
    let sidebar = controller.sidebar
    sidebar.delegate?.tabBarController(controller, sidebar: sidebar, didEndDisplaying: tab)
  }

  private func replaced(
    _ old: (any UIView & UIContentView)?,
    by configuration: (any UIContentConfiguration)?
  ) -> (any UIView & UIContentView)? {
    if let old, let configuration, old.supports(configuration) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    let view = configuration?.makeContentView()
    if let view { scroller.addSubview(view) }
    return view
  }

  func updateSelection() {
    guard let controller else { return }
    for row in rows {
      row.isSelected = controller.isSelected(row.entry)
    }
  }

  func item(for entry: TabSidebarEntry) -> UITabSidebarItem? {
    guard let controller else { return nil }
    let content: UITabSidebarItem.Content
    switch entry.target {
    case .tab(let tab): content = .tab(tab)
    case .action(let action): content = .action(action)
    case .controller: return nil
    }
    let request = UITabSidebarItem.Request(content, isHeader: entry.isHeader)
    let sidebar = controller.sidebar
    return sidebar.delegate?.tabBarController(controller, sidebar: sidebar, itemFor: request)
      ?? UITabSidebarItem(request: request)
  }

  func update(_ item: UITabSidebarItem) {
    guard let controller else { return }
    let sidebar = controller.sidebar
    sidebar.delegate?.tabBarController(controller, sidebar: sidebar, update: item)
  }

  func tap(_ entry: TabSidebarEntry) {
    controller?.userDidChoose(entry)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = SidebarPanel.inset
    panel.frame = bounds.inset(
      by: UIEdgeInsets(
        top: inset,
        left: isFlipped ? 0 : inset,
        bottom: inset,
        right: isFlipped ? inset : 0
      )
    )
    let area = panel.clip.bounds
    let top = max(0, safeAreaInsets.top - inset)
    toggle.frame = CGRect(
      x: isFlipped ? 8 : area.width - 52,
      y: top,
      width: 44,
      height: 44
    )
    var bottom = area.height
    if let bottomBar {
      let height = bottomBar.systemLayoutSizeFitting(
        CGSize(width: area.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      bottom -= height
      bottomBar.frame = CGRect(x: 0, y: bottom, width: area.width, height: height)
    }
    scroller.frame = CGRect(x: 0, y: top + 44, width: area.width, height: max(0, bottom - top - 44))
    layOutRows(width: area.width)
  }

  private func layOutRows(width: CGFloat) {
    var y: CGFloat = 0
    func place(_ view: UIView?, height: CGFloat) {
      guard let view else { return }
      view.frame = CGRect(x: 8, y: y, width: width - 16, height: height)
      y += height
    }
    let inner = CGSize(width: width - 16, height: 0)
    place(header, height: header?.sizeThatFits(inner).height ?? 0)
    for row in rows {
      place(row, height: row.height(width: width - 16))
    }
    place(footer, height: footer?.sizeThatFits(inner).height ?? 0)
    scroller.contentSize = CGSize(width: width, height: y)
  }
}
