public import UserNotifications

extension Stage {
  /// Launches an app as the system does: its delegate, then a scene (D, A.11).
  public func launch(
    _ delegate: any UIApplicationDelegate,
    opening urls: [URL] = [],
    continuing link: NSUserActivity? = nil,
    performing shortcut: UIApplicationShortcutItem? = nil,
    restoring activity: NSUserActivity? = nil,
    answering response: UNNotificationResponse? = nil
  ) {
    let reason = LaunchReason(
      urls: urls,
      activity: link,
      shortcut: shortcut,
      restored: activity,
      response: response
    )
    perform {
      application.launch(delegate, reason: reason)
      if let response { hand(response) {} }
      loop.flush()
    }
  }

  private var sceneDelegates: [(UIScene, any UISceneDelegate)] {
    application.connectedScenes.compactMap { scene in
      scene.delegate.map { (scene, $0) }
    }
  }

  /// Opens a URL of the app while it runs.
  public func open(_ url: URL) {
    perform {
      if application.usesScenes {
        let contexts: Set = [UIOpenURLContext(url: url)]
        for (scene, delegate) in sceneDelegates {
          delegate.scene(scene, openURLContexts: contexts)
        }
      } else {
        _ = application.delegate?.application(application, open: url, options: [:])
      }
      loop.flush()
    }
  }

  /// Another device, or a universal link, hands an activity over while the app runs.
  public func `continue`(_ activity: NSUserActivity) {
    perform {
      let type = activity.activityType
      if application.usesScenes {
        for (scene, delegate) in sceneDelegates {
          delegate.scene(scene, willContinueUserActivityWithType: type)
          delegate.scene(scene, continue: activity)
        }
      } else if let delegate = application.delegate {
        _ = delegate.application(application, willContinueUserActivityWithType: type)
        _ = delegate.application(application, continue: activity) { objects in
          for object in objects ?? [] {
            object.restoreUserActivityState(activity)
          }
        }
      }
      loop.flush()
    }
  }

  /// The user chooses an action of the app's icon while it runs.
  public func perform(_ shortcut: UIApplicationShortcutItem) {
    perform {
      if application.usesScenes {
        for (scene, delegate) in sceneDelegates {
          guard let scene = scene as? UIWindowScene,
            let delegate = delegate as? any UIWindowSceneDelegate
          else { continue }
          delegate.windowScene(scene, performActionFor: shortcut) { _ in }
        }
      } else {
        application.delegate?.application(application, performActionFor: shortcut) { _ in }
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
      application.resignActive()
      loop.flush()
      application.enterBackground()
      loop.flush()
    }
  }

  public func enterForeground() {
    perform {
      application.enterForeground()
      loop.flush()
      application.becomeActive()
      loop.flush()
    }
  }

  /// Something of the system covers the app: its alert, a call, the switcher of apps.
  public func resignActive() {
    perform {
      application.resignActive()
      loop.flush()
    }
  }

  /// What covered the app is gone.
  public func becomeActive() {
    perform {
      application.becomeActive()
      loop.flush()
    }
  }

  /// What another device hands over doesn't arrive after it was announced.
  public func failToContinue(_ type: String, error: any Error) {
    perform {
      if application.usesScenes {
        for (scene, delegate) in sceneDelegates {
          delegate.scene(scene, willContinueUserActivityWithType: type)
          delegate.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
        }
      } else if let delegate = application.delegate {
        _ = delegate.application(application, willContinueUserActivityWithType: type)
        delegate.application(
          application,
          didFailToContinueUserActivityWithType: type,
          error: error
        )
      }
      loop.flush()
    }
  }

  /// The system ends the app.
  public func terminate() {
    perform {
      application.terminate()
      loop.flush()
    }
  }

  /// The system is short of memory.
  public func warnOfMemory() {
    perform {
      application.warnOfMemory()
      loop.flush()
    }
  }

  /// The user shakes the device: the first responder hears of it, else the top of the window.
  public func shake() {
    perform {
      let event = UIEvent(touches: [], time: clock.now)
      event.kind = (.motion, .motionShake)
      let target: UIResponder? = firstResponder ?? window?.rootViewController ?? window
      target?.motionBegan(.motionShake, with: event)
      target?.motionEnded(.motionShake, with: event)
      loop.flush()
    }
  }

  /// The URLs that the app handed to the system.
  public var openedURLs: [URL] { application.openedURLs }
}
