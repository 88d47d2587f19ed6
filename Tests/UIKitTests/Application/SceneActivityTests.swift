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

    stage.continue(activity)

    #expect(delegate.trace == ["will NSUserActivityTypeBrowsingWeb", "continue /9"])
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
    page = session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 0
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
