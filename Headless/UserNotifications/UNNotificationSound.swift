public import Foundation

open class UNNotificationSound: NSObject {
  let name: String

  public init(named name: UNNotificationSoundName) {
    self.name = name.rawValue
    super.init()
  }

  open class var `default`: UNNotificationSound {
    UNNotificationSound(named: UNNotificationSoundName("default"))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
