/// Coming and going.
extension UISearchController {
  func setActive(_ isActive: Bool) {
    guard isActive != state.isActive else { return }
    if isActive { activate() } else { deactivate() }
  }

  /// The controller whose item has the search bar, if its bar shows it now.
  private var source: UIViewController? {
    guard let item = hostItem else { return searchBar.owningViewController }
    guard let stack = hostNavigationController else { return nil }
    return stack.stack.controllers.first { $0.navigationItem === item }
  }

  var hostNavigationController: UINavigationController? {
    (hostItem?.observer as? UINavigationBar)?.owner as? UINavigationController
  }

  private func activate() {
    guard let source, source.viewIfLoaded?.window != nil else {
      return log(
        "Attempt to present \(debugName) on \(source?.debugName ?? "(null)") whose view is not in "
          + "the window hierarchy."
      )
    }
    delegate?.presentSearchController(self)
    guard presentation.presenter == nil else { return markActive() }
    guard !ModalTransitions.current.isRunning(in: source.viewIfLoaded?.window) else {
      return log(
        "Attempt to present \(debugName) on \(source.debugName) while a presentation is in "
          + "progress!"
      )
    }
    state.isAutomatic = true
    delegate?.willPresentSearchController(self)
    source.requestPresentation(of: self, animated: true, completion: nil)
    if presentation.presenter == nil { state.isAutomatic = false } else { markActive() }
  }

  private func deactivate() {
    guard let presenter = presentation.presenter else { return didGoAway() }
    guard !ModalTransitions.current.isRunning(in: presenter.viewIfLoaded?.window) else {
      return log(
        "Attempt to dismiss from view controller \(presenter.debugName) while a presentation or "
          + "dismiss is in progress!"
      )
    }
    if state.isAutomatic { delegate?.willDismissSearchController(self) }
    markInactive()
    presenter.requestDismissal(animated: true, completion: nil)
  }

  func markActive() {
    state.isActive = true
  }

  /// The bars follow, in the animation of the presentation.
  func showActivity() {
    state.isShownActive = state.isActive
    updateBarParts(animated: false)
    barFollows()
  }

  /// The text goes, and the results hear of it (A.9).
  func markInactive() {
    guard state.isActive else { return }
    state.isActive = false
    state.wantsFocus = false
    searchBar.endEditing(true)
    let owner = searchBar.owner
    searchBar.owner = nil
    searchBar.text = nil
    searchBar.field.tokens = []
    searchBar.owner = owner
    state.hasInput = false
    contentDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func didComeIn() {
    guard state.isAutomatic else { return }
    delegate?.didPresentSearchController(self)
  }

  func didGoAway() {
    markInactive()
    if state.isShownActive { showActivity() }
    guard state.isAutomatic else { return }
    state.isAutomatic = false
    delegate?.didDismissSearchController(self)
  }

  /// A button that stands for the search bar was tapped.
  func activateFromButton() {
    guard searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true else { return }
    setActive(true)
    state.wantsFocus = state.isActive
  }

  func choose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  // MARK: The bar's parts

  /// Cancel button and scope bar, as far as the controller looks after them.
  func updateBarParts(animated: Bool) {
    if automaticallyShowsCancelButton, hostItem != nil {
      searchBar.setShowsCancelButton(state.isShownActive, animated: animated)
    }
    switch state.scopeActivation {
    case .manual: break
    case .automatic, .onSearchActivation:
      searchBar.setShowsScope(state.isShownActive, animated: animated)
    case .onTextEntry:
      searchBar.setShowsScope(state.isShownActive && state.hasInput, animated: animated)
    }
  }

  /// Where the bar shows the field; stacked until it is known.
  var shownPlace: SearchContent.Place {
    hostItem?.searchPlace ?? .stacked
  }

  /// The navigation bar follows: in an animation with it, else at its next layout.
  func barFollows() {
    hostItem?.searchDidChange()
    guard let stack = hostNavigationController, stack.isOnScreen else { return }
    stack.searchLayoutDidChange()
  }
}

extension UISearchController: SearchBarOwner {
  func searchBarMayBeginEditing() -> Bool {
    guard !state.isActive else { return true }
    setActive(true)
    return state.isActive
  }

  func searchBarDidBeginEditing() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func searchBarContentDidChange() {
    state.hasInput = searchBar.field.hasText || !searchBar.field.tokens.isEmpty
    guard state.isActive else { return }
    if state.scopeActivation == .onTextEntry { updateBarParts(animated: true) }
    contentDidChange()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func searchBarLayoutDidChange(animated: Bool) {
    guard animated, searchBar.window != nil, AnimationContext.timeline == nil else {
      return barFollows()
    }
    UIView.animate(withDuration: 0.3) { self.barFollows() }
  }

  func searchBarDidSubmit() {
    guard state.isActive else { return }
    searchBar.resignFirstResponder()
  }

  func searchBarDidCancel() {
    setActive(false)
  }
}

extension UIView {
  /// The controller in whose view this view lies.
  var owningViewController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
