import UserNotifications

/// Why an app is launched: what the system hands over.
struct LaunchReason {
  var urls: [URL] = []
  /// A universal link, or what another device hands over.
  var activity: NSUserActivity?
  var shortcut: UIApplicationShortcutItem?
  /// What the scene said of itself when it was last left.
  var restored: NSUserActivity?
  /// What a person did with a notification.
  var response: UNNotificationResponse?

  /// An app with scenes finds all of it in the scene's connection options.
  @MainActor var options: [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = urls.first
    options[.shortcutItem] = shortcut
    if let activity {
      options[.userActivityDictionary] = [
        UIApplication.LaunchOptionsKey.userActivityType: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
    }
    return options.isEmpty ? nil : options
  }
}

extension UIApplication {
  func launch(_ delegate: any UIApplicationDelegate, reason: LaunchReason) {
    self.delegate = delegate
    usesScenes = SceneDelegates.areExpected(by: delegate)
    let options = usesScenes ? nil : reason.options
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    let isHandled = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    let scene = connectScene(named: "main", reason: reason)
    enterForeground(scene)
    if !usesScenes, isHandled { deliver(reason, to: delegate) }
    applicationState = .active
    activate(scene)
    if !usesScenes { delegate.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  /// D: what launched an app without scenes comes again, by the methods for a running one.
  private func deliver(_ reason: LaunchReason, to delegate: any UIApplicationDelegate) {
    for url in reason.urls {
      _ = delegate.application(self, open: url, options: [:])
    }
    if let activity = reason.activity {
      _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(self, continue: activity) { _ in }
    }
    if let shortcut = reason.shortcut {
      delegate.application(self, performActionFor: shortcut) { _ in }
    }
  }

  @discardableResult
  private func connectScene(named name: String, reason: LaunchReason) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: name)
    session.stateRestorationActivity = reason.restored
    let connection = UIScene.ConnectionOptions()
    connection.urlContexts = Set(reason.urls.map { UIOpenURLContext(url: $0) })
    connection.userActivities = Set([reason.activity].compactMap { $0 })
    connection.shortcutItem = reason.shortcut
    connection.notificationResponse = reason.response
    if let delegate {
      session.configuration = delegate.application(
        self,
        configurationForConnecting: session,
        options: connection
      )
    }
    let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: connection)
    session.scene = scene
    connect(scene)
    let named: AnyClass? = delegate.flatMap { SceneDelegates.named(like: $0) }
    if let delegateClass = session.configuration.delegateClass ?? named {
      scene.delegate = ObjectMaker.make(delegateClass) as? any UISceneDelegate
    }
    usesScenes = scene.delegate != nil
    scene.activationState = .background
    scene.delegate?.scene(scene, willConnectTo: session, options: connection)
    post(UIScene.willConnectNotification, scene)
    if let restored = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: restored)
    }
    adoptWindows(into: scene)
    return scene
  }

  /// Without scene delegates, the system's one scene takes the app's windows.
  private func adoptWindows(into scene: UIWindowScene) {
    guard !usesScenes else { return }
    let waiting = waitingWindows.compactMap(\.window)
    waitingWindows = []
    for window in visibleWindows + waiting where window.windowScene == nil {
      window.windowScene = scene
    }
  }

  private func enterForeground(_ scene: UIScene) {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
  }

  private func activate(_ scene: UIScene) {
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
  }

  private func deactivate(_ scene: UIScene) {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
  }

  private func enterBackground(_ scene: UIScene) {
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.session.stateRestorationActivity =
      scene.delegate?.stateRestorationActivity(for: scene) ?? scene.userActivity
    post(UIScene.didEnterBackgroundNotification, scene)
  }

  private func scenes(_ state: UIScene.ActivationState) -> [UIScene] {
    connectedScenes.filter { $0.activationState == state }
  }

  func resignActive() {
    guard applicationState == .active else { return }
    applicationState = .inactive
    if !usesScenes { delegate?.applicationWillResignActive(self) }
    for scene in scenes(.foregroundActive) {
      deactivate(scene)
    }
    post(Self.willResignActiveNotification)
  }

  func becomeActive() {
    guard applicationState == .inactive else { return }
    for scene in scenes(.foregroundInactive) {
      activate(scene)
    }
    applicationState = .active
    if !usesScenes { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  /// After it has become inactive.
  func enterBackground() {
    guard applicationState == .inactive else { return }
    for scene in scenes(.foregroundInactive) {
      enterBackground(scene)
    }
    applicationState = .background
    if !usesScenes { delegate?.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification)
  }

  /// Before it becomes active.
  func enterForeground() {
    guard applicationState == .background else { return }
    if !usesScenes { delegate?.applicationWillEnterForeground(self) }
    post(Self.willEnterForegroundNotification)
    for scene in scenes(.background) {
      enterForeground(scene)
    }
    applicationState = .inactive
  }

  func terminate() {
    resignActive()
    enterBackground()
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for window in visibleWindows {
      window.rootViewController?.warnOfMemory()
    }
  }

  private func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
  }

  // MARK: Several scenes

  func activate(
    _ session: UISceneSession?,
    activity: NSUserActivity?,
    errorHandler: ((any Error) -> Void)?
  ) {
    Stage.current.loop.enqueue { [self] in
      if let scene = session?.scene {
        if let activity {
          scene.delegate?.scene(scene, continue: activity)
        }
        guard scene.activationState == .background else { return }
        enterForeground(scene)
        return activate(scene)
      }
      guard supportsMultipleScenes else {
        errorHandler?(SceneError.multipleScenesNotSupported)
        return
      }
      let name = "scene \(connectedScenes.count + 1)"
      let scene = connectScene(named: name, reason: LaunchReason(activity: activity))
      enterForeground(scene)
      activate(scene)
    }
  }

  func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?) {
    Stage.current.loop.enqueue { [self] in
      guard let scene = session.scene else { return }
      if scene.activationState == .foregroundActive { deactivate(scene) }
      if scene.activationState == .foregroundInactive { enterBackground(scene) }
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
      for window in (scene as? UIWindowScene)?.windows ?? [] {
        window.isHidden = true
      }
      disconnect(scene)
      delegate?.application(self, didDiscardSceneSessions: [session])
    }
  }
}

/// A delegate whose app always has scenes: SwiftUI's own.
package protocol SceneBasedDelegate: UIApplicationDelegate {}

extension UIViewController {
  /// D: each controller in the tree hears of it.
  func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in children {
      child.warnOfMemory()
    }
    presentation.presented?.warnOfMemory()
  }
}

extension UIApplication {
  /// The scene of windows that no app delegate made.
  func makeStandaloneScene() -> UIWindowScene {
    let known = connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    if let known { return known }
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "main")
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    scene.activationState = .foregroundActive
    connect(scene)
    return scene
  }
}
