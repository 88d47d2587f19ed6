import StageSupport
import Synchronization
import Testing
@_spi(Headless) import UIKit
import UserNotifications

@MainActor @Suite(.onStage)
struct NotificationCenterTests {
  private let stage = Stage.current

  private final class Log: Sendable {
    private let list = Mutex<[String]>([])
    var events: [String] { list.withLock { $0 } }
    func add(_ event: String) { list.withLock { $0.append(event) } }
  }

  private final class Handlers: NSObject, UNUserNotificationCenterDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      log.add("present \(notification.request.content.title)")
      completionHandler([.banner, .list])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let link = response.notification.request.content.userInfo["link"] as? String
      log.add("\(response.actionIdentifier) \(link ?? "")")
      if let text = response as? UNTextInputNotificationResponse { log.add(text.userText) }
      completionHandler()
    }
  }

  private final class Awaited: NSObject, UNUserNotificationCenterDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse
    ) async {
      log.add(response.notification.request.identifier)
    }
  }

  private nonisolated func request(_ link: String, category: String = "") -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "News"
    content.userInfo = ["link": link]
    content.categoryIdentifier = category
    return UNNotificationRequest(identifier: link, content: content, trigger: nil)
  }

  @Test func `a tap on a notification reaches the delegate`() {
    let log = Log()
    let delegate = Handlers(log)
    UNUserNotificationCenter.current().delegate = delegate
    var isOver = false

    stage.answer(stage.response(to: request("shop/7"))) { isOver = true }

    #expect(log.events == ["\(UNNotificationDefaultActionIdentifier) shop/7"])
    #expect(isOver)
  }

  @Test func `a written answer has its text`() {
    let log = Log()
    let delegate = Handlers(log)
    UNUserNotificationCenter.current().delegate = delegate

    stage.answer(stage.response(to: request("mail/1"), action: "reply", text: "Yes"))

    #expect(log.events == ["reply mail/1", "Yes"])
  }

  @Test func `a delegate may await what it does`() async {
    let log = Log()
    let delegate = Awaited(log)
    UNUserNotificationCenter.current().delegate = delegate

    await withCheckedContinuation { continuation in
      stage.answer(stage.response(to: request("a"))) { continuation.resume() }
    }

    #expect(log.events == ["a"])
  }

  @Test func `an app in front is asked how to show a notification`() async {
    let log = Log()
    let delegate = Handlers(log)
    let center = UNUserNotificationCenter.current()
    center.delegate = delegate
    var options: UNNotificationPresentationOptions?

    stage.deliver(request("a")) { options = $0 }

    #expect(log.events == ["present News"])
    #expect(options == [.banner, .list])
    let kept = await center.deliveredNotifications().map(\.request.identifier)
    #expect(kept == ["a"])
  }

  @Test func `without a delegate an app in front shows nothing`() async {
    var options: UNNotificationPresentationOptions?

    stage.deliver(request("a")) { options = $0 }

    #expect(options == [])
    let count = await UNUserNotificationCenter.current().deliveredNotifications().count
    #expect(count == 0)
  }

  @Test func `a tap brings the app to the front, a dismissal doesn't`() {
    let log = Log()
    let delegate = Handlers(log)
    UNUserNotificationCenter.current().delegate = delegate
    stage.show(UIViewController())
    stage.enterBackground()

    let dismissed = stage.response(
      to: request("a"),
      action: UNNotificationDismissActionIdentifier
    )
    stage.answer(dismissed)
    #expect(UIApplication.shared.applicationState == .background)
    stage.answer(stage.response(to: request("b")))

    #expect(UIApplication.shared.applicationState == .active)
    #expect(log.events.count == 2)
  }

  @Test func `only an action for the foreground opens the app`() {
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "order",
        actions: [
          UNNotificationAction(identifier: "mute", title: "Mute"),
          UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
        ],
        intentIdentifiers: []
      )
    ])
    stage.show(UIViewController())
    stage.enterBackground()

    stage.answer(stage.response(to: request("a", category: "order"), action: "mute"))
    #expect(UIApplication.shared.applicationState == .background)
    stage.answer(stage.response(to: request("a", category: "order"), action: "open"))
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test(arguments: [false, true])
  func `the person is asked once`(allows: Bool) async throws {
    let center = UNUserNotificationCenter.current()
    stage.allowsNotifications = allows
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)

    let isGranted = try await center.requestAuthorization(options: [.alert, .badge])
    stage.allowsNotifications = !allows
    let isGrantedLater = try await center.requestAuthorization(options: [.alert])

    #expect(isGranted == allows)
    #expect(isGrantedLater == allows)
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == (allows ? .authorized : .denied))
    #expect(settings.alertSetting == (allows ? .enabled : .disabled))
    #expect(settings.soundSetting == .notSupported)
  }

  @Test func `a request replaces one of the same name until it comes`() async throws {
    let center = UNUserNotificationCenter.current()
    try await center.add(request("a"))
    try await center.add(request("b"))
    try await center.add(request("a"))
    let pending = await center.pendingNotificationRequests().map(\.identifier)
    #expect(pending == ["b", "a"])

    stage.deliver(request("a"))

    let left = await center.pendingNotificationRequests().map(\.identifier)
    #expect(left == ["b"])
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var link: String?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      link =
        connectionOptions.notificationResponse?.notification.request.content.userInfo["link"]
        as? String
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let log = Log()
    private lazy var handlers = Handlers(log)

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = handlers
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  @Test func `a tap that launches the app is in its connection options`() throws {
    let delegate = AppDelegate()
    let response = stage.response(to: request("shop/7"))

    stage.launch(delegate, answering: response)

    let scene = try #require(UIApplication.shared.connectedScenes.first)
    #expect((scene.delegate as? SceneDelegate)?.link == "shop/7")
    #expect(response.targetScene === scene)
    #expect(delegate.log.events == ["\(UNNotificationDefaultActionIdentifier) shop/7"])
  }
}
