@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  public override init() {
    super.init()
  }

  open var isFirstResponder: Bool {
    owningWindow?.firstResponder === self
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = owningWindow else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    owningWindow?.firstResponder = nil
    return true
  }

  /// The window whose first responder this can be.
  var owningWindow: UIWindow? {
    (next as? UIView)?.window ?? next?.owningWindow
  }
}
