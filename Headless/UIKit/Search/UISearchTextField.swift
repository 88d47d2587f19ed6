@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  private var storedTokens: [UISearchToken] = []
  /// The token that the next delete removes.
  private(set) weak var markedToken: UISearchToken?
  /// Whether it lies on glass of its own, as in a toolbar.
  var isOnGlass = false { didSet { setNeedsDisplay() } }
  var tokensDidChange: () -> Void = {}
  let endButton = SearchFieldButton(frame: .zero)
  var showsEndButton = false
  var look = SearchFieldLook() {
    didSet {
      endButton.look = look
      setNeedsDisplay()
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let weight: UIFont.Weight = Stage.current.look == .glass ? .medium : .regular
    font = .systemFont(ofSize: 17, weight: weight)
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    accessibilityTraits = .searchField
    endButton.isHidden = true
    addSubview(endButton)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Beside a text there is the button that clears it.
    endButton.isHidden = !showsEndButton || hasText
    let shift = look.adjustment(for: endButton.icon)
    let box = CGRect(x: bounds.maxX - 40, y: bounds.midY - 18, width: 36, height: 36)
    endButton.frame = mirrored(box, in: bounds).offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  open override var text: String? {
    didSet { if showsEndButton { setNeedsLayout() } }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Tokens

  open var tokens: [UISearchToken] {
    get { storedTokens }
    set { setTokens(newValue) }
  }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    storedTokens.insert(token, at: min(max(tokenIndex, 0), storedTokens.count))
    contentOfTokensDidChange()
  }

  open func removeToken(at tokenIndex: Int) {
    guard storedTokens.indices.contains(tokenIndex) else { return }
    storedTokens.remove(at: tokenIndex)
    contentOfTokensDidChange()
  }

  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  open var tokenBackgroundColor: UIColor! {
    get { storedTokenColor ?? tintColor }
    set {
      storedTokenColor = newValue
      setNeedsDisplay()
    }
  }

  private var storedTokenColor: UIColor?

  private func setTokens(_ tokens: [UISearchToken]) {
    guard !storedTokens.elementsEqual(tokens, by: ===) else { return }
    storedTokens = tokens
    contentOfTokensDidChange()
  }

  private func contentOfTokensDidChange() {
    markedToken = nil
    setNeedsDisplay()
    tokensDidChange()
  }

  // The first delete before the text marks the token, the second one removes it.
  open override func deleteBackward() {
    guard !hasText, let last = storedTokens.last, allowsDeletingTokens else {
      return super.deleteBackward()
    }
    guard markedToken === last else {
      markedToken = last
      return setNeedsDisplay()
    }
    storedTokens.removeLast()
    markedToken = nil
    setNeedsDisplay()
    sendActions(for: .editingChanged)
  }

  override var handlesDeleteWithoutText: Bool { !storedTokens.isEmpty }

  override var returnKeyIsEnabled: Bool {
    !enablesReturnKeyAutomatically || hasText || !storedTokens.isEmpty
  }

  // MARK: Measures (ios-look 5)

  private var isGlass: Bool { Stage.current.look == .glass }
  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var iconInset: CGFloat { isGlass ? 12 : 8 }
  private var iconSide: CGFloat { isGlass ? 20 : 17 }
  private var textInset: CGFloat { isGlass ? 39.5 : 30 }

  private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX,
      y: rect.minY,
      width: rect.width,
      height: rect.height
    )
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = textInset + tokenBoxes(in: bounds).reduce(0) { $0 + $1.width + 6 }
    let right: CGFloat = hasText || showsEndButton ? 40 : 14
    let box = CGRect(
      x: bounds.minX + left,
      y: bounds.minY,
      width: max(0, bounds.width - left - right),
      height: bounds.height
    )
    let shift = look.textAdjustment
    return mirrored(box, in: bounds).offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 20.5
    let box = CGRect(
      x: bounds.maxX - 14 - side,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    let shift = look.adjustment(for: .clear)
    return mirrored(box, in: bounds).offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  override func clearImage() -> UIImage? { look.image(for: .clear, .normal) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: isGlass ? 44 : 36)
  }

  override var placeholderColor: UIColor {
    guard isGlass else { return .secondaryLabel }
    return UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white(0.25) : .black(0.25)
    }
  }

  // MARK: What is drawn and heard

  private func tokenBoxes(in bounds: CGRect) -> [CGRect] {
    var x = bounds.minX + textInset
    return storedTokens.map { token in
      let style = TextLayout.Style(pointSize: 15)
      let width = TextLayout(token.text, style: style, maxLines: 1).naturalWidth + 16
      let box = CGRect(x: x, y: bounds.midY - 13, width: width, height: 26)
      x += width + 6
      return box
    }
  }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: bounds.size)
    // A field that the scrolled bar folds away shows nothing.
    guard box.height > 12 else { return [] }
    var items: [DisplayItem] = []
    let shape = DisplayShape.box(box, radius: isGlass ? box.height / 2 : 10)
    if isOnGlass, isGlass {
      let layers = GlassLook.platter(box, style: .bar, isDark: isShownDark)
      items += layers.behind + layers.above
    } else {
      items.append(.fill(shape, .color(displayColor(.tertiarySystemFill))))
    }
    let icon = CGRect(
      x: iconInset,
      y: box.midY - iconSide / 2,
      width: iconSide,
      height: iconSide
    )
    items += searchIcon(in: mirrored(icon, in: box))
    for (token, place) in zip(storedTokens, tokenBoxes(in: box)) {
      items += tokenItems(token, in: mirrored(place, in: box))
    }
    return items + super.displayItems()
  }

  private func searchIcon(in box: CGRect) -> [DisplayItem] {
    let shift = look.adjustment(for: .search)
    let place = box.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    let color = displayColor(isGlass ? .label : .secondaryLabel)
    guard let image = look.image(for: .search, .normal) else {
      return [.symbol(DisplaySymbol(name: "magnifyingglass", frame: place, color: color))]
    }
    return [image.displayItem(in: place, tint: color, traits: traitCollection)].compactMap { $0 }
  }

  private func tokenItems(_ token: UISearchToken, in box: CGRect) -> [DisplayItem] {
    let isMarked = token === markedToken
    let fill = displayColor(tokenBackgroundColor)
    return [
      .fill(.box(box, radius: 8), .color(isMarked ? fill : fill.faded(to: 0.2))),
      .text(
        .line(
          token.text,
          in: box.insetBy(dx: 8, dy: 0),
          pointSize: 15,
          color: isMarked ? .white : fill,
          alignment: .center
        )
      ),
    ]
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var node = fieldNode()
    let words = storedTokens.map(\.text) + [node.value].compactMap { $0 }
    node.value = words.isEmpty ? nil : words.joined(separator: " ")
    return [node] + endButton.accessibilityNodes()
  }
}
