/// Covers the window while a menu is open; a tap beside the menu closes it.
final class MenuOverlay: UIView {
  private var anchor: CGRect
  private let lifted: LiftedPreview?
  private let sender: Any?
  private let selects: Bool
  private let onSelect: MenuPresenter.Selection?
  private(set) var card: MenuCard
  private var path: [UIMenu]
  private(set) var isClosing = false

  init(
    menu: UIMenu,
    anchor: CGRect,
    sender: Any?,
    selects: Bool,
    lifted: LiftedPreview? = nil,
    onSelect: MenuPresenter.Selection?
  ) {
    self.anchor = anchor
    self.lifted = lifted
    self.sender = sender
    self.selects = selects
    self.onSelect = onSelect
    path = [menu]
    card = MenuCard(model: MenuModel(menu: menu), parentTitle: nil)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    if let lifted {
      addSubview(lifted)
      lifted.frame = anchor
    }
    install(card)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  private func install(_ card: MenuCard) {
    card.onChoose = { [weak self] row in self?.choose(row) }
    card.onBack = { [weak self] in self?.leaveSubmenu() }
    addSubview(card)
  }

  override func layoutSubviews() {
    card.metrics = MenuMetrics(look: Stage.current.look)
    let size = card.fittingSize(maxHeight: area.height)
    if let lifted { place(lifted, above: size.height) }
    card.setUntransformedFrame(CGRect(origin: origin(for: size), size: size))
  }

  private var area: CGRect {
    let insets = window?.safeAreaInsets ?? .zero
    return CGRect(
      x: 8,
      y: max(8, insets.top),
      width: bounds.width - 16,
      height: bounds.height - max(8, insets.top) - max(8, insets.bottom)
    )
  }

  /// The card's corner lies on the source's, its middle on that of a source in the middle, such as
  /// a title; above it where there is no room below (ios-look 8).
  private func origin(for size: CGSize) -> CGPoint {
    if let lifted { return origin(for: size, beside: lifted.frame) }
    let area = area
    let fromMiddle = anchor.midX - bounds.midX
    let isGlass = Stage.current.look == .glass
    var x =
      abs(fromMiddle) < 1
      ? anchor.midX - size.width / 2
      : fromMiddle > 0 ? anchor.maxX - size.width : anchor.minX
    var y = isGlass ? anchor.minY : anchor.maxY + 8
    if y + size.height > area.maxY {
      y = (isGlass ? anchor.maxY : anchor.minY - 8) - size.height
    }
    x = min(max(x, area.minX), max(area.minX, area.maxX - size.width))
    y = min(max(y, area.minY), max(area.minY, area.maxY - size.height))
    return CGPoint(x: x, y: y)
  }

  private static let gap: CGFloat = 12

  /// What is lifted moves up where the menu finds no room below it or above it.
  private func place(_ lifted: LiftedPreview, above height: CGFloat) {
    let area = area
    let needed = height + Self.gap
    let fits = anchor.maxY + needed <= area.maxY || anchor.minY - needed >= area.minY
    let y = fits ? anchor.minY : max(area.minY, area.maxY - needed - anchor.height)
    lifted.frame = CGRect(origin: CGPoint(x: anchor.minX, y: y), size: anchor.size)
  }

  private func origin(for size: CGSize, beside preview: CGRect) -> CGPoint {
    let area = area
    let isBelow =
      preview.maxY + Self.gap + size.height <= area.maxY
      || preview.minY - Self.gap - size.height < area.minY
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? preview.maxX - size.width : preview.minX
    let y = isBelow ? preview.maxY + Self.gap : preview.minY - Self.gap - size.height
    return CGPoint(
      x: min(max(x, area.minX), max(area.minX, area.maxX - size.width)),
      y: min(max(y, area.minY), max(area.minY, area.maxY - size.height))
    )
  }

  /// The screen behind what is lifted, as if seen through ground glass.
  override func displayItems() -> [DisplayItem] {
    guard lifted != nil else { return [] }
    let isDark = traitCollection.userInterfaceStyle == .dark
    return [
      .fill(.rect(bounds), .color(isDark ? .black(0.55) : DisplayColor(hex: 0xF2F2F7, alpha: 0.8)))
    ]
  }

  // MARK: Showing

  func show() {
    performLayoutIfNeeded()
    card.moveAnchor(to: CGPoint(x: anchor.midX, y: anchor.midY))
    card.alpha = 0
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0,
      animations: { [card] in
        card.alpha = 1
        card.transform = .identity
      }
    )
  }

  /// Called once when it has gone, or another one takes its place.
  var didLeave: (() -> Void)?

  func leave() {
    didLeave?()
    didLeave = nil
  }

  /// Called when it begins to close.
  var onClose: (() -> Void)?

  /// Closes the menu; what was chosen runs when it has gone.
  func close(then completion: (() -> Void)? = nil) {
    guard !isClosing else { return }
    isClosing = true
    onClose?()
    onClose = nil
    isUserInteractionEnabled = false
    accessibilityViewIsModal = false
    accessibilityElementsHidden = true
    UIView.animate(
      withDuration: 0.25,
      animations: { [card, lifted] in
        card.alpha = 0
        lifted?.alpha = 0
      },
      completion: { [weak self] _ in
        self?.removeFromSuperview()
        self?.leave()
        completion?()
      }
    )
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close()
  }

  // MARK: Choosing

  private func choose(_ row: MenuModel.Row) {
    switch row {
    case .loading:
      return
    case .submenu(let menu):
      path.append(menu)
      replaceCard()
    case .action(let action, let scope):
      guard !action.attributes.contains(.disabled) else { return }
      perform(action, scope: scope)
    }
  }

  private func perform(_ action: UIAction, scope: UIMenu) {
    let root = path[0]
    let run = { [sender, onSelect, selects] in
      if selects || scope.options.contains(.singleSelection) {
        onSelect?(action, selects ? root : scope)
      }
      action.performWithSender(sender, target: nil)
    }
    guard action.attributes.contains(.keepsMenuPresented) else { return close(then: run) }
    run()
    card.reload()
    setNeedsLayout()
  }

  private func leaveSubmenu() {
    guard path.count > 1 else { return }
    path.removeLast()
    replaceCard()
  }

  private func replaceCard() {
    guard let menu = path.last else { return }
    card.removeFromSuperview()
    card = MenuCard(
      model: MenuModel(menu: menu),
      parentTitle: path.count > 1 ? menu.title : nil
    )
    install(card)
    setNeedsLayout()
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    isClosing ? [] : card.accessibilityNodes()
  }
}

extension UIView {
  func setUntransformedFrame(_ frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
