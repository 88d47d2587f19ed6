import UIKit

/// Finds what a person looks at: through modals, stacks, tabs and columns.
@MainActor
enum VisibleController {
  /// The screen on top of everything.
  static func top(of controller: UIViewController) -> UIViewController {
    var next = controller.presentedViewController
    // A search lies over its screen, which stays what a person looks at.
    while let search = next as? UISearchController { next = search.presentedViewController }
    if let presented = next, !presented.isBeingDismissed, !presented.isPassing {
      return top(of: presented)
    }
    return inner(of: controller).map { top(of: $0) } ?? controller
  }

  /// The stack of that screen.
  static func stack(in root: UIViewController) -> UINavigationController? {
    let top = top(of: root)
    return top as? UINavigationController ?? top.navigationController
  }

  /// All controllers on the way to that screen, the outermost first.
  static func path(from root: UIViewController) -> [UIViewController] {
    let bases = sequence(first: root, next: { $0.presentedViewController })
    return bases.flatMap { base in sequence(first: base, next: { inner(of: $0) }) }
  }

  /// What a container shows: SwiftUI's hosting controllers may hold one.
  private static func inner(of controller: UIViewController) -> UIViewController? {
    if let stack = controller as? UINavigationController { return stack.topViewController }
    if let tabs = controller as? UITabBarController { return tabs.selectedViewController }
    return controller.children.last { child in
      child.viewIfLoaded?.window != nil && (isContainer(child) || inner(of: child) != nil)
    }
  }

  private static func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
  }
}
