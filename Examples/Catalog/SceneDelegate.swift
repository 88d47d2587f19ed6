import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let stack = UINavigationController(rootViewController: FamiliesViewController())
    stack.navigationBar.prefersLargeTitles = true
    window.rootViewController = stack
    window.makeKeyAndVisible()
    self.window = window
  }
}
