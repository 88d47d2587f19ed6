public import Foundation
import Synchronization

/// The notifications of an app: what it asked for, what came, and who hears of it.
///
/// Nothing comes by itself: a stage delivers notifications and the answers to them.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  struct State {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var status = UNAuthorizationStatus.notDetermined
    var allowed: UNAuthorizationOptions = []
    var pending: [UNNotificationRequest] = []
    var delivered: [UNNotification] = []
    var categories: Set<UNNotificationCategory> = []
    var badge = 0
    var grants = false
  }

  private let lock = NSLock()
  private var state = State()

  package override init() {
    super.init()
  }

  func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  open class func current() -> UNUserNotificationCenter {
    CenterOfStage.current
  }

  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { withState { $0.delegate } }
    set { withState { $0.delegate = newValue } }
  }

  open var supportsContentExtensions: Bool { true }

  // MARK: Permission

  /// D: the handlers run on a queue of the system.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = askForAuthorization(options)
    Task.detached { completionHandler(isGranted, nil) }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    askForAuthorization(options)
  }

  /// D: the person is asked once; later the answer stands.
  private func askForAuthorization(_ options: UNAuthorizationOptions) -> Bool {
    withState { state in
      if state.status == .notDetermined {
        state.status = state.grants ? .authorized : .denied
        state.allowed = options
      }
      return state.status == .authorized
    }
  }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settingsNow
    Task.detached { completionHandler(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings { settingsNow }

  private var settingsNow: UNNotificationSettings {
    withState { UNNotificationSettings(status: $0.status, allowed: $0.allowed) }
  }

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    withState { $0.categories = categories }
  }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    completeLater(completionHandler) { $0.withState { $0.categories } }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> {
    withState { $0.categories }
  }

  // MARK: Requests

  /// D: a request replaces one of the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    guard let completionHandler else { return }
    Task.detached { completionHandler(nil) }
  }

  open func add(_ request: UNNotificationRequest) async throws {
    keep(request)
  }

  private func keep(_ request: UNNotificationRequest) {
    withState { state in
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completeLater(completionHandler) { $0.withState { $0.pending } }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    withState { $0.pending }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    withState { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() {
    withState { $0.pending = [] }
  }

  // MARK: What came

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completeLater(completionHandler) { $0.withState { $0.delivered } }
  }

  open func deliveredNotifications() async -> [UNNotification] {
    withState { $0.delivered }
  }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    withState { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  open func removeAllDeliveredNotifications() {
    withState { $0.delivered = [] }
  }

  // MARK: Badge

  @available(iOS 16.0, *)
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    withState { $0.badge = newBadgeCount }
    guard let completionHandler else { return }
    Task.detached { completionHandler(nil) }
  }

  @available(iOS 16.0, *)
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    withState { $0.badge = newBadgeCount }
  }

  private func completeLater<Value>(
    _ handler: @escaping @Sendable (Value) -> Void,
    _ value: @escaping @Sendable (UNUserNotificationCenter) -> Value
  ) {
    Task.detached { [self] in handler(value(self)) }
  }
}

/// Where the center of the running stage is found.
package enum CenterOfStage {
  private static let source = Mutex<(@Sendable () -> UNUserNotificationCenter?)?>(nil)
  private static let fallback = UNUserNotificationCenter()

  static var current: UNUserNotificationCenter {
    source.withLock { $0 }?() ?? fallback
  }

  package static func find(by provider: @escaping @Sendable () -> UNUserNotificationCenter?) {
    source.withLock { $0 = $0 ?? provider }
  }
}
