/// Tells UIKit's own classes from those of an app, by their names.
enum SystemClass {
  /// Whether an object is of a private class of UIKit's.
  static func isPrivate(_ object: AnyObject) -> Bool {
    name(object).hasPrefix("_UI")
  }

  /// Whether UIKit made the class, private or not.
  ///
  /// Classes written in Swift have their module's name before them, those of UIKit mostly have none.
  static func isUIKits(_ object: AnyObject) -> Bool {
    isPrivate(object) || name(object).hasPrefix("UI")
  }

  private static func name(_ object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    for module in ["UIKit.", "UIKitCore."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }
}
