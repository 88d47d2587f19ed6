import NavigationBridge
public import UIKit

extension NavigationTester {
  /// What the navigation bar of a stack shows.
  @MainActor
  public struct BarSnapshot {
    private let stack: UINavigationController?
    let driver: any Driver
    let item: UINavigationItem?

    init(of stack: UINavigationController?, driver: any Driver) {
      self.stack = stack
      self.driver = driver
      item = stack?.topViewController?.navigationItem
    }

    /// The title, also where a title view stands in its place.
    public var title: String? { item?.title }

    /// The line below the title, natively or in a title view.
    public var subtitle: String? { item.flatMap { ShownSubtitle.text(of: $0) } }

    /// The items at the leading edge, the outermost first, those of groups too.
    ///
    /// Hidden ones are left out.
    public var leading: [BarItemSnapshot] { items(at: .leading) }

    /// The items at the trailing edge, the outermost first, those of groups too.
    ///
    /// Hidden ones are left out.
    public var trailing: [BarItemSnapshot] { items(at: .trailing) }

    /// The back button's title.
    ///
    /// Nil: there is no back button, or it shows only the chevron.
    public var backButtonTitle: String? {
      guard hasBackButton, let below = itemBelow else { return nil }
      if below.backButtonDisplayMode == .minimal { return nil }
      if let title = below.backBarButtonItem?.title { return title }
      if below.backButtonDisplayMode == .generic { return "Back" }
      return below.backButtonTitle ?? below.title ?? "Back"
    }

    /// Whether a back button is shown.
    public var hasBackButton: Bool {
      guard let item, itemBelow != nil, !item.hidesBackButton else { return false }
      return leading.isEmpty || item.leftItemsSupplementBackButton
    }

    /// Whether there is no bar.
    public var isHidden: Bool { stack?.isNavigationBarHidden ?? true }

    /// Whether the screen's title is large while its content is at the top.
    public var isLargeTitle: Bool {
      guard let stack, stack.navigationBar.prefersLargeTitles else { return false }
      for controller in stack.viewControllers.reversed() {
        switch controller.navigationItem.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic: continue
        default: return true
        }
      }
      return true
    }

    private var itemBelow: UINavigationItem? {
      stack?.viewControllers.dropLast().last?.navigationItem
    }
  }

  /// One item of the navigation bar.
  @MainActor
  public struct BarItemSnapshot {
    /// The item itself.
    public let item: UIBarButtonItem

    /// What VoiceOver says: the accessibility label, else the title.
    public var label: String? { item.accessibilityLabel ?? item.title }

    /// The title.
    ///
    /// Of an item with a picture, what the overflow menu shows.
    public var title: String? { item.title }

    /// Whether a tap acts.
    ///
    /// It is dimmed if not.
    public var isEnabled: Bool { item.isEnabled }

    /// Whether a tap or a long press opens a menu.
    public var hasMenu: Bool { item.menu != nil }
  }
}
