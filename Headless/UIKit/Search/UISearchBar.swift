@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning {
  /// Where it lies in the bars of a stack, which decides its measures; nil outside of them.
  var place: SearchContent.Place? { didSet { placeDidChange(oldValue) } }
  /// The search controller that this bar belongs to.
  weak var owner: (any SearchBarOwner)?
  let field = UISearchTextField(frame: .zero)
  let cancelButton = SearchCancelButton(frame: .zero)
  let scopes = SearchScopeBar(frame: .zero)
  private lazy var editor = SearchFieldEditor(bar: self)
  private var storedScopeTitles: [String]?
  private var isCancelShown = false
  private var areScopesShown = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    addSubview(cancelButton)
    addSubview(scopes)
    cancelButton.alpha = 0
    scopes.alpha = 0
    connect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func connect() {
    connectFieldButton()
    field.delegate = editor
    field.addAction(
      UIAction { [weak self] _ in self?.userDidChangeText() },
      for: .editingChanged
    )
    field.tokensDidChange = { [weak self] in self?.owner?.searchBarContentDidChange() }
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelWasTapped() },
      for: .primaryActionTriggered
    )
    scopes.addAction(
      UIAction { [weak self] _ in self?.userDidChooseScope() },
      for: .valueChanged
    )
  }

  // MARK: Content

  open var text: String? {
    get { field.text }
    set {
      let isNew = (newValue ?? "") != (field.text ?? "")
      field.text = newValue
      // A.9: the results follow every change of the text, also one in code.
      if isNew { owner?.searchBarContentDidChange() }
    }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  open var prompt: String? {
    didSet {
      if prompt != nil { unsupported("prompts of search bars") }
    }
  }

  @available(iOS 13.0, *)
  open var searchTextField: UISearchTextField { field }

  open weak var delegate: (any UISearchBarDelegate)?

  @available(iOS 16.4, *)
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      scopes.isEnabled = newValue
      cancelButton.isEnabled = newValue
    }
  }

  // MARK: Look

  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  var backgrounds: [BackgroundKey: UIImage] = [:]

  /// Also one without any pixels takes the place of the bar's own background.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  // MARK: Buttons in the field

  open var showsBookmarkButton = false { didSet { updateFieldButton() } }
  open var showsSearchResultsButton = false { didSet { updateFieldButton() } }
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }

  // MARK: Cancel

  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    isCancelShown = showsCancelButton
    relayOut(animated: animated)
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    get { storedScopeTitles }
    set {
      guard newValue != storedScopeTitles else { return }
      storedScopeTitles = newValue
      updateScopes()
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { scopes.index }
    set {
      guard newValue != scopes.index else { return }
      scopes.index = newValue
      owner?.searchBarContentDidChange()
    }
  }

  open var showsScopeBar: Bool {
    get { areScopesShown }
    set { setShowsScope(newValue, animated: false) }
  }

  @available(iOS 13.0, *)
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != areScopesShown else { return }
    areScopesShown = show
    owner?.searchBarLayoutDidChange(animated: animated)
    relayOut(animated: animated)
  }

  /// Whether there is a scope bar to see.
  var hasShownScopes: Bool { areScopesShown && !(storedScopeTitles ?? []).isEmpty }

  private func updateScopes() {
    scopes.setTitles(storedScopeTitles ?? [])
    owner?.searchBarLayoutDidChange(animated: false)
    setNeedsLayout()
  }

  func relayOut(animated: Bool) {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.performLayoutIfNeeded() }
  }

  // MARK: Text input

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: What the user does

  private func userDidChangeText() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    owner?.searchBarContentDidChange()
  }

  private func userDidChooseScope() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopes.index)
    owner?.searchBarContentDidChange()
  }

  private func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    owner?.searchBarDidCancel()
  }

  // MARK: Layout

  private func placeDidChange(_ old: SearchContent.Place?) {
    guard old != place else { return }
    field.isOnGlass = place == .toolbar
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: bounds.size)
    if place == nil, let image = shownBackground {
      let color = displayColor(tintColor ?? .defaultTint)
      return [image.displayItem(in: box, tint: color, traits: traitCollection)].compactMap { $0 }
    }
    guard place == nil, searchBarStyle != .minimal, let barTintColor else { return [] }
    return [.fill(.rect(box), .color(displayColor(barTintColor)))]
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    return [
      AccessibilityNode(
        role: .container,
        label: accessibilityLabel,
        identifier: accessibilityIdentifier,
        frame: convert(bounds, to: nil),
        children: subviews.filter { $0.alpha >= 0.01 }.flatMap { $0.accessibilityNodes() },
        view: self
      )
    ]
  }
}

extension UISearchBar {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// The search controller, as its bar sees it.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// The user wants to edit: false refuses.
  func searchBarMayBeginEditing() -> Bool
  func searchBarDidBeginEditing()
  /// Text, tokens or the scope changed.
  func searchBarContentDidChange()
  func searchBarLayoutDidChange(animated: Bool)
  func searchBarDidSubmit()
  func searchBarDidCancel()
}
