extension UIView {
  /// A colour of the system for this view's traits.
  func display(_ color: SystemColor) -> DisplayColor {
    let traits = traitCollection
    return color.display(
      isDark: traits.userInterfaceStyle == .dark,
      isElevated: traits.userInterfaceLevel == .elevated,
      hasHighContrast: traits.accessibilityContrast == .high,
      look: Stage.current.look
    )
  }

  var isShownDark: Bool { traitCollection.userInterfaceStyle == .dark }
}
