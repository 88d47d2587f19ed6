/// What a controller shows where its content would be.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  var needsUpdate = true
}

@available(iOS 17.0, *)
extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set {
      unavailable.configuration = newValue
      showUnavailableContent()
    }
  }

  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  public func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// D: before the view is laid out.
  func updateContentUnavailableIfNeeded() {
    guard unavailable.needsUpdate else { return placeUnavailableContent() }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    placeUnavailableContent()
  }

  private func showUnavailableContent() {
    guard let configuration = unavailable.configuration else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    guard isViewLoaded else { return }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let view = unavailable.view, view.supports(updated) {
      view.configuration = updated
    } else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = updated.makeContentView()
    }
    placeUnavailableContent()
  }

  /// It covers the view, and what is added later.
  private func placeUnavailableContent() {
    guard let view = viewIfLoaded, unavailable.configuration != nil else { return }
    guard let content = unavailable.view else { return showUnavailableContent() }
    if view.subviews.last !== content { view.addSubview(content) }
    let bounds = view.bounds
    if content.frame != bounds { content.frame = bounds }
  }
}
