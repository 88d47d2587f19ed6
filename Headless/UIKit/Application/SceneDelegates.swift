/// Stands in for the scene manifest of an app's Info.plist, which no target has here: Xcode's names
/// the class `SceneDelegate` of the app's module.
@MainActor
enum SceneDelegates {
  static func named(like delegate: any UIApplicationDelegate) -> AnyClass? {
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    return NSClassFromString("\(module).SceneDelegate")
  }

  /// Whether an app has scenes, before it was asked for their configuration: an app without them
  /// keeps its window in its delegate.
  static func areExpected(by delegate: any UIApplicationDelegate) -> Bool {
    if delegate is any SceneBasedDelegate || named(like: delegate) != nil { return true }
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let current = mirror {
      if current.children.contains(where: { $0.label?.hasSuffix("window") == true }) {
        return false
      }
      mirror = current.superclassMirror
    }
    return true
  }
}
