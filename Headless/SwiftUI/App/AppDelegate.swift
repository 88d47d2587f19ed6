internal import Foundation
@_spi(Headless) internal import UIKit

/// SwiftUI's own delegate of the application, which hands on to that of the app.
final class AppDelegate: NSObject, SceneBasedDelegate {
  var adapted: (any UIApplicationDelegate)?
  var root: AppWindowMaker?
  let requests = WindowRequests()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    adapted?.applicationDidBecomeActive(application)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    adapted?.applicationWillResignActive(application)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    adapted?.applicationDidEnterBackground(application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    adapted?.applicationWillEnterForeground(application)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    adapted?.applicationWillTerminate(application)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    adapted?.applicationDidReceiveMemoryWarning(application)
  }

  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    adapted?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations(for: window)
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration =
      adapted?.application(
        application,
        configurationForConnecting: connectingSceneSession,
        options: options
      ) ?? connectingSceneSession.configuration
    SceneDelegate.appDelegate = configuration.delegateClass
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    adapted?.application(application, didDiscardSceneSessions: sceneSessions)
  }
}

/// SwiftUI's own delegate of a scene: it shows the app's window, and hands on to that of the app.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  /// The class that the app's delegate asked for.
  static var appDelegate: AnyClass?

  var window: UIWindow?
  private var adapted: (any UISceneDelegate)?
  /// What the app's views asked for; nil for the window of the launch.
  private(set) var request: WindowRequest?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let delegate = UIApplication.shared.delegate as? AppDelegate
    else { return }
    if let type = Self.appDelegate {
      adapted = ObjectMaker.make(type) as? any UISceneDelegate
      adapted?.scene(scene, willConnectTo: session, options: connectionOptions)
    }
    let window = UIWindow(windowScene: scene)
    let delegates = [adapted as AnyObject?, delegate.adapted as AnyObject?].compactMap { $0 }
    request = delegate.requests.take()
    window.rootViewController = delegate.root?.makeController(delegates, request)
    window.makeKeyAndVisible()
    self.window = window
    for context in connectionOptions.urlContexts {
      OpenURLHandlers.open(context.url, in: window, whenShown: true)
    }
    for activity in connectionOptions.userActivities {
      ActivityHandlers.handle(activity, in: window, whenShown: true)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    adapted?.scene(scene, openURLContexts: URLContexts)
    guard let window else { return }
    for context in URLContexts {
      OpenURLHandlers.open(context.url, in: window, whenShown: false)
    }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    adapted?.scene(scene, willContinueUserActivityWithType: userActivityType)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    adapted?.scene(scene, continue: userActivity)
    guard let window else { return }
    ActivityHandlers.handle(userActivity, in: window, whenShown: false)
  }

  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    adapted?.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    adapted?.scene(scene, didUpdate: userActivity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    adapted?.stateRestorationActivity(for: scene)
  }

  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    adapted?.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    (adapted as? any UIWindowSceneDelegate)?.windowScene(
      windowScene,
      performActionFor: shortcutItem,
      completionHandler: completionHandler
    )
  }

  func sceneDidDisconnect(_ scene: UIScene) { adapted?.sceneDidDisconnect(scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { adapted?.sceneDidBecomeActive(scene) }
  func sceneWillResignActive(_ scene: UIScene) { adapted?.sceneWillResignActive(scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { adapted?.sceneWillEnterForeground(scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { adapted?.sceneDidEnterBackground(scene) }
}
