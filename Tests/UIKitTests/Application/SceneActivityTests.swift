import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct SceneActivityTests {
  let stage = Stage.current

  @Test
  func `what a scene says when it is left comes back with the next launch`() throws {
    let delegate = ReaderAppDelegate()
    stage.launch(delegate)
    let scene = try #require(stage.window?.windowScene)
    (scene.delegate as? ReaderSceneDelegate)?.page = 7

    stage.enterBackground()
    let activity = try #require(stage.restorationActivity)
    #expect(activity.userInfo?["page"] as? Int == 7)
    #expect(scene.session.stateRestorationActivity === activity)

    let next = Stage()
    next.perform { next.launch(ReaderAppDelegate(), restoring: activity) }
    let restored = next.window?.windowScene?.delegate as? ReaderSceneDelegate
    #expect(restored?.page == 7)
    #expect(restored?.trace == ["connect", "restore 7"])
  }

  @Test
  func `an activity that needs to be saved is written by its holders, then told`() throws {
    stage.launch(ReaderAppDelegate())
    let delegate = try #require(stage.window?.windowScene?.delegate as? ReaderSceneDelegate)
    let screen = WritingController()
    stage.window?.rootViewController = screen
    let activity = NSUserActivity(activityType: "writing")
    screen.userActivity = activity
    stage.loop.flush()
    delegate.trace = []

    activity.needsSave = true
    stage.loop.flush()
    stage.loop.flush()

    #expect(!activity.needsSave)
    #expect(delegate.trace == ["update writing draft"])
  }

  @Test
  func `an activity that fails to arrive is announced, then given up`() throws {
    stage.launch(ReaderAppDelegate())
    let delegate = try #require(stage.window?.windowScene?.delegate as? ReaderSceneDelegate)
    delegate.trace = []

    stage.failToContinue("reading", error: CancellationError())

    #expect(delegate.trace == ["will reading", "fail reading CancellationError"])
  }

  @Test
  func `a scene that is closed leaves the foreground, then disconnects`() throws {
    stage.launch(ReaderAppDelegate())
    let scene = try #require(stage.window?.windowScene)
    let delegate = try #require(scene.delegate as? ReaderSceneDelegate)
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIScene.didDisconnectNotification,
      object: scene,
      queue: nil
    ) { _ in MainActor.assumeIsolated { delegate.trace.append("notification") } }
    defer { center.removeObserver(token) }
    delegate.trace = []

    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    stage.loop.settle()

    #expect(delegate.trace == ["resign", "background", "disconnect", "notification"])
    #expect(scene.activationState == .unattached)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test
  func `scenes and the app resign before any is in the background`() throws {
    stage.launch(ReaderAppDelegate())
    let scene = try #require(stage.window?.windowScene)
    var names: [String] = []
    let center = NotificationCenter.default
    let all: [(Notification.Name, String)] = [
      (UIScene.willDeactivateNotification, "scene resigns"),
      (UIApplication.willResignActiveNotification, "app resigns"),
      (UIScene.didEnterBackgroundNotification, "scene in background"),
      (UIApplication.didEnterBackgroundNotification, "app in background"),
      (UIApplication.willEnterForegroundNotification, "app in foreground"),
      (UIScene.willEnterForegroundNotification, "scene in foreground"),
      (UIScene.didActivateNotification, "scene active"),
      (UIApplication.didBecomeActiveNotification, "app active"),
    ]
    let tokens = all.map { name, text in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append("\(text) \(scene.activationState.rawValue)") }
      }
    }
    defer { tokens.forEach { center.removeObserver($0) } }

    stage.enterBackground()
    #expect(
      names == [
        "scene resigns 1", "app resigns 1", "scene in background 2", "app in background 2",
      ]
    )
    names = []
    stage.enterForeground()

    #expect(Set(names.prefix(2)) == ["app in foreground 2", "scene in foreground 1"])
    #expect(names.suffix(2) == ["scene active 0", "app active 0"])
  }

  @Test
  func `a scene without that method gives its own activity`() throws {
    stage.launch(ReaderAppDelegate())
    let scene = try #require(stage.window?.windowScene)
    (scene.delegate as? ReaderSceneDelegate)?.page = nil
    scene.userActivity = NSUserActivity(activityType: "own")

    stage.enterBackground()

    #expect(stage.restorationActivity?.activityType == "own")
  }

  @Test
  func `an activity from elsewhere is announced, then continued`() throws {
    stage.launch(ReaderAppDelegate())
    let delegate = try #require(stage.window?.windowScene?.delegate as? ReaderSceneDelegate)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://example.com/9")
    delegate.trace = []

    stage.continue(activity)

    #expect(delegate.trace == ["will NSUserActivityTypeBrowsingWeb", "continue /9"])
  }
}

private final class WritingController: UIViewController {
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.title = "draft"
  }
}

private final class ReaderAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ReaderSceneDelegate.self
    return configuration
  }
}

private final class ReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var page: Int? = 0
  var trace: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    trace.append("connect")
  }

  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    page = stateRestorationActivity.userInfo?["page"] as? Int ?? 0
    trace.append("restore \(page ?? -1)")
  }

  func sceneWillResignActive(_ scene: UIScene) { trace.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { trace.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { trace.append("disconnect") }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    trace.append("update \(userActivity.activityType) \(userActivity.title ?? "")")
  }

  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    trace.append("fail \(userActivityType) \(type(of: error))")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let page else { return nil }
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["page": page])
    return activity
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    trace.append("will \(userActivityType)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    trace.append("continue \(userActivity.webpageURL?.path ?? "")")
  }
}
