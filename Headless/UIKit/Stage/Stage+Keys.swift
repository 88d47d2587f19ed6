extension Stage {
  /// Presses a key of a hardware keyboard and lets it go: a character, or one of the inputs that
  /// `UIKeyCommand` names.
  ///
  /// With a modifier, or where nothing is edited, commands and shortcuts come first; then the
  /// responders hear of the press, and what is edited takes the character.
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) {
    perform {
      loop.flush()
      let key = UIKey(input, modifiers: modifiers)
      let editor = firstResponder as? any KeyTarget
      let isText =
        editor != nil && key.charactersIgnoringModifiers.count == 1
        && key.keyCode != .keyboardEscape
        && key.modifierFlags.isDisjoint(with: [.command, .control])
      if (editor as? any KeyHearing)?.hears(key, isDown: true) == true {
        return loop.flush()
      }
      guard let start = firstResponder ?? keyStart else { return }
      if !isText, runCommand(of: key, from: start) { return loop.flush() }
      send(key, to: start)
      if isText { edit(with: key, in: editor) }
      _ = (editor as? any KeyHearing)?.hears(key, isDown: false)
      loop.flush()
    }
  }

  private var keyStart: UIResponder? {
    window?.rootViewController?.deepestShown ?? window
  }

  private func runCommand(of key: UIKey, from start: UIResponder) -> Bool {
    if let command = start.keyCommand(for: key) {
      Selector.report(command.action)
      return true
    }
    guard let front = window?.rootViewController?.topPresented else { return false }
    if let alert = front as? UIAlertController, alert.choose(by: key) { return true }
    return front.viewIfLoaded?.findShortcut(key) ?? false
  }

  private func send(_ key: UIKey, to responder: UIResponder) {
    let press = UIPress(key: key, window: window, responder: responder, time: clock.now)
    let event = UIPressesEvent(presses: [press], time: clock.now)
    responder.pressesBegan([press], with: event)
    loop.flush()
    press.end(at: clock.now)
    responder.pressesEnded([press], with: event)
  }

  private func edit(with key: UIKey, in editor: (any KeyTarget)?) {
    switch key.keyCode {
    case .keyboardReturnOrEnter: editor?.returnKey()
    case .keyboardDeleteOrBackspace: editor?.deleteKey()
    case .keyboardTab: break
    default: editor?.typeText(key.characters)
    }
  }
}

extension UIAlertController {
  /// Return chooses the preferred action, Escape the one that cancels.
  func choose(by key: UIKey) -> Bool {
    guard key.modifierFlags.isEmpty else { return false }
    let action: UIAlertAction? =
      switch key.keyCode {
      case .keyboardReturnOrEnter: preferredAction
      case .keyboardEscape: cancelAction
      default: nil
      }
    guard let action else { return false }
    choose(action)
    return true
  }
}
