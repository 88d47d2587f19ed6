import UIKit

/// Guards the back button of a screen in a stack whose class is the app's.
///
/// There UIKit pops without asking, so the button gets another action, and no menu.
@MainActor
final class AdoptedBackGuard {
  private var hasAction = false
  private weak var below: UINavigationItem?
  private var backItemBefore: UIBarButtonItem?
  private var backItem: QuietBackItem?

  /// Has the back button ask for a pop of the screen, and takes its menu away.
  @available(iOS 16.0, *)
  func apply(on screen: BarScreen, _ ask: @escaping @MainActor () -> Void) {
    if !hasAction {
      guard screen.item.backAction == nil else { return screen.bridge.reportOwnedBackAction() }
      hasAction = true
      screen.write("backAction") {
        screen.item.backAction = UIAction { _ in ask() }
      }
    }
    guard let itemBelow = screen.memberBelow?.navigationItem, itemBelow !== below else { return }
    giveBackItemBack()
    below = itemBelow
    backItemBefore = itemBelow.backBarButtonItem
    let quiet = QuietBackItem(imitating: itemBelow)
    backItem = quiet
    screen.write("backBarButtonItem") { itemBelow.backBarButtonItem = quiet }
  }

  @available(iOS 16.0, *)
  func remove(from screen: BarScreen) {
    if hasAction {
      hasAction = false
      screen.write("backAction") { screen.item.backAction = nil }
    }
    giveBackItemBack()
  }

  /// The screen left: the item below gets its own back item again.
  func giveBackItemBack() {
    if let below, let backItem, below.backBarButtonItem === backItem {
      below.backBarButtonItem = backItemBefore
    }
    below = nil
    backItem = nil
    backItemBefore = nil
  }
}

/// A back item that takes no menu: UIKit puts the menu of the back button there.
@MainActor
final class QuietBackItem: UIBarButtonItem {
  convenience init(imitating item: UINavigationItem) {
    self.init()
    let shown = item.backBarButtonItem
    title = shown?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    image = shown?.image
    tintColor = shown?.tintColor
    if item.backButtonDisplayMode == .minimal { title = "" }
  }

  override var menu: UIMenu? {
    get { super.menu }
    set {}
  }
}
