import UIKit

// MARK: - What the guard modifiers say

extension ScreenBridge {
  /// Keeps what a guard modifier's body says.
  ///
  /// - Returns: A number that differs from all before where a guard came or went.
  func record(_ value: ScreenGuard?, for token: BarModifierToken, depth: Int) -> Int {
    if guards.record(value, for: token, depth: depth) { guardsChanged() }
    return revision
  }

  var isGuarded: Bool { !guards.isEmpty }

  /// What the screen is, for an issue.
  var screenName: String {
    controller?.navigationItem.title ?? controller?.title ?? String(describing: rootType)
  }

  /// Whether the screen wants the swipe back.
  ///
  /// Nil leaves it to the system.
  var allowsSwipeBack: Bool? { drafts.merged(onto: base).allowsSwipeBack }

  // MARK: Applying

  /// Puts the guards where the ways out are.
  func applyGuards() {
    guard let controller else { return }
    if isGuarded {
      if let stack = enteredStack ?? member?.navigationController {
        let guards = StackGuard.guards(of: stack)
        hold(guards)
        guards.installSwipes()
      }
      if let root = ModalGuard.presentedRoot(of: controller) {
        modalGuard = ModalGuard.guards(of: root)
      }
    }
    modalGuard?.update(for: self)
  }

  /// Guards the back button of a stack that UIKit pops without asking.
  func applyBackGuard(on screen: BarScreen) {
    guard #available(iOS 16.0, *), features.bar16 else { return }
    let wantsGuard = isBackGuarded(on: screen)
    guard wantsGuard || backGuard != nil else { return }
    let backGuard = backGuard ?? AdoptedBackGuard()
    self.backGuard = backGuard
    if wantsGuard {
      backGuard.apply(on: screen) { [weak self] in self?.askBack() }
    } else {
      backGuard.remove(from: screen)
      self.backGuard = nil
    }
  }

  /// Below iOS 16 a back button can't be given another action: one of ours stands in its place.
  func addBackItem(to description: inout NavigationBarConfiguration, on screen: BarScreen) {
    if #available(iOS 16.0, *), features.bar16 { return }
    guard isBackGuarded(on: screen) else { return }
    var back = description.backButton ?? BarBackButton()
    let title = back.title ?? screen.memberBelow?.navigationItem.title ?? SystemTexts.back
    back.isHidden = true
    description.backButton = back
    let item = UIKitNavigationBarItem.systemImage(
      "chevron.backward",
      accessibilityLabel: title
    ) { [weak self] _ in self?.askBack() }
    description.leading = [item.id("NavigationBridge.back")] + (description.leading ?? [])
  }

  private func isBackGuarded(on screen: BarScreen) -> Bool {
    guard let stack = enteredStack ?? screen.stack, !(stack is BridgedNavigationController) else {
      return false
    }
    return GuardDesk.isGuarded(screen.controller) && screen.memberBelow != nil
  }

  private func askBack() {
    guard let stack = member?.navigationController, let below = below(in: stack) else { return }
    StackGuard.guards(of: stack).pop(to: below, cause: .back)
  }

  private func below(in stack: UINavigationController) -> UIViewController? {
    let members = stack.viewControllers
    guard let index = members.firstIndex(where: { $0 === member }), index > 0 else { return nil }
    return members[index - 1]
  }

  // MARK: Ways out

  /// Forwards the controller's call of the same name.
  ///
  /// - Returns: Whether the screen was guarded, so that its guard was asked.
  public func accessibilityPerformEscape() -> Bool {
    guard let controller, isGuarded else { return false }
    if let stack = member?.navigationController, let below = below(in: stack) {
      StackGuard.guards(of: stack).pop(to: below, cause: .escape)
      return true
    }
    guard let root = ModalGuard.presentedRoot(of: controller) else { return false }
    ModalGuard.guards(of: root).attemptToDismiss(cause: .escape)
    return true
  }

  /// The screen has left: if nobody asked its guard, it is told.
  func noteLeaving() {
    guard !hasLeft else { return }
    hasLeft = true
    if isGuarded, !mayLeave { report(GuardIssue.leftUnasked(screenName)) }
    mayLeave = false
    question?.abandon()
    backGuard?.giveBackItemBack()
    backGuard = nil
    hold(nil)
    modalGuard?.update(for: self)
    modalGuard = nil
  }

  private func hold(_ guards: StackGuard?) {
    guard guards !== stackGuard else { return }
    stackGuard?.removeHolder()
    guards?.addHolder()
    stackGuard = guards
  }

  // MARK: Issues

  func reportOwnedPresentation() {
    report(GuardIssue.ownedPresentation(screenName))
  }

  func reportOwnedBackAction() {
    report(GuardIssue.ownedBackAction(screenName))
  }
}
