@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    @available(iOS 13.0, *)
    case close = 7
  }

  @available(iOS 14.0, *)
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  open private(set) var buttonType = ButtonType.custom
  private(set) var content = StateContent()
  let label = UILabel()
  let picture = UIImageView()
  let secondLabel = UILabel()
  var spinner: UIActivityIndicatorView?
  var mark: UIImageView?
  private var menuState = ItemMenuState()
  private var needsConfigurationUpdate = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, label, secondLabel] {
      view.isHidden = true
      addSubview(view)
    }
    label.lineBreakMode = .byTruncatingMiddle
    secondLabel.font = .systemFont(ofSize: 13)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  @available(iOS 14.0, *)
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  @available(iOS 15.0, *)
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func setType(_ type: ButtonType) {
    buttonType = type
    let symbol: String? =
      switch type {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    if let symbol { content.images[0] = UIImage(systemName: symbol) }
  }

  // The button takes the action's title and image (D, A.8).
  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { content.titles[0] = action.title }
    if let image = action.image { content.images[0] = image }
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  // MARK: Configuration

  @available(iOS 15.0, *)
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      if !isUpdating { setNeedsUpdateConfiguration() }
      contentDidChange()
    }
  }

  private var storedConfiguration: Configuration?
  private var isUpdating = false

  @available(iOS 15.0, *)
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { storedHandler }
    set {
      storedHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  private var storedHandler: ((UIButton) -> Void)?

  @available(iOS 15.0, *)
  open var automaticallyUpdatesConfiguration: Bool {
    get { updatesAutomatically }
    set { updatesAutomatically = newValue }
  }

  private var updatesAutomatically = true

  @available(iOS 15.0, *)
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  @available(iOS 15.0, *)
  open func updateConfiguration() {}

  // The handler runs after the method (D, A.8).
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdating else { return }
    needsConfigurationUpdate = false
    isUpdating = true
    updateConfiguration()
    storedHandler?(self)
    isUpdating = false
    updateContent()
  }

  override func stateDidChange() {
    if updatesAutomatically { setNeedsUpdateConfiguration() }
  }

  open override func tintColorDidChange() {
    setNeedsUpdateConfiguration()
  }

  // MARK: Content for states

  open func setTitle(_ title: String?, for state: UIControl.State) {
    change { $0.titles[state.rawValue] = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change { $0.colors[state.rawValue] = color }
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.images[state.rawValue] = image }
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.backgrounds[state.rawValue] = image }
  }

  open func title(for state: UIControl.State) -> String? { content.titles[state.rawValue] }
  open func titleColor(for state: UIControl.State) -> UIColor? { content.colors[state.rawValue] }
  open func image(for state: UIControl.State) -> UIImage? { content.images[state.rawValue] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.backgrounds[state.rawValue]
  }

  open var currentTitle: String? { content.value(content.titles, for: state) }
  open var currentTitleColor: UIColor { content.value(content.colors, for: state) ?? .white }
  open var currentImage: UIImage? { content.value(content.images, for: state) }
  open var currentBackgroundImage: UIImage? { content.value(content.backgrounds, for: state) }

  private func change(_ change: (inout StateContent) -> Void) {
    change(&content)
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var titleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return label
  }

  open var imageView: UIImageView? {
    updateConfigurationIfNeeded()
    return picture
  }

  @available(iOS 15.0, *)
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return secondLabel
  }

  @available(iOS 14.0, *)
  open var role: Role {
    get { storedRole }
    set {
      storedRole = newValue
      setNeedsUpdateConfiguration()
    }
  }

  private var storedRole = Role.normal

  // MARK: Menu

  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    get { menuState.menu }
    set {
      menuState.setMenu(newValue, selects: selectsByTap && showsMenuAsPrimaryAction)
      addMenuPress()
    }
  }

  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction: Bool {
    get { selectsByTap }
    set { selectsByTap = newValue }
  }

  private var selectsByTap = false

  override func didTouchUpInside(_ event: UIEvent?) {
    if showsMenuAsPrimaryAction, menuState.shownMenu != nil {
      sendActions(for: .menuActionTriggered)
      return presentMenu()
    }
    if selectsByTap { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  private var menuPress: UILongPressGestureRecognizer?

  private func addMenuPress() {
    guard menuPress == nil, menuState.menu != nil else { return }
    let press = UILongPressGestureRecognizer()
    press.onChange = { [weak self] in
      guard $0.state == .began, let self, self.isEnabled, self.menuState.shownMenu != nil else {
        return
      }
      self.presentMenu()
    }
    addGestureRecognizer(press)
    menuPress = press
  }

  private func presentMenu() {
    guard let menu = menuState.shownMenu else { return }
    let selects = selectsByTap && showsMenuAsPrimaryAction
    MenuPresenter.present(menu, from: self, sender: self, selects: selects) {
      [weak self] action, scope in
      self?.menuState.choose(action, in: scope)
    }
  }

  override var claimsSingleTaps: Bool { true }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutContent()
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] { backgroundItems() }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    updateConfigurationIfNeeded()
    var node = accessibilityElement(role: .button)
    node.label = accessibilityLabel ?? label.text ?? picture.image?.spokenName
    if node.value == nil, !secondLabel.isHidden { node.value = secondLabel.text }
    node.isEnabled = isEnabled && node.isEnabled
    node.isSelected = isSelected || node.isSelected
    return [node]
  }
}
