@MainActor @preconcurrency
open class UIApplication: UIResponder {
  private weak var stage: Stage?
  private var windowReferences: [WeakWindow] = []

  /// In the order in which they were made visible; later ones of a level lie above. The app keeps
  /// its windows: one that nobody holds goes.
  var visibleWindows: [UIWindow] {
    windowReferences.compactMap(\.window)
  }

  struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The icon in place of the primary one.
  var chosenIconName: String?
  /// Whether scenes have delegates: then a window without a scene isn't shown.
  var usesScenes = false
  /// Windows that are to be seen, and wait for a scene.
  var waitingWindows: [WeakWindow] = []

  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  open class var shared: UIApplication { Stage.current.application }

  open weak var delegate: (any UIApplicationDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // The system keeps the delegate that it makes.
  private var storedDelegate: (any UIApplicationDelegate)?

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Scenes and windows

  private var scenes: [UIScene] = []

  @available(iOS 13.0, *)
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  func connect(_ scene: UIScene) {
    scenes.append(scene)
  }

  func disconnect(_ scene: UIScene) {
    scenes.removeAll { $0 === scene }
  }

  @available(iOS 13.0, *)
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  @available(iOS 13.0, *)
  open var supportsMultipleScenes: Bool { stage?.device.isPad == true && usesScenes }

  @available(iOS, introduced: 13.0, deprecated: 17.0)
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    activate(sceneSession, activity: userActivity, errorHandler: errorHandler)
  }

  @available(iOS 17.0, *)
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    activate(request.session, activity: request.userActivity, errorHandler: errorHandler)
  }

  @available(iOS 13.0, *)
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    destroy(sceneSession, errorHandler: errorHandler)
  }

  @available(iOS 13.0, *)
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: What the system keeps for the app

  open var shortcutItems: [UIApplicationShortcutItem]?
  @available(iOS, introduced: 2.0, deprecated: 17.0)
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }
  private var lastTask = 0

  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open func beginIgnoringInteractionEvents() {
    ignoredEventDepth += 1
  }

  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open func endIgnoringInteractionEvents() {
    ignoredEventDepth = max(0, ignoredEventDepth - 1)
  }

  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open var isIgnoringInteractionEvents: Bool { ignoredEventDepth > 0 }
  private var ignoredEventDepth = 0

  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open var statusBarFrame: CGRect { stage?.scene.statusBarManager?.statusBarFrame ?? .zero }

  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open var statusBarOrientation: UIInterfaceOrientation {
    stage?.interfaceOrientation ?? .portrait
  }

  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    stage?.device.isPad == true ? .all : .allButUpsideDown
  }

  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows")
  open var windows: [UIWindow] { visibleWindows }

  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIWindowScene.keyWindow")
  open var keyWindow: UIWindow? { visibleWindows.last(where: \.isKeyWindow) }

  open internal(set) var applicationState = State.active

  open var preferredContentSizeCategory: UIContentSizeCategory {
    stage?.traits.preferredContentSizeCategory ?? .large
  }

  open var isIdleTimerDisabled = false

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    stage?.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: URLs

  private(set) var openedURLs: [URL] = []

  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    stage?.loop.enqueue { [weak self] in
      if canOpen { self?.openedURLs.append(url) }
      completion?(canOpen)
    }
  }

  /// What the system's own apps open.
  open func canOpenURL(_ url: URL) -> Bool {
    let schemes = ["http", "https", "mailto", "tel", "sms", "app-settings"]
    return schemes.contains(url.scheme?.lowercased() ?? "")
  }

  // MARK: Events

  open func sendEvent(_ event: UIEvent) {
    guard ignoredEventDepth == 0 else { return }
    for window in visibleWindows where event.touches(for: window) != nil {
      window.sendEvent(event)
    }
  }

  func show(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window || $0.window == nil }
    let index = windowReferences.firstIndex { other in
      other.window.map { $0.windowLevel > window.windowLevel } ?? false
    }
    windowReferences.insert(
      WeakWindow(window: window),
      at: index ?? windowReferences.count
    )
    stage?.loop.setNeedsTurn()
  }

  func hide(_ window: UIWindow) {
    windowReferences.removeAll { $0.window === window || $0.window == nil }
    stage?.loop.setNeedsTurn()
  }

  /// Phase 4 of a turn.
  func layOutWindows() -> Bool {
    var didLayOut = false
    for window in visibleWindows {
      didLayOut = window.layOut() || didLayOut
    }
    if !didLayOut { Stage.current.drawViews() }
    return didLayOut
  }
}
