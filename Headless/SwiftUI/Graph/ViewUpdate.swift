@_spi(Headless) import UIKit

/// What is said about code that changes state while views are updated.
@MainActor
enum ViewUpdate {
  static func reportChange() {
    log("Modifying state during view update, this will cause undefined behavior.")
  }

  static func reportUninstalledState() {
    log(
      "Accessing State's value outside of being installed on a View. This will result in a constant "
        + "Binding of the initial value and will not update."
    )
  }
}

extension ViewUpdate {
  static func reportUninstalledStateObject(_ type: Any.Type) {
    log(
      "Accessing StateObject<\(type)>'s object without being installed on a View. "
        + "This will create a new instance each time."
    )
  }

  static func reportPublishing() {
    log(
      "Publishing changes from within view updates is not allowed, this will cause undefined "
        + "behavior."
    )
  }
}
