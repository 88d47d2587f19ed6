@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }

  public convenience init(type: IconType) {
    self.init()
  }

  public convenience init(templateImageName: String) {
    self.init()
  }

  @available(iOS 13.0, *)
  public convenience init(systemImageName: String) {
    self.init()
  }
}

@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  open internal(set) var targetContentIdentifier: Any?

  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type,
      localizedTitle: localizedTitle,
      localizedSubtitle: nil,
      icon: nil
    )
  }

  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
