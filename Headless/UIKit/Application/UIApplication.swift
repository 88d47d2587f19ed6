@MainActor @preconcurrency
open class UIApplication: UIResponder {
  private weak var stage: Stage?
  /// In the order in which they were made visible; later ones of a level lie above.
  private(set) var visibleWindows: [UIWindow] = []

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
    for window in visibleWindows where event.touches(for: window) != nil {
      window.sendEvent(event)
    }
  }

  func show(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    let index = visibleWindows.firstIndex { $0.windowLevel > window.windowLevel }
    visibleWindows.insert(window, at: index ?? visibleWindows.count)
    stage?.loop.setNeedsTurn()
  }

  func hide(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    stage?.loop.setNeedsTurn()
  }

  /// Phase 4 of a turn.
  func layOutWindows() -> Bool {
    var didLayOut = false
    for window in visibleWindows {
      didLayOut = window.layOut() || didLayOut
    }
    return didLayOut
  }
}
