import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let store = MailStore()

  private var split: MailSplitViewController? {
    window?.rootViewController as? MailSplitViewController
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = MailSplitViewController(store: store)
    self.window = window
    window.makeKeyAndVisible()
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      split?.restore(from: activity)
    }
    if let url = connectionOptions.urlContexts.first?.url {
      split?.open(url)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    split?.open(url)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    split?.restore(from: userActivity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    split?.restorationActivity
  }
}
