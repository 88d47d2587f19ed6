extension Stage {
  /// The windows on screen, the lowest first.
  public var windows: [UIWindow] {
    application.visibleWindows
  }

  public var window: UIWindow? {
    windows.last(where: \.isKeyWindow) ?? windows.last
  }

  /// Shows a controller in a window of its own, and runs the turns that follow.
  @discardableResult
  public func show(_ controller: UIViewController) -> UIWindow {
    perform {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      keptWindows.append(window)
      loop.flush()
      return window
    }
  }

  /// Takes a window from the screen, and lets it go.
  public func takeDown(_ window: UIWindow) {
    perform {
      window.isHidden = true
      keptWindows.removeAll { $0 === window }
    }
  }

  /// Lays windows over the others of their levels, the lowest first.
  public func bringToFront(_ windows: [UIWindow]) {
    for window in windows {
      application.show(window)
    }
  }

  /// Changes the screen's appearance, as the user does in Settings.
  public func setTraits(_ traits: UITraitCollection) {
    self.traits = traits
    var scenes: [UIWindowScene] = []
    for scene in windows.compactMap(\.windowScene) where !scenes.contains(scene) {
      scenes.append(scene)
      scene.deliverTraitChange()
    }
    for window in windows {
      window.environmentDidChange()
    }
    loop.setNeedsTurn()
  }

  /// What the screen shows now.
  public func displayList() -> DisplayList {
    DisplayList(
      size: device.size,
      items: windows.compactMap { $0.displayGroup() } + systemBarItems()
    )
  }
}
