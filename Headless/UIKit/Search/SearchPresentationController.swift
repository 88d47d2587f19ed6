/// Presents a search controller over its presenter's content and below the bar.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var motion: ModalMotion {
    ModalMotion(kind: .fade, duration: 0.35, curve: .criticalSpring(omega: 18.26))
  }

  override var allowsCustomAnimators: Bool { false }
  override var isModalForSpeech: Bool { false }

  override var dimming: UIColor? {
    guard let search, search.obscuresBackgroundDuringPresentation else { return nil }
    return UIColor { traits in
      .black(traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
  }

  override func install(_ container: ModalContainerView, in window: UIWindow) {
    if let stack = presenter as? UINavigationController {
      stack.installSearch(container)
    } else if let page = presenter?.viewIfLoaded?.superview as? NavigationPageView {
      page.holdSearch(container)
    } else {
      unsupported("search bars outside a navigation bar")
      guard let view = presenter?.viewIfLoaded else { return }
      container.frame = view.bounds
      view.addSubview(container)
    }
    let tap = UITapGestureRecognizer()
    tap.onChange = { [weak self] in
      guard $0.state == .ended else { return }
      self?.search?.setActive(false)
    }
    container.dimmingView.addGestureRecognizer(tap)
  }

  /// Touches beside what the search shows reach what lies behind, unless that is obscured.
  override func redirect(
    _ hit: UIView?,
    at point: CGPoint,
    in container: ModalContainerView
  ) -> UIView? {
    guard let content = presentedView else { return nil }
    if let hit, hit !== content, hit.isDescendant(of: content) { return hit }
    return dimming == nil ? nil : container.dimmingView
  }

  override func presentationTransitionWillBegin() {
    search?.markActive()
  }

  override func animateAlongside() {
    search?.showActivity()
    guard let search, search.state.wantsFocus else { return }
    search.state.wantsFocus = false
    search.searchBar.becomeFirstResponder()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { search?.didComeIn() }
  }

  override func dismissalTransitionWillBegin() {
    search?.markInactive()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { search?.didGoAway() }
  }
}
