@MainActor @preconcurrency
open class UIWindow: UIView {
  weak var firstResponder: UIResponder? {
    didSet {
      KeyboardState.mayHaveChanged(on: stage)
      guard let firstResponder, firstResponder is any KeyTarget else { return }
      firstResponder.keyboardDidAppear()
    }
  }
  var forcesEditingEnd = false
  /// The custom transitions that haven't said that they are complete.
  var unfinishedTransitions = 0
  private let stage: Stage
  private var isVisible = false
  private(set) lazy var dispatcher = TouchDispatcher(window: self)

  @available(iOS 13.0, *)
  public init(windowScene: UIWindowScene) {
    stage = Stage.current
    super.init(frame: CGRect(origin: .zero, size: stage.device.size))
    self.windowScene = windowScene
    windowScene.add(self)
    isHidden = true
  }

  public override init(frame: CGRect) {
    stage = Stage.current
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    unsupported("archived windows")
    return nil
  }

  open override var window: UIWindow? { self }
  open weak var windowScene: UIWindowScene? {
    didSet {
      windowScene?.add(self)
      setVisible(!isHidden)
    }
  }
  open var windowLevel = UIWindow.Level.normal {
    didSet {
      if isVisible, oldValue != windowLevel { stage.application.show(self) }
    }
  }
  open private(set) var isKeyWindow = false

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRoot(oldValue)
    }
  }

  open override var isHidden: Bool {
    didSet {
      setVisible(!isHidden)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    for other in stage.application.visibleWindows where other !== self && other.isKeyWindow {
      other.loseKey()
    }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  private func loseKey() {
    isKeyWindow = false
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  open func becomeKey() {}
  open func resignKey() {}
  @available(iOS 15.0, *)
  open var canBecomeKey: Bool { windowLevel.rawValue >= 0 }
  open var screen: UIScreen { stage.screen }

  open override var next: UIResponder? { windowScene }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open func sendEvent(_ event: UIEvent) {
    dispatcher.dispatch(event)
  }

  open override var safeAreaInsets: UIEdgeInsets { stage.device.safeAreaInsets }

  // MARK: Root controller

  /// The transition views of presentations lie above the root's view.
  private func setVisible(_ wanted: Bool) {
    // In an app with scenes, a window without one is on no screen.
    let visible = wanted && (windowScene != nil || !stage.application.usesScenes)
    if wanted, !visible { stage.application.waitingWindows.append(.init(window: self)) }
    guard visible != isVisible else { return }
    isVisible = visible
    if visible {
      stage.application.show(self)
      attachRoot()
      NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    } else {
      stage.application.hide(self)
      if isKeyWindow {
        loseKey()
        stage.application.visibleWindows.last(where: \.canBecomeKey)?.makeKey()
      }
      NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
      dispatcher.cancelAll()
      detachRoot(rootViewController)
    }
  }

  private func replaceRoot(_ old: UIViewController?) {
    detachRoot(old)
    guard isVisible else { return }
    attachRoot()
  }

  private func attachRoot() {
    setNeedsLayout()
    stage.loop.setNeedsTurn()
  }

  private func detachRoot(_ controller: UIViewController?) {
    guard let controller, controller.isViewLoaded, controller.view.superview === self else {
      return
    }
    controller.beginAppearanceTransition(false, animated: false)
    controller.view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// C.1.14: the root's view comes in with the first layout.
  private func installRootIfNeeded() {
    guard isVisible, let root = rootViewController, !root.isCoveredByFullScreen,
      let view = root.view, view.superview !== self
    else { return }
    if isKeyWindow { stage.followSupportedOrientations(announces: false) }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    root.deliverIsAppearing()
    view.performLayoutIfNeeded()
    root.endAppearanceTransition()
  }

  func layOut() -> Bool {
    installRootIfNeeded()
    return performLayoutIfNeeded()
  }
}

extension UIWindow {
  public class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }

  public class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }

  public class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }

  public class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}
