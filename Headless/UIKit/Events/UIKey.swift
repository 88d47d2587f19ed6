/// One key of a hardware keyboard, with the modifiers that are held.
@available(iOS 13.4, *)
@MainActor @preconcurrency
open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  /// What a command or a character names, as it is pressed.
  @_spi(Headless)
  public init(_ input: String, modifiers: UIKeyModifierFlags) {
    let isUpper = input.count == 1 && input.lowercased() != input
    let flags = isUpper ? modifiers.union(.shift) : modifiers
    modifierFlags = flags
    charactersIgnoringModifiers = input.count == 1 ? input.lowercased() : input
    characters = flags.contains(.shift) && input.count == 1 ? input.uppercased() : input
    keyCode = UIKey.usage(of: charactersIgnoringModifiers)
    super.init()
  }

  private static func usage(of input: String) -> UIKeyboardHIDUsage {
    if let known = usages[input] { return known }
    guard input.count == 1, let value = input.unicodeScalars.first?.value else {
      return .keyboardSlash
    }
    let code: Int? =
      switch value {
      case 0x61...0x7A: Int(value) - 0x61 + UIKeyboardHIDUsage.keyboardA.rawValue
      case 0x31...0x39: Int(value) - 0x31 + UIKeyboardHIDUsage.keyboard1.rawValue
      default: nil
      }
    return code.flatMap(UIKeyboardHIDUsage.init(rawValue:)) ?? .keyboardSlash
  }

  private static let usages: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.inputUpArrow: .keyboardUpArrow,
    UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape,
    UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd,
    UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown,
    UIKeyCommand.inputDelete: .keyboardDeleteForward,
    "\u{8}": .keyboardDeleteOrBackspace, "\r": .keyboardReturnOrEnter,
    "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar, "0": .keyboard0,
    "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
    "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
    ".": .keyboardPeriod, "/": .keyboardSlash,
  ]
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
