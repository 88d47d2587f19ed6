extension UIResponder {
  /// D: the nearest responder that has a command for a key.
  func keyCommand(for key: UIKey) -> UIKeyCommand? {
    var responder: UIResponder? = self
    while let current = responder {
      if let command = current.keyCommands?.first(where: { $0.matches(key) }) { return command }
      responder = current.next
    }
    return nil
  }
}

extension UIViewController {
  /// The deepest controller on screen: what is presented, what a container shows.
  var deepestShown: UIViewController {
    if let presented = presentation.presented, !presented.isBeingDismissed {
      return presented.deepestShown
    }
    if let stack = self as? UINavigationController, let top = stack.topViewController {
      return top.deepestShown
    }
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
      return selected.deepestShown
    }
    return self
  }

  /// The controller whose views a person can reach: what is presented last.
  var topPresented: UIViewController {
    presentation.presented.map(\.topPresented) ?? self
  }
}

extension UIView {
  /// D: depth first, what is hidden included as far as it is in the window.
  func findShortcut(_ key: UIKey) -> Bool {
    takesShortcut(key) || subviews.contains { !$0.isHidden && $0.findShortcut(key) }
  }
}

/// What has the keyboard, and is asked before a key does what it does.
@_spi(Headless)
@MainActor
public protocol KeyHearing: UIResponder {
  func hears(_ key: UIKey, isDown: Bool) -> Bool
}
