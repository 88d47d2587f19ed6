/// What a person is in the middle of: Foundation's on iOS, which Linux has none of.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  @available(iOS 12.0, *)
  open var isEligibleForPrediction: Bool {
    get { isPredicted }
    set { isPredicted = newValue }
  }
  @available(iOS 13.0, *)
  open var targetContentIdentifier: String? {
    get { contentIdentifier }
    set { contentIdentifier = newValue }
  }
  private var isPredicted = false
  private var contentIdentifier: String?
  private(set) var isCurrent = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {
    isCurrent = true
  }

  open func resignCurrent() {
    isCurrent = false
  }

  open func invalidate() {
    isCurrent = false
  }
}

/// The type of an activity that stands for a universal link.
// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What an activity can be given to.
public protocol UIUserActivityRestoring: NSObjectProtocol {
  @MainActor func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
