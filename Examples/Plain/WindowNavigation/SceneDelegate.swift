import SwiftUI
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
    let root = RootView()
      .environmentObject(WindowNavigation(window: window))
      .environmentObject(Settings())
    window.rootViewController = UIHostingController(rootView: root)
    self.window = window
    window.makeKeyAndVisible()
  }
}
