extension Stage {
  /// The status bar and the home indicator, over the app's windows.
  func systemBarItems() -> [DisplayItem] {
    guard let root = window?.rootViewController else { return [] }
    let front = Self.statusBarOwner(from: root)
    let isDark = traits.userInterfaceStyle == .dark
    var items: [DisplayItem] = []
    if !Self.decider(from: front, \.childForStatusBarHidden).prefersStatusBarHidden {
      let style = Self.decider(from: front, \.childForStatusBarStyle).preferredStatusBarStyle
      let isLight =
        switch style {
        case .default: isDark
        case .lightContent: true
        case .darkContent: false
        }
      items.append(StatusBarDisplay.statusBar(for: device, isDark: isLight))
    }
    if let indicator = StatusBarDisplay.homeIndicator(for: device, isDark: isDark) {
      items.append(indicator)
    }
    return items
  }

  // A sheet leaves the status bar to the screen behind it; a full screen takes it.
  private static func statusBarOwner(from root: UIViewController) -> UIViewController {
    var owner = root
    while let presented = owner.presentedViewController,
      presented.presentation.style == .fullScreen
    {
      owner = presented
    }
    return owner
  }

  private static func decider(
    from controller: UIViewController,
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var decider = controller
    while let next = child(decider) { decider = next }
    return decider
  }
}
