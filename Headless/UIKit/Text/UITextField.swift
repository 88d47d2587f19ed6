@MainActor @preconcurrency
open class UITextField: UIControl, UIKeyInput {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  private(set) var buffer = TextBuffer()
  private var isPressingClear = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .leading
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Text

  /// Reads "" when never set. In code neither event nor notification is sent (A.9).
  open var text: String? {
    get { buffer.text }
    set {
      buffer.set(newValue ?? "")
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: buffer.text) }
    set { text = newValue?.string }
  }

  open var placeholder: String? { didSet { contentDidChange() } }

  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open weak var delegate: (any UITextFieldDelegate)?
  open var clearsOnBeginEditing = false
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  private var inputViews: (keys: UIView?, accessory: UIView?) = (nil, nil)
  open override var inputView: UIView? {
    get { inputViews.keys }
    set { inputViews.keys = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  // MARK: Input traits

  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var textContentType: UITextContentType!

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

  // shouldBegin → first responder → didBegin and the event (D, C.3).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { replaceAll(with: "") }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    setNeedsDisplay()
    return true
  }

  // shouldEnd → resign → didEnd and the event (D, C.3).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    // Out of the window there is no asking.
    let mayEnd = isEndingForced || (delegate?.textFieldShouldEndEditing(self) ?? true)
    guard mayEnd, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    setNeedsDisplay()
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open var hasText: Bool { !buffer.text.isEmpty }

  /// Appends without asking the delegate, as the text input system does.
  open func insertText(_ text: String) {
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
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  func replaceAll(with text: String) {
    let range = buffer.all
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    buffer.set(text)
    userDidChange()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isPressingClear =
      showsClearButton
      && clearButtonRect(forBounds: bounds).contains(
        touch.location(in: self)
      )
    return true
  }

  override func didTouchUpInside(_ event: UIEvent?) {
    if isPressingClear {
      if delegate?.textFieldShouldClear(self) ?? true { replaceAll(with: "") }
    } else {
      becomeFirstResponder()
    }
  }

  var showsClearButton: Bool { hasText && isShown(clearButtonMode) }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  // MARK: For fields with more in them

  /// What is drawn in place of the round cross.
  func clearImage() -> UIImage? { nil }

  var placeholderColor: UIColor { .placeholderText }
  /// Whether a delete at the start of the text does something.
  var handlesDeleteWithoutText: Bool { false }
  var returnKeyIsEnabled: Bool { true }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 26, y: bounds.midY - 10, width: 20, height: 20)
  }

  /// A view that was given no size is as large as its content.
  private func naturalSize(of view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView.map(naturalSize) ?? .zero
    return CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView.map(naturalSize) ?? .zero
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] { fieldItems() }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    // A button in the field is one of its own.
    let accessories = [leftView, rightView].compactMap { $0 }.filter { !$0.isHidden }
    return [fieldNode()] + accessories.flatMap { $0.accessibilityNodes() }
  }
}
