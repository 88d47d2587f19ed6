@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication"
    )
    @available(iOS 16.0, *)
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }

  public let role: Role
  public let persistentIdentifier: String
  open internal(set) var configuration: UISceneConfiguration
  open internal(set) weak var scene: UIScene?
  open var userInfo: [String: Any]?
  /// What `stateRestorationActivity(for:)` gave when the scene was last left.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
