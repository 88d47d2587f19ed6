/// Stands in for the scene manifest of an app's Info.plist, which no target has here: Xcode's names
/// the class `SceneDelegate` of the app's module.
@MainActor
enum SceneDelegates {
  static func named(like delegate: any UIApplicationDelegate) -> AnyClass? {
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    return NSClassFromString("\(module).SceneDelegate")
  }
}
