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
  private let stage: Stage
  private var isVisible = false
  private(set) lazy var dispatcher = TouchDispatcher(window: self)

  @available(iOS 13.0, *)
  public init(windowScene: UIWindowScene) {
    stage = Stage.current
    super.init(frame: CGRect(origin: .zero, size: stage.device.size))
    self.windowScene = windowScene
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
  open weak var windowScene: UIWindowScene? { didSet { windowScene?.add(self) } }
  open var windowLevel = UIWindow.Level.normal
  open private(set) var isKeyWindow = false

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRoot(oldValue)
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden || isVisible == isHidden else { return }
      setVisible(!isHidden)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    for other in stage.application.visibleWindows where other !== self {
      other.isKeyWindow = false
    }
    isKeyWindow = true
  }

  open override var next: UIResponder? { windowScene }

  open func sendEvent(_ event: UIEvent) {
    dispatcher.dispatch(event)
  }

  open override var safeAreaInsets: UIEdgeInsets { stage.device.safeAreaInsets }

  // MARK: Root controller

  /// The transition views of presentations lie above the root's view.
  private func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    if visible {
      stage.application.show(self)
      attachRoot()
    } else {
      stage.application.hide(self)
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
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !root.supportedInterfaceOrientations.contains(.portrait) {
      unsupported("screens that don't stand upright")
    }
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

    static func > (lhs: Level, rhs: Level) -> Bool {
      lhs.rawValue > rhs.rawValue
    }
  }
}
