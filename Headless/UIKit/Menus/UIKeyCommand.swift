/// What a key does. Its action is a selector, which nobody can call here: that is reported when
/// the key is pressed.
@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  @available(iOS 15.0, *)
  open var wantsPriorityOverSystemBehavior = false

  private init(input: String?, flags: UIKeyModifierFlags, action: Selector?) {
    self.input = input
    modifierFlags = flags
    self.action = action
    super.init()
  }

  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector
  ) {
    self.init(input: input, flags: modifierFlags, action: action)
  }

  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    action = nil
    super.init(coder: coder)
  }

  func matches(_ key: UIKey) -> Bool {
    let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    return !attributes.contains(.disabled) && modifierFlags == held
      && input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  @available(iOS 13.4, *)
  public nonisolated static let inputHome = "UIKeyInputHome"
  @available(iOS 13.4, *)
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  @available(iOS 15.0, *)
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
