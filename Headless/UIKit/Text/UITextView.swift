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

  private(set) var buffer = TextBuffer()

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
    get { buffer.text }
    set {
      buffer.set(newValue ?? "")
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: buffer.text) }
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
    get { buffer.selection }
    set {
      buffer.selection = newValue
      setNeedsDisplay()
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

  open var hasText: Bool { !buffer.text.isEmpty }

  /// Doesn't ask the delegate, as the text input system doesn't.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      buffer.set("")
    }
    buffer.insert(text)
    userDidChange()
  }

  open func deleteBackward() {
    guard buffer.deletion != nil else { return }
    buffer.deleteBackward()
    userDidChange()
  }

  private func userDidChange() {
    contentDidChange()
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    delegate?.textViewDidChangeSelection(self)
  }

  func replaceAll(with text: String) {
    guard delegate?.textView(self, shouldChangeTextIn: buffer.all, replacementText: text) ?? true
    else { return }
    buffer.set(text)
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
