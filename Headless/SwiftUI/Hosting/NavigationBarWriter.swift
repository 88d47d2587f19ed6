@_spi(Headless) import UIKit

/// Writes what the views say into the navigation item of their own host (C.9.4, C.9.5).
@MainActor
struct NavigationBarWriter {
  private(set) var latest = HostPreferences()
  private var writtenToolbar = WrittenToolbar()
  private var hasHiddenTabBar = false
  private var hasShownToolbar = false

  var isDismissDisabled: Bool { latest.isDismissDisabled ?? false }

  /// Writes what is different from what was written last; the app's own values stay otherwise.
  mutating func write(_ new: HostPreferences, to controller: UIViewController) {
    let old = latest
    latest = new
    let item = controller.navigationItem
    let title = new.hidesTitle == true ? "" : new.title
    let oldTitle = old.hidesTitle == true ? "" : old.title
    if title != oldTitle {
      if title == nil { unsettled("C.9.5: a title that is no longer set becomes nil") }
      item.title = title
    }
    if new.displayMode != old.displayMode {
      item.largeTitleDisplayMode = new.displayMode?.largeTitleDisplayMode ?? .automatic
    }
    if new.hidesBackButton != old.hidesBackButton {
      item.hidesBackButton = new.hidesBackButton ?? false
    }
    if #available(iOS 26.0, *), new.subtitle != old.subtitle { item.subtitle = new.subtitle }
    if new.backgrounds != old.backgrounds {
      writeBackground(new.backgrounds[.navigationBar], to: item)
    }
    writtenToolbar.write(new, to: controller)
    if new.bars != old.bars { applyBars(to: controller) }
    if !writtenToolbar.bottomItems.isEmpty || hasShownToolbar { applyBottomBar(to: controller) }
  }

  // MARK: Backgrounds

  private func writeBackground(_ wish: BarBackgroundWish?, to item: UINavigationItem) {
    guard let wish else {
      item.standardAppearance = nil
      item.scrollEdgeAppearance = nil
      return
    }
    let appearance = UINavigationBarAppearance()
    if wish.isVisible == false { appearance.configureWithTransparentBackground() }
    if let color = wish.color, wish.isVisible != false { appearance.backgroundColor = color }
    if wish.scheme == .dark {
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    }
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = wish.isVisible == true ? appearance : nil
  }

  // MARK: Hidden bars

  /// C.9.6
  mutating func applyBars(to controller: UIViewController) {
    guard controller.viewIfLoaded?.window != nil else { return }
    applyTabBar(to: controller)
    guard let isHidden = wantsHiddenBar(controller), let stack = controller.navigationController,
      stack.topViewController === controller, stack.isNavigationBarHidden != isHidden
    else { return }
    stack.setNavigationBarHidden(isHidden, animated: false)
  }

  /// A screen on a stack of SwiftUI's own has its bar unless it says otherwise.
  private func wantsHiddenBar(_ controller: UIViewController) -> Bool? {
    latest.bars.navigationBar ?? ((controller as? HostedPage)?.model == nil ? nil : false)
  }

  private mutating func applyTabBar(to controller: UIViewController) {
    guard let tabs = controller.tabBarController else { return }
    let isHidden = latest.bars.tabBar ?? false
    guard isHidden || hasHiddenTabBar else { return }
    if let stack = controller.navigationController, stack.topViewController !== controller {
      return
    }
    hasHiddenTabBar = isHidden
    if #available(iOS 18.0, *) { tabs.setTabBarHidden(isHidden, animated: false) }
  }

  /// A screen that hid the tab bar gives it back when it leaves.
  mutating func hostWillDisappear(_ controller: UIViewController) {
    guard hasHiddenTabBar, let tabs = controller.tabBarController else { return }
    hasHiddenTabBar = false
    if #available(iOS 18.0, *) { tabs.setTabBarHidden(false, animated: false) }
  }

  /// Items of the bottom bar show it, and hide it when the screen has none any more.
  mutating func applyBottomBar(to controller: UIViewController) {
    guard let stack = controller.navigationController, stack.topViewController === controller
    else { return }
    let isShown = !writtenToolbar.bottomItems.isEmpty && latest.bars.bottomBar != true
    guard isShown || hasShownToolbar, stack.isToolbarHidden == isShown else { return }
    hasShownToolbar = isShown
    stack.setToolbarHidden(!isShown, animated: false)
  }

  mutating func hostDidAppear(_ controller: UIViewController) {
    applyBars(to: controller)
    applyBottomBar(to: controller)
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
