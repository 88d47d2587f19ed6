extension Stage {
  /// Launches an app as the system does: its delegate, then a scene (D, A.11).
  public func launch(
    _ delegate: any UIApplicationDelegate,
    opening urls: [URL] = [],
    restoring activity: NSUserActivity? = nil
  ) {
    perform {
      application.launch(delegate, opening: urls, restoring: activity)
      loop.flush()
    }
  }

  /// Opens a URL of the app while it runs.
  public func open(_ url: URL) {
    perform {
      let contexts: Set = [UIOpenURLContext(url: url)]
      for scene in application.connectedScenes {
        scene.delegate?.scene(scene, openURLContexts: contexts)
      }
      loop.flush()
    }
  }

  /// Another device, or a universal link, hands an activity over while the app runs.
  public func `continue`(_ activity: NSUserActivity) {
    perform {
      for scene in application.connectedScenes {
        let type = activity.activityType
        scene.delegate?.scene(scene, willContinueUserActivityWithType: type)
        scene.delegate?.scene(scene, continue: activity)
      }
      loop.flush()
    }
  }

  /// What the app said of itself when it was last left: the next launch can restore it.
  public var restorationActivity: NSUserActivity? {
    application.connectedScenes.lazy.compactMap(\.session.stateRestorationActivity).first
  }

  /// The user goes to the home screen.
  public func enterBackground() {
    perform {
      application.leaveForeground()
      loop.flush()
    }
  }

  public func enterForeground() {
    perform {
      application.returnToForeground()
      loop.flush()
    }
  }

  /// The URLs that the app handed to the system.
  public var openedURLs: [URL] { application.openedURLs }
}
