import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct LaunchTests {
  let stage = Stage.current

  @Test
  func `an app launches its delegate, then its scene`() {
    let delegate = AppDelegate()

    stage.launch(delegate)

    let scene = stage.windows.first?.windowScene
    #expect(delegate.trace == ["willFinish", "didFinish", "configuration"])
    #expect(
      (scene?.delegate as? SceneDelegate)?.trace == ["connect", "foreground", "active"]
    )
    #expect(scene?.activationState == .foregroundActive)
    #expect(UIApplication.shared.delegate === delegate)
    #expect(UIApplication.shared.connectedScenes.first === scene)
  }

  @Test
  func `the scene's window shows its root after the launch`() {
    stage.launch(AppDelegate())

    let root = stage.window?.rootViewController

    #expect(root?.viewIfLoaded?.window === stage.window)
    #expect((root as? TracingController)?.trace.last == "viewDidAppear")
    #expect(stage.textTree() == "Welcome")
  }

  @Test
  func `a delegate without scenes may make the window itself`() {
    let delegate = PlainDelegate()

    stage.launch(delegate)

    #expect(stage.window === delegate.window)
    #expect(delegate.window?.rootViewController?.isViewLoaded == true)
  }

  @Test
  func `going home and coming back tells the scene`() throws {
    stage.launch(AppDelegate())
    let delegate = try #require(
      stage.window?.windowScene?.delegate as? SceneDelegate
    )
    delegate.trace = []

    stage.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    stage.enterForeground()

    #expect(delegate.trace == ["resign", "background", "foreground", "active"])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test
  func `a link reaches the scene at launch and later`() throws {
    let first = try #require(URL(string: "app://first"))
    let second = try #require(URL(string: "app://second"))

    stage.launch(AppDelegate(), opening: [first])
    stage.open(second)

    let delegate = stage.window?.windowScene?.delegate as? SceneDelegate
    #expect(delegate?.urls == [first, second])
  }

  @Test
  func `a URL handed to the system is opened in the next turn`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var isOpen: Bool?

    UIApplication.shared.open(url) { isOpen = $0 }

    #expect(isOpen == nil)
    stage.loop.flush()
    #expect(isOpen == true)
    #expect(stage.openedURLs == [url])
  }

  @Test
  func `windows of a higher level lie above`() {
    let low = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let high = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    high.windowLevel = .alert

    high.isHidden = false
    low.isHidden = false

    #expect(stage.windows == [low, high])
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var trace: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    trace.append("willFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    trace.append("didFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    trace.append("configuration")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var trace: [String] = []
  var urls: [URL] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    trace.append("connect")
    urls += connectionOptions.urlContexts.map(\.url)
    guard let scene = scene as? UIWindowScene else { return }
    let controller = TracingController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Welcome"
    controller.view.addSubview(label)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { trace.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { trace.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { trace.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { trace.append("background") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    urls += URLContexts.map(\.url)
  }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
