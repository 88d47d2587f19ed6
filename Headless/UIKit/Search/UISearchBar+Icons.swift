extension UISearchBar {
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    field.look.images[SearchFieldLook.Key(icon: icon, state: state.rawValue)] = iconImage
  }

  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    field.look.images[SearchFieldLook.Key(icon: icon, state: state.rawValue)]
  }

  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    field.look.adjustments[icon] = adjustment
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset {
    field.look.adjustment(for: icon)
  }

  public var searchTextPositionAdjustment: UIOffset {
    get { field.look.textAdjustment }
    set { field.look.textAdjustment = newValue }
  }

  // MARK: Backgrounds

  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(position: barPosition.rawValue, metrics: barMetrics.rawValue)] =
      backgroundImage
    setNeedsDisplay()
  }

  public func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[BackgroundKey(position: barPosition.rawValue, metrics: barMetrics.rawValue)]
  }

  /// The image of its own place, or of any.
  var shownBackground: UIImage? {
    backgroundImage(for: barPosition, barMetrics: .default)
      ?? backgroundImage(for: .any, barMetrics: .default)
  }

  struct BackgroundKey: Hashable {
    let position: Int
    let metrics: Int
  }

  // MARK: The button in the field

  func connectFieldButton() {
    field.endButton.addAction(
      UIAction { [weak self] _ in self?.fieldButtonWasTapped() },
      for: .touchUpInside
    )
    field.addAction(
      UIAction { [weak self] _ in self?.field.setNeedsLayout() },
      for: .editingChanged
    )
  }

  private func fieldButtonWasTapped() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  func updateFieldButton() {
    field.showsEndButton = showsBookmarkButton || showsSearchResultsButton
    field.endButton.icon = showsBookmarkButton ? .bookmark : .resultsList
    field.endButton.isSelected = !showsBookmarkButton && isSearchResultsButtonSelected
    field.setNeedsLayout()
  }
}
