import NavigationBridge
public import UIKit

/// The Gallery's navigation stack: UIKit's own, with hosted SwiftUI screens in it.
///
/// Its class lets guards speak on every way out, and gives each screen a navigator.
@MainActor
public enum GalleryStack {
  /// Makes the stack with the list of stories as its root.
  public static func make() -> UINavigationController {
    let stack = BridgedNavigationController()
    stack.navigationBar.prefersLargeTitles = true
    let list = StoryList { [weak stack] story in
      stack?.pushViewController(story.makeScreen(), animated: true)
    }
    stack.setViewControllers([list.hostedWithBridge()], animated: false)
    return stack
  }
}
