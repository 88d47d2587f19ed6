extension UIView {
  /// Takes the keyboard from what is in this view; with force the responder isn't asked.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = containedResponder, let window else { return false }
    let old = window.forcesEditingEnd
    window.forcesEditingEnd = force || old
    let didResign = responder.resignFirstResponder()
    window.forcesEditingEnd = old
    if force, window.firstResponder === responder { window.firstResponder = nil }
    return didResign || force
  }

  private var containedResponder: UIResponder? {
    guard let responder = window?.firstResponder else { return nil }
    var current: UIResponder? = responder
    while let candidate = current {
      if candidate === self { return responder }
      current = candidate.next
    }
    return nil
  }

  /// A view that leaves its parent resigns (O, C.3).
  func resignContainedResponder() {
    guard window?.firstResponder != nil, containedResponder != nil else { return }
    endEditing(true)
  }
}
