import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: Coordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }

    let coordinator = Coordinator(container: Container(), style: .forest)
    let flow = WelcomeFlow(coordinator: coordinator)
    flow.start()

    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = coordinator.rootViewController
    window?.makeKeyAndVisible()
    self.coordinator = coordinator
  }
}
