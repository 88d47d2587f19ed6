import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let store = Store()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let tabs = ShopTabBarController(store: store)
    window.rootViewController = tabs
    window.tintColor = .systemIndigo
    window.makeKeyAndVisible()
    self.window = window
    if let activity = session.stateRestorationActivity ?? connectionOptions.userActivities.first {
      tabs.restore(from: activity)
    }
    if let url = connectionOptions.urlContexts.first?.url {
      tabs.open(url)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    (window?.rootViewController as? ShopTabBarController)?.open(url)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    (window?.rootViewController as? ShopTabBarController)?.restorationActivity
  }
}
