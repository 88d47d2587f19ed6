import NavigationCore
import UIKit

/// The screen to which a description is being applied.
@MainActor
struct BarScreen {
  /// The controller in the stack.
  ///
  /// Its item shows in the bar.
  let controller: UIViewController
  let bridge: ScreenBridge
  /// Whether arrays and views may be assigned now.
  ///
  /// No while a transition runs.
  let allowsStructure: Bool
  /// Whether the screen is, or is becoming, the one whose wishes hold for the stack's bars.
  let mayChangeStack: Bool
  /// Whether the stack's bars move with a transition.
  let isAnimated: Bool
  /// Whether a transition has just ended, whose coordinator may still be there.
  var isSettled = false

  var item: UINavigationItem { controller.navigationItem }
  var features: PlatformFeatures { bridge.features }

  var stack: UINavigationController? {
    controller.parent as? UINavigationController ?? controller.navigationController
  }

  /// The member of the stack below the screen, also while the screen is being pushed.
  var memberBelow: UIViewController? {
    guard let stack = bridge.enteredStack ?? stack else { return nil }
    let members = stack.viewControllers
    guard let index = members.firstIndex(where: { $0 === controller }) else {
      // A push tells the screen before the array has it.
      return members.last
    }
    return index > 0 ? members[index - 1] : nil
  }

  /// Writes one property and notes it.
  func write(_ property: String, _ change: () -> Void) {
    bridge.log?.note(property)
    change()
  }

  /// Does what changes the bar's structure, now or once the running transition has ended.
  func restructure(_ property: String, _ change: () -> Void) {
    if allowsStructure {
      write(property, change)
    } else {
      bridge.postpone()
    }
  }
}

// MARK: - The stack's bars

extension BarScreen {
  /// Brings the bars and the swipe of the stack to what its top screen wants.
  func applyToStack(_ description: NavigationBarConfiguration) {
    guard mayChangeStack, let bars = bridge.stackBars else { return }
    bars.setBarHidden(description.isHidden, on: self)
    bars.setToolbarHidden((description.value(.toolbar) as BarItems?).map(\.isEmpty), on: self)
    guard let stack, isSettled || stack.transitionCoordinator == nil else { return }
    let replacesBack = hasLeadingItems(description) && !item.leftItemsSupplementBackButton
    bars.setSwipe(
      description.allowsSwipeBack,
      needsHelp: replacesBack || item.hidesBackButton || stack.isNavigationBarHidden
        || hasBackAction,
      on: self
    )
  }

  /// UIKit may not swipe back where the back button has an action of its own.
  private var hasBackAction: Bool {
    if #available(iOS 16.0, *), features.bar16 { return item.backAction != nil }
    return false
  }

  private func hasLeadingItems(_ description: NavigationBarConfiguration) -> Bool {
    if let named: BarItems = description.value(.leading) { return !named.isEmpty }
    return !(item.leftBarButtonItems ?? []).isEmpty
  }

  /// A screen without wishes comes next.
  func giveBarsBack() {
    bridge.stackBars?.setBarHidden(nil, on: self)
    bridge.stackBars?.setToolbarHidden(nil, on: self)
  }
}
