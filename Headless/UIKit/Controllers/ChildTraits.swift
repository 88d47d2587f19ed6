/// The traits that a container gives its children.
@MainActor
struct ChildTraits {
  private var entries: [(child: Weak, traits: UITraitCollection)] = []

  private struct Weak {
    weak var controller: UIViewController?
  }

  subscript(child: UIViewController) -> UITraitCollection? {
    get { entries.first { $0.child.controller === child }?.traits }
    set {
      entries.removeAll { $0.child.controller === child || $0.child.controller == nil }
      if let newValue { entries.append((Weak(controller: child), newValue)) }
    }
  }
}

extension UIViewController {
  func setOverride(_ traits: UITraitCollection?, for child: UIViewController) {
    overriddenChildren[child] = traits
    child.viewIfLoaded?.environmentDidChange()
  }

  /// What this controller's parent wants it to see.
  func applyingParentOverride(to traits: UITraitCollection) -> UITraitCollection {
    let override =
      parent?.overrideTraitCollection(forChild: self)
      ?? presentation.controller?.active.overrideTraitCollection
    guard let override else { return traits }
    return UITraitCollection(traitsFrom: [traits, override])
  }
}
