import StageSupport
import Testing
@_spi(Headless) import SwiftUI

@MainActor
@Suite(.onStage)
struct DelegateAdaptorTests {
  let stage = Stage.current

  private var labels: [String] {
    stage.loop.settle()
    return stage.window?.accessibilityNodes().compactMap(\.label) ?? []
  }

  private func tap(_ label: String) throws {
    let node = try #require(stage.window?.accessibilityNodes().first { $0.label == label })
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
  }

  @Test
  func `delegates that are observable objects are in the environment`() throws {
    stage.launch(ObjectApp.self)
    #expect(labels.contains("launches 1, scenes 1"))

    try tap("Note")

    #expect(labels.contains("launches 2, scenes 1"))
  }

  @Test
  func `a delegate that can be observed is in the environment`() throws {
    stage.launch(ObservableApp.self)
    #expect(labels.contains("launches 1"))

    try tap("Note")

    #expect(labels.contains("launches 2"))
  }

  @Test
  func `a scene delegate of the app's own hears all of its scene`() throws {
    let restored = NSUserActivity(activityType: "reading")
    stage.launch(ObjectApp.self)
    stage.loop.settle()
    let scene = try #require(stage.window?.windowScene)
    let delegate = try #require(HeardSceneDelegate.latest)

    scene.delegate?.scene(scene, restoreInteractionStateWith: restored)
    stage.failToContinue("compose", error: CancellationError())
    let activity = NSUserActivity(activityType: "writing")
    scene.userActivity = activity
    activity.needsSave = true
    stage.loop.flush()
    stage.enterBackground()

    #expect(
      delegate.heard == ["restore reading", "fail compose", "update writing", "asked"]
    )
    #expect(stage.restorationActivity?.activityType == "left")
  }
}

private final class ObjectDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = HeardSceneDelegate.self
    return configuration
  }
}

private final class HeardSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  static weak var latest: HeardSceneDelegate?

  @Published var scenes = 0
  var heard: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.latest = self
    scenes += 1
  }

  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    heard.append("restore \(stateRestorationActivity.activityType)")
  }

  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    heard.append("fail \(userActivityType)")
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    heard.append("update \(userActivity.activityType)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    heard.append("asked")
    return NSUserActivity(activityType: "left")
  }
}

private struct ObjectApp: App {
  @UIApplicationDelegateAdaptor(ObjectDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ObjectScreen() }
  }
}

private struct ObjectScreen: View {
  @EnvironmentObject private var delegate: ObjectDelegate
  @EnvironmentObject private var scene: HeardSceneDelegate

  var body: some View {
    Text("launches \(delegate.launches), scenes \(scene.scenes)")
    Button("Note") { delegate.launches += 1 }
  }
}

@Observable
private final class ObservableDelegate: NSObject, UIApplicationDelegate {
  var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }
}

private struct ObservableApp: App {
  @UIApplicationDelegateAdaptor private var delegate: ObservableDelegate

  var body: some Scene {
    WindowGroup { ObservableScreen() }
  }
}

private struct ObservableScreen: View {
  @Environment(ObservableDelegate.self) private var delegate

  var body: some View {
    Text("launches \(delegate.launches)")
    Button("Note") { delegate.launches += 1 }
  }
}
