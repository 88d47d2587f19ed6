extension UIViewController {
  /// C.2.1: sends `willMove`; `didMove` is the caller's.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else {
      containment.children.removeAll { $0 === child }
      containment.children.append(child)
      return
    }
    if let old = child.parent {
      child.willMove(toParent: nil)
      old.containment.children.removeAll { $0 === child }
      child.containingParent = nil
    }
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containingParent = self
  }

  /// C.2.1: sends `didMove(nil)`; `willMove(nil)` is the caller's.
  func leaveParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containingParent = nil
    didMove(toParent: nil)
  }

  /// C.2.4: ancestors, never presenters.
  func nearestAncestor<T: UIViewController>(_ type: T.Type) -> T? {
    var controller = parent
    while let current = controller {
      if let match = current as? T { return match }
      controller = current.parent
    }
    return nil
  }

  func isContained(in ancestor: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === ancestor { return true }
      controller = current.parent
    }
    return false
  }
}
