// A.9
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIKeyInput {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )

  private var stored = ""
  private var selection = NSRange(location: 0, length: 0)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    let tap = UITapGestureRecognizer()
    tap.onChange = { [weak self] in
      guard $0.state == .ended else { return }
      self?.becomeFirstResponder()
    }
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  /// In code neither delegate nor notification hears of it (A.9).
  open var text: String! {
    get { stored }
    set {
      stored = newValue ?? ""
      selection = NSRange(location: length, length: 0)
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: stored) }
    set { text = newValue?.string }
  }

  open var font: UIFont? { didSet { contentDidChange() } }
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
  open var clearsOnInsertion = false
  private var inputViews: (keys: UIView?, accessory: UIView?) = (nil, nil)
  open override var inputView: UIView? {
    get { inputViews.keys }
    set { inputViews.keys = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  open var selectedRange: NSRange {
    get { selection }
    set {
      selection = newValue
      delegate?.textViewDidChangeSelection(self)
    }
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    let end = CGRect(x: 0, y: contentSize.height - 1, width: 1, height: 1)
    scrollRectToVisible(end, animated: false)
  }

  // MARK: Input traits

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  var length: Int { (stored as NSString).length }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    setNeedsDisplay()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd = isEndingForced || (delegate?.textViewShouldEndEditing(self) ?? true)
    guard mayEnd, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    setNeedsDisplay()
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open var hasText: Bool { !stored.isEmpty }

  /// Appends without asking the delegate, as the text input system does.
  open func insertText(_ text: String) {
    stored += text
    userDidChange()
  }

  open func deleteBackward() {
    guard hasText else { return }
    stored.removeLast()
    userDidChange()
  }

  private func userDidChange() {
    selection = NSRange(location: length, length: 0)
    contentDidChange()
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    delegate?.textViewDidChangeSelection(self)
  }

  func replaceAll(with text: String) {
    let range = NSRange(location: 0, length: length)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    stored = text
    userDidChange()
  }

  // MARK: Size

  // A text view that scrolls has no size of its own (D, C.1).
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeThatFits(size.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.width).height)
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] { textItems() }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    return [textNode()]
  }
}
