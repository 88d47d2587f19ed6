extension Stage {
  /// Launches an app as the system does: its delegate, then a scene (D, A.11).
  public func launch(_ delegate: any UIApplicationDelegate, opening urls: [URL] = []) {
    perform {
      application.launch(delegate, opening: urls)
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
