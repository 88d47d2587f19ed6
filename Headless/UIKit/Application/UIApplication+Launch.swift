extension UIApplication {
  func launch(
    _ delegate: any UIApplicationDelegate,
    opening urls: [URL],
    restoring activity: NSUserActivity?
  ) {
    self.delegate = delegate
    let options: [LaunchOptionsKey: Any]? = urls.first.map { [.url: $0] }
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    connectScene(delegate, opening: urls, restoring: activity)
    applicationState = .active
    post(Self.didBecomeActiveNotification)
  }

  private func connectScene(
    _ delegate: any UIApplicationDelegate,
    opening urls: [URL],
    restoring activity: NSUserActivity?
  ) {
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "main")
    session.stateRestorationActivity = activity
    let connection = UIScene.ConnectionOptions()
    connection.urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
    session.configuration = delegate.application(
      self,
      configurationForConnecting: session,
      options: connection
    )
    let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: connection)
    session.scene = scene
    connect(scene)
    if let delegateClass = session.configuration.delegateClass
      ?? SceneDelegates.named(like: delegate)
    {
      scene.delegate = ObjectMaker.make(delegateClass) as? any UISceneDelegate
    }
    scene.activationState = .background
    scene.delegate?.scene(scene, willConnectTo: session, options: connection)
    post(UIScene.willConnectNotification, scene)
    enterForeground(scene)
    activate(scene)
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

  func leaveForeground() {
    applicationState = .inactive
    for scene in connectedScenes where scene.activationState == .foregroundActive {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.session.stateRestorationActivity =
        scene.delegate?.stateRestorationActivity(for: scene) ?? scene.userActivity
      post(UIScene.didEnterBackgroundNotification, scene)
    }
    post(Self.willResignActiveNotification)
    applicationState = .background
    post(Self.didEnterBackgroundNotification)
  }

  func returnToForeground() {
    post(Self.willEnterForegroundNotification)
    for scene in connectedScenes where scene.activationState == .background {
      enterForeground(scene)
      activate(scene)
    }
    applicationState = .active
    post(Self.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
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
