@_spi(Headless) import UIKit

/// Writes what the views say into the navigation item of their own host (C.9.4, C.9.5).
@MainActor
struct NavigationBarWriter {
  private var written = HostPreferences()

  var isDismissDisabled: Bool { written.isDismissDisabled ?? false }

  /// Writes what is different from what was written last; the app's own values stay otherwise.
  mutating func write(_ new: HostPreferences, to controller: UIViewController) {
    guard new != written else { return }
    let old = written
    written = new
    let item = controller.navigationItem
    if new.title != old.title {
      if new.title == nil { unsettled("C.9.5: a title that is no longer set becomes nil") }
      item.title = new.title
    }
    if new.displayMode != old.displayMode {
      item.largeTitleDisplayMode = new.displayMode?.largeTitleDisplayMode ?? .automatic
    }
    if new.hidesBackButton != old.hidesBackButton {
      item.hidesBackButton = new.hidesBackButton ?? false
    }
    if new.isBarHidden != old.isBarHidden { applyHiddenBar(to: controller) }
  }

  /// C.9.6
  func applyHiddenBar(to controller: UIViewController) {
    guard let isHidden = written.isBarHidden, let stack = controller.navigationController,
      stack.topViewController === controller, stack.isNavigationBarHidden != isHidden
    else { return }
    stack.setNavigationBarHidden(isHidden, animated: false)
  }
}

extension NavigationBarItem.TitleDisplayMode {
  fileprivate var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .never
    case .large: .always
    }
  }
}
