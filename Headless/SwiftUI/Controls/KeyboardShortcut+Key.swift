@_spi(Headless) import UIKit

@available(iOS 14.0, *)
extension KeyEquivalent {
  @MainActor
  init?(_ key: UIKey) {
    let named: [String: KeyEquivalent] = [
      UIKeyCommand.inputUpArrow: .upArrow, UIKeyCommand.inputDownArrow: .downArrow,
      UIKeyCommand.inputLeftArrow: .leftArrow, UIKeyCommand.inputRightArrow: .rightArrow,
      UIKeyCommand.inputEscape: .escape, UIKeyCommand.inputHome: .home,
      UIKeyCommand.inputEnd: .end, UIKeyCommand.inputPageUp: .pageUp,
      UIKeyCommand.inputPageDown: .pageDown, UIKeyCommand.inputDelete: .deleteForward,
      "\n": .return,
    ]
    let input = key.charactersIgnoringModifiers
    if let known = named[input] {
      self = known
    } else if input.count == 1, let character = input.first {
      self.init(character)
    } else {
      return nil
    }
  }
}

@available(iOS 14.0, *)
extension EventModifiers {
  init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.alphaShift) { insert(.capsLock) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
    if flags.contains(.numericPad) { insert(.numericPad) }
  }
}

extension KeyboardShortcut {
  @MainActor
  init?(_ key: UIKey) {
    guard let equivalent = KeyEquivalent(key) else { return nil }
    self.init(equivalent, modifiers: EventModifiers(key.modifierFlags))
  }

  /// An upper-case letter is one with the shift key.
  func isPressed(by other: KeyboardShortcut) -> Bool {
    let character = key.character
    let isUpper = character.isUppercase
    let own = isUpper ? modifiers.union(.shift) : modifiers
    return String(character).lowercased() == String(other.key.character).lowercased()
      && own == other.modifiers
  }
}

extension Node {
  /// D: the first control in the order of the views, if it is enabled.
  func takesShortcut(_ shortcut: KeyboardShortcut) -> Bool {
    if let source = self as? any ActionSource, source.isActionEnabled,
      environment.keyboardShortcut?.isPressed(by: shortcut) == true
    {
      source.performAction()
      return true
    }
    var isTaken = false
    forEachChild { if !isTaken { isTaken = $0.takesShortcut(shortcut) } }
    return isTaken
  }
}
