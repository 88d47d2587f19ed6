import UIKit

/// Guards the back button of a screen in a stack whose class is the app's.
///
/// There UIKit pops without asking, so the button gets another action, and no menu.
@MainActor
final class AdoptedBackGuard {
  private var hasAction = false
  private weak var below: UINavigationItem?
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
      below.backBarButtonItem = backItem.replaced
    }
    below = nil
    backItem = nil
  }
}

/// A back item that takes no menu: UIKit puts the menu of the back button there.
@MainActor
final class QuietBackItem: UIBarButtonItem {
  private let features = PlatformFeatures.current
  /// What stood there before.
  var replaced: UIBarButtonItem?

  convenience init(imitating item: UINavigationItem) {
    self.init()
    let shown = item.backBarButtonItem
    // Another guard's has gone when this one stands there.
    replaced = (shown as? QuietBackItem).map(\.replaced) ?? shown
    imitate(item)
  }

  /// Shows what the back button would show without it.
  func imitate(_ item: UINavigationItem) {
    let newest = shownTitle(of: item)
    if title != newest { title = newest }
    if image !== replaced?.image { image = replaced?.image }
    if tintColor != replaced?.tintColor { tintColor = replaced?.tintColor }
  }

  /// On iOS 26 a back button has the text that was declared for it, before that the screen's.
  private func shownTitle(of item: UINavigationItem) -> String? {
    switch item.backButtonDisplayMode {
    case .minimal: ""
    case .generic: replaced?.title ?? (showsDeclaredTitlesOnly ? nil : SystemTexts.back)
    default:
      replaced?.title ?? item.backButtonTitle
        ?? (showsDeclaredTitlesOnly ? nil : item.title ?? SystemTexts.back)
    }
  }

  private var showsDeclaredTitlesOnly: Bool {
    guard #available(iOS 26.0, *), features.bar26 else { return false }
    let keepsOldDesign = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility")
    return keepsOldDesign as? Bool != true
  }

  override var menu: UIMenu? {
    get { super.menu }
    set {}
  }
}
