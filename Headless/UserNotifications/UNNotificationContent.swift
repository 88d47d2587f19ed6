public import Foundation

/// What a notification says. The system hands out what can't be changed.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var launchImageName = ""
    var interruptionLevel = UInt(1)
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  var values: Values

  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  open var launchImageName: String { values.launchImageName }

  @available(iOS 15.0, *)
  open var interruptionLevel: UNNotificationInterruptionLevel {
    UNNotificationInterruptionLevel(rawValue: values.interruptionLevel) ?? .active
  }

  @available(iOS 15.0, *)
  open var relevanceScore: Double { values.relevanceScore }
  @available(iOS 16.0, *)
  open var filterCriteria: String? { values.filterCriteria }

  open func copy(with zone: NSZone? = nil) -> Any {
    UNNotificationContent(values: values)
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(values: values)
  }
}

open class UNMutableNotificationContent: UNNotificationContent {
  public override init() {
    super.init()
  }

  override init(values: Values) {
    super.init(values: values)
  }

  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }

  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }

  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }

  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }

  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }

  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }

  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }

  @available(iOS 15.0, *)
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { values.interruptionLevel = newValue.rawValue }
  }

  @available(iOS 15.0, *)
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }

  @available(iOS 16.0, *)
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

@available(iOS 15.0, *)
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}
