extension Stage {
  /// The status bar and the home indicator, over the app's windows.
  func systemBarItems() -> [DisplayItem] {
    guard window?.rootViewController != nil else { return [] }
    let isDark = traits.userInterfaceStyle == .dark
    var items: [DisplayItem] = []
    if !hidesStatusBar, device.statusBarHeight > 0 {
      let isLight =
        switch statusBarStyle {
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

  /// Whether who decides about the status bar hides it.
  var hidesStatusBar: Bool {
    guard let root = window?.rootViewController else { return false }
    let front = Self.statusBarOwner(from: root)
    return Self.decider(from: front, \.childForStatusBarHidden).prefersStatusBarHidden
  }

  var statusBarStyle: UIStatusBarStyle {
    guard let root = window?.rootViewController else { return .default }
    let front = Self.statusBarOwner(from: root)
    return Self.decider(from: front, \.childForStatusBarStyle).preferredStatusBarStyle
  }

  // A sheet leaves the status bar to the screen behind it, unless it says so; a full screen takes it.
  private static func statusBarOwner(from root: UIViewController) -> UIViewController {
    var owner = root
    while let presented = owner.presentedViewController,
      presented.presentation.style == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
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
