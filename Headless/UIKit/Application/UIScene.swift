public import UserNotifications

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public let session: UISceneSession
  open internal(set) var activationState = ActivationState.unattached
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var subtitle = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    open internal(set) var notificationResponse: UNNotificationResponse?
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }

    override init() {
      super.init()
    }
  }

  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?

    public override init() {
      super.init()
    }
  }

  @MainActor @preconcurrency
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false

    public override init() {
      super.init()
    }
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

@available(iOS 13.0, *)
extension UIScene {
  @MainActor @preconcurrency
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }

    override init() {
      super.init()
    }
  }
}
