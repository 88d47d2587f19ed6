import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AppDelegateLifeTests {
  let stage = Stage.current

  @Test
  func `an app without scenes hears of its life by its delegate`() throws {
    let delegate = OldDelegate()
    let url = try #require(URL(string: "app://a"))

    stage.launch(delegate, opening: [url])
    #expect(delegate.trace == ["options app://a", "open app://a", "active"])
    delegate.trace = []
    stage.enterBackground()
    stage.enterForeground()
    stage.open(try #require(URL(string: "app://b")))
    stage.warnOfMemory()
    stage.terminate()

    #expect(
      delegate.trace == [
        "resign", "background", "foreground", "active", "open app://b", "memory", "resign",
        "background", "terminate",
      ]
    )
    #expect(delegate.root.warnings == 1)
  }

  @Test
  func `an app with scenes gets links by its scene only, cold or warm`() throws {
    let delegate = NewDelegate()
    let link = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    link.webpageURL = URL(string: "https://example.com/a")
    let url = try #require(URL(string: "app://a"))

    stage.launch(
      delegate,
      opening: [url],
      continuing: link,
      performing: UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    )
    stage.continue(link)
    stage.perform(UIApplicationShortcutItem(type: "search", localizedTitle: "Search"))
    stage.enterBackground()

    let scene = stage.window?.windowScene?.delegate as? NewSceneDelegate
    #expect(delegate.trace == ["options none"])
    #expect(
      scene?.trace == [
        "connect https://example.com/a new", "will continue", "https://example.com/a", "search",
      ]
    )
  }

  @Test
  func `a window without a scene isn't shown in an app with scenes`() {
    stage.launch(NewDelegate())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()

    window.makeKeyAndVisible()
    stage.loop.settle()
    #expect(!stage.windows.contains(window))
    #expect(window.rootViewController?.viewIfLoaded?.window == nil)

    window.windowScene = stage.windows.first?.windowScene
    stage.loop.settle()
    #expect(stage.windows.contains(window))
  }

  @Test
  func `a window that nobody keeps goes`() {
    stage.show(UIViewController())

    func showBriefly() {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert + 1
      window.rootViewController = UIViewController()
      window.isHidden = false
      stage.loop.settle()
      #expect(stage.windows.count == 2)
    }
    showBriefly()

    #expect(stage.windows.count == 1)
  }

  @Test
  func `the key window changes hands with notifications`() {
    let first = stage.show(UIViewController())
    var names: [String] = []
    let center = NotificationCenter.default
    let tokens = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map {
      name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }

    let second = stage.show(UIViewController())

    #expect(names == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
    #expect(!first.isKeyWindow && second.isKeyWindow)
    for token in tokens {
      center.removeObserver(token)
    }
  }

  @Test
  func `levels, priorities and weights are numbers`() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect(UIWindow.Level.normal < .statusBar)
    #expect((UILayoutPriority.defaultHigh - 1).rawValue == 749)
    #expect(UILayoutPriority.required - UILayoutPriority.defaultLow == 750)
    #expect(UIFont.Weight.regular < .bold)
  }

  @Test
  func `another window on a pad is a scene of its own`() throws {
    let stage = Stage(device: .pad)
    try stage.perform {
      stage.launch(NewDelegate())
      let activity = NSUserActivity(activityType: "compose")

      UIApplication.shared.requestSceneSessionActivation(
        nil,
        userActivity: activity,
        options: nil
      )
      stage.loop.settle()
      #expect(UIApplication.shared.openSessions.count == 2)
      let second = try #require(stage.windows.last?.windowScene)
      #expect((second.delegate as? NewSceneDelegate)?.trace == ["connect compose none"])

      UIApplication.shared.requestSceneSessionDestruction(second.session, options: nil)
      stage.loop.settle()
      #expect(UIApplication.shared.openSessions.count == 1)
      #expect(stage.windows.count == 1)
    }
  }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var trace: [String] = []
  let root = WarnedController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? URL
    trace.append("options \(url?.absoluteString ?? "none")")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { trace.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { trace.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { trace.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { trace.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { trace.append("terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { trace.append("memory") }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    trace.append("open \(url.absoluteString)")
    return true
  }
}

private final class WarnedController: UIViewController {
  var warnings = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}

final class NewDelegate: UIResponder, UIApplicationDelegate {
  var trace: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    trace.append("options \(launchOptions == nil ? "none" : "some")")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { trace.append("active") }
  func applicationDidEnterBackground(_ application: UIApplication) { trace.append("background") }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NewSceneDelegate.self
    return configuration
  }
}

final class NewSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var trace: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let activity = connectionOptions.userActivities.first
    let link = activity?.webpageURL?.absoluteString ?? activity?.activityType ?? "none"
    trace.append("connect \(link) \(connectionOptions.shortcutItem?.type ?? "none")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    trace.append("will continue")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    trace.append(userActivity.webpageURL?.absoluteString ?? "none")
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    trace.append(shortcutItem.type)
    completionHandler(true)
  }
}
