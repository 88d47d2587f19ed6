@MainActor @preconcurrency
open class UILabel: UIView {
  private var attributed: NSAttributedString?
  private(set) var ownFont: UIFont?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Text

  open var text: String? {
    get { attributed?.string }
    set {
      guard newValue != attributed?.string else { return }
      attributed = newValue.map { NSAttributedString(string: $0) }
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      guard !isShown(newValue) else { return }
      attributed = newValue
      if hasSeveralStyles { unsupported("labels with several text styles") }
      contentDidChange()
    }
  }

  open var font: UIFont! {
    get { ownFont ?? UIFont.systemFont(ofSize: 17) }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      contentDidChange()
    }
  }

  open var textColor: UIColor! = UIColor.label {
    didSet {
      if textColor == nil { textColor = UIColor.label }
      setNeedsDisplay()
    }
  }

  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if oldValue != lineBreakMode { contentDidChange() } }
  }

  open var numberOfLines = 1 { didSet { if oldValue != numberOfLines { contentDidChange() } } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { contentDidChange() } }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
  @available(iOS 15.0, *)
  open var showsExpansionTextWhenTruncated: Bool {
    get { showsExpansion }
    set { showsExpansion = newValue }
  }
  private var showsExpansion = false

  /// Whether a text is the one that is there, in the same attributes.
  ///
  /// Foundation's own comparison traps on values that are no Objective-C objects.
  private func isShown(_ text: NSAttributedString?) -> Bool {
    guard let text, let attributed else { return text == nil && attributed == nil }
    guard text !== attributed else { return true }
    guard text.string == attributed.string else { return false }
    var isSame = true
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all, options: []) { values, range, stop in
      var place = NSRange()
      let known =
        range.length > 0
        ? attributed.attributes(at: range.location, longestEffectiveRange: &place, in: all) : [:]
      isSame =
        values.count == known.count && (range.length == 0 || NSMaxRange(place) >= NSMaxRange(range))
        && values.allSatisfy { key, value in
          guard let one = value as? AnyHashable, let other = known[key] as? AnyHashable else {
            return (value as AnyObject) === (known[key] as AnyObject)
          }
          return one == other
        }
      if !isSame { stop.pointee = true }
    }
    return isSame
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return layout(width: numberOfLines == 1 ? nil : limit).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    layout(width: numberOfLines == 1 ? nil : size.width).size
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = layout(width: bounds.width, lines: numberOfLines).size
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// The font as shown: larger or smaller with the content size category if it adjusts.
  var shownFont: UIFont {
    let base = attribute(.font) as? UIFont ?? font ?? UIFont.systemFont(ofSize: 17)
    return adjustsFontForContentSizeCategory ? base.adjusted(to: traitCollection) : base
  }

  private func layout(width: CGFloat?, lines: Int? = nil, scale: CGFloat = 1) -> TextLayout {
    var style = shownFont.layoutStyle
    if scale < 1 {
      style.pointSize *= scale
      style.linePitch *= scale
    }
    return TextLayout(
      attributed?.string ?? "",
      style: style,
      maxWidth: width,
      maxLines: lines ?? numberOfLines,
      lineBreak: lineBreakMode.layout,
      scale: max(traitCollection.displayScale, 1)
    )
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let layout = fittingLayout
    guard !layout.lines.isEmpty else { return [] }
    // The text stands in the middle of the label's height.
    let height = min(layout.size.height, max(bounds.height, layout.size.height))
    let frame = CGRect(
      x: 0,
      y: (bounds.height - height) / 2,
      width: bounds.width,
      height: height
    )
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let text = DisplayText(
      layout,
      frame: frame,
      color: shownColor,
      alignment: textAlignment.display(isRightToLeft: isRightToLeft),
      hasUnderline: (attribute(.underlineStyle) as? Int ?? 0) != 0,
      hasStrikethrough: (attribute(.strikethroughStyle) as? Int ?? 0) != 0
    )
    return [.text(text)]
  }

  /// What fits into the bounds: fewer lines, or smaller type if that is allowed.
  private var fittingLayout: TextLayout {
    let full = layout(width: bounds.width, lines: fittingLines)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, full.isTruncated else { return full }
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    let factor = max(least, bounds.width / max(layout(width: nil).naturalWidth, 1))
    return layout(width: bounds.width, scale: factor * 0.99)
  }

  private var fittingLines: Int {
    let pitch = shownFont.layoutStyle.linePitch
    let fitting = max(1, Int(((bounds.height + pitch - shownFont.lineHeight + 1) / pitch)))
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }

  private var shownColor: DisplayColor {
    guard isEnabled else { return displayColor(.tertiaryLabel) }
    if isHighlighted, let highlightedTextColor { return displayColor(highlightedTextColor) }
    let own = attribute(.foregroundColor) as? UIColor
    return displayColor(own ?? textColor ?? .label)
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    let label = accessibilityLabel ?? text
    guard let label, !label.isEmpty else { return [] }
    let isHeading = accessibilityTraits.contains(.header)
    var node = accessibilityElement(role: isHeading ? .heading : .text)
    node.label = label
    return [node]
  }

  // MARK: Attributes

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  private var hasSeveralStyles: Bool {
    guard let attributed, attributed.length > 0 else { return false }
    var range = NSRange()
    _ = attributed.attributes(at: 0, effectiveRange: &range)
    return range.length < attributed.length
  }
}
