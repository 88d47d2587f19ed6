/// Searches of the stack's screens.
extension UINavigationController {
  /// The search that lies in the toolbar.
  var toolbarSearch: SearchContent? {
    let content = navigationBar.searchContent(for: topViewController?.navigationItem)
    return content?.place == .toolbar ? content : nil
  }

  /// C.6.14, and on iOS 26 for a search that lies there.
  var isToolbarShown: Bool { !stack.isToolbarHidden || toolbarSearch != nil }

  /// C.3: while a search comes or goes the stack refuses changes.
  var isSearchMoving: Bool {
    let presented = [self, topViewController].compactMap { $0?.presentation.presented }
    guard presented.contains(where: { $0 is UISearchController }) else { return false }
    return ModalTransitions.current.isRunning(in: viewIfLoaded?.window)
  }

  func searchContainer(over controller: UIViewController) -> ModalContainerView? {
    [controller, self].lazy.compactMap { $0.presentation.presented as? UISearchController }
      .first?.container
  }

  /// Without a context of its own a screen's search lies over all screens of the stack.
  func installSearch(_ container: ModalContainerView) {
    container.frame = view.bounds
    view.insertSubview(container, aboveSubview: contentView)
  }

  /// The search of the shown screen came or went, or changed its height.
  func searchLayoutDidChange() {
    guard stack.running.isEmpty else { return }
    navigationBar.setNeedsContent()
    showToolbarItems(animated: false)
    fitBars()
    navigationBar.performLayoutIfNeeded()
    toolbarIfLoaded?.performLayoutIfNeeded()
  }
}

extension UISearchController {
  /// What holds the search's content while it is presented.
  var container: ModalContainerView? { presentation.controller?.active.container }
}
