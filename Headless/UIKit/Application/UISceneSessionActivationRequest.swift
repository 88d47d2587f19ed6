@available(iOS 17.0, *)
@MainActor @preconcurrency
open class UISceneSessionActivationRequest: NSObject {
  public let role: UISceneSession.Role
  public let session: UISceneSession?
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?

  public convenience init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(role: role, session: nil, userActivity: userActivity, options: options)
  }

  public convenience init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(role: session.role, session: session, userActivity: userActivity, options: options)
  }

  private init(
    role: UISceneSession.Role,
    session: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?
  ) {
    self.role = role
    self.session = session
    self.userActivity = userActivity
    self.options = options
    super.init()
  }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  open var windowDismissalAnimation = DismissalAnimation.standard
}
