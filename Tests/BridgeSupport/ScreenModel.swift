package import Combine
package import NavigationBridge

/// The state of a test's screen, changed from outside.
@MainActor
package final class ScreenModel: ObservableObject {
  @Published package var title: String?
  @Published package var subtitle: String?
  @Published package var leading: [UIKitNavigationBarItem]?
  @Published package var trailing: [UIKitNavigationBarItem]?
  @Published package var isDescribed = true
  @Published package var text = "Content"
  /// Not published: how often the body ran.
  package var bodyCount = 0

  package init(
    title: String? = nil,
    subtitle: String? = nil,
    leading: [UIKitNavigationBarItem]? = nil,
    trailing: [UIKitNavigationBarItem]? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.leading = leading
    self.trailing = trailing
  }
}
