public import UIKit

// MARK: - What the controller forwards

extension ScreenBridge {
  /// Forwards the controller's call of the same name.
  ///
  /// Here the bar gets its first description, so that it is complete when a push returns.
  ///
  /// - Parameter parent: The container, or nil when the screen leaves it.
  public func willMove(toParent parent: UIViewController?) {
    guard let parent, let controller else { return }
    isAttached = true
    hasLeft = false
    guard let stack = parent as? UINavigationController else { return enterContainer(parent) }
    enteredStack = stack
    if let engine = StackEngine.known(of: stack) { join(engine) }
    if !isCovered { measureScreen(in: parent) }
    stackBars = StackBars.bars(of: stack)
    move(to: controller)
    // A covered screen without a description of its caller's or route's has nothing to say yet.
    if !isCovered || !base.isEmpty {
      applyGuards()
      apply(.first)
    }
    enteredStack = nil
  }

  /// Forwards the controller's call of the same name.
  ///
  /// - Parameter parent: The container, or nil when the screen has left it.
  public func didMove(toParent parent: UIViewController?) {
    // Not earlier: in 'willMove(toParent:)' UIKit is in the middle of its change.
    if let parent {
      // The old container may say that the screen left only after the new one took it.
      if !isAttached { willMove(toParent: parent) }
      return tellEngine()
    }
    if let member, member !== controller, stackBars?.stack?.topViewController === member {
      move(to: nil)
    }
    leaveBar()
    // A container's item outlives what was in the container.
    if member !== controller { move(to: nil) }
    leaveStack()
  }

  /// The screen has left the stack, alone or with its container: what it wrote to others' objects is
  /// put back.
  private func leaveBar() {
    isAttached = false
    if let bars = stackBars, let stack = bars.stack, stack.transitionCoordinator == nil,
      let top = stack.topViewController, top !== member, BridgeTable.bridge(of: top) == nil
    {
      // A stack that isn't seen tells nobody that another screen is on top.
      withScreen(.appearing) { $0.giveBarsBack() }
      bars.giveSwipeBack()
    }
    stackBars = nil
    for slot in slots.all { slot.leave() }
    noteLeaving()
  }

  /// Forwards the controller's call of the same name.
  ///
  /// - Parameter animated: As UIKit said.
  public func viewWillAppear(_ animated: Bool) {
    guard let controller else { return }
    // iOS 16 may call before the controller has its parent: the member is known from the move then.
    if let found = BridgeTable.member(above: controller) {
      isAttached = true
      move(to: found)
      speakForContainer()
      enterContainersContext()
    }
    if drafts.isEmpty || hasAppeared || isCovered {
      measureScreen(in: controller)
    }
    wasSilentWhenAppearing = drafts.isEmpty && !hasAppeared
    applyGuards()
    apply(.appearing)
    tellEngine()
  }

  /// The screen is in a container from now on.
  ///
  /// It isn't evaluated before the container is in a stack: what it needs comes from there.
  private func enterContainer(_ container: UIViewController) {
    guard !isWaitingTab(of: container) else { return }
    let member = BridgeTable.member(above: container)
    if let member {
      enterContext(of: member)
      if !isCovered { measureScreen(in: container) }
    }
    move(to: member)
    guard member != nil else { return }
    applyGuards()
    apply(.first)
  }

  /// A screen in a container has what the container's place in the stack has.
  func enterContainersContext() {
    guard let member, member !== controller else { return }
    enterContext(of: member)
  }

  private func enterContext(of member: UIViewController) {
    guard engine == nil, let stack = member.parent as? UINavigationController,
      let known = StackEngine.known(of: stack)
    else { return }
    context.enter(known.environment, navigator: known.navigator(for: member))
  }

  /// Forwards the controller's call of the same name.
  ///
  /// What SwiftUI's own bar modifiers wrote over a named part in this layout is corrected, in the
  /// same frame.
  public func viewDidLayoutSubviews() {
    engine?.modals.followSelectionsSoon()
    guard member != nil else { return }
    if needsApply { applyGuards() }
    applyInLayout()
    checkForNestedStack()
  }

  /// Forwards the controller's call of the same name.
  ///
  /// - Parameter animated: As UIKit said.
  public func viewDidAppear(_ animated: Bool) {
    hasAppeared = true
    hasLeft = false
    mayLeave = false
    applyGuards()
    wasSilentWhenAppearing = false
    apply(.update)
    // The transition may not be over yet: what waits for its end is applied then.
    if member?.transitionCoordinator != nil { applyAfterTransition() }
    tellEngine()
  }

  /// Forwards the controller's call of the same name.
  ///
  /// A screen without a bridge that comes next gets the stack's bars as the stack had them.
  ///
  /// - Parameter animated: As UIKit said.
  public func viewWillDisappear(_ animated: Bool) {
    tellEngine()
    guard let next = screenAfterThis, BridgeTable.bridge(of: next) == nil else { return }
    withScreen(.appearing) { $0.giveBarsBack() }
  }

  /// Forwards the controller's call of the same name.
  ///
  /// - Parameter animated: As UIKit said.
  public func viewDidDisappear(_ animated: Bool) {
    modalGuard?.noteEnd()
    tellEngine()
    if isInContainerThatLeft { return leaveBar() }
    if isHiddenInContainer { return move(to: nil) }
    guard let next = screenAfterThis, BridgeTable.bridge(of: next) == nil else { return }
    stackBars?.giveSwipeBack()
  }

  /// UIKit tells a container that it has left the stack, and not what is in it.
  private var isInContainerThatLeft: Bool {
    guard let member, member !== controller, outer == nil, let stack = stackBars?.stack else {
      return false
    }
    return !stack.viewControllers.contains { $0 === member }
  }

  /// The container shows another screen now, which this one isn't to speak for.
  private var isHiddenInContainer: Bool {
    guard let member, member !== controller, outer == nil, let stack = stackBars?.stack else {
      return false
    }
    return stack.topViewController === member && stack.transitionCoordinator == nil
      && member.viewIfLoaded?.window != nil && member.presentedViewController == nil
  }

  /// Tabs have their parent from the start, and are shown when they're selected.
  private func isWaitingTab(of parent: UIViewController) -> Bool {
    guard let tabs = parent as? UITabBarController else { return false }
    return tabs.selectedViewController !== controller
  }

  private var screenAfterThis: UIViewController? {
    guard let member, let stack = stackBars?.stack else { return nil }
    let next =
      member.transitionCoordinator?.viewController(forKey: .to) ?? stack.topViewController
    return next === member || next?.parent !== stack ? nil : next
  }

  /// Measures and applies now what was or may be covered: it is about to be seen.
  func prepareToReveal() {
    guard let parent = controller?.parent else {
      isCovered = false
      return
    }
    measureScreen(in: parent)
    apply(.update)
  }

  private func measureScreen(in container: UIViewController) {
    isCovered = false
    enterContext()
    hasMeasured = true
    isMeasuring = true
    UpdateWatch.during {
      measure(container.viewIfLoaded?.bounds.size ?? Self.sizeBeforeLoading)
    }
    isMeasuring = false
  }

  /// What the screen says of the tab bar, measured now if nothing was before.
  var hidesBottomBarWhenPushed: Bool? {
    if !hasMeasured, !isCovered, let controller { measureScreen(in: controller) }
    return drafts.merged(onto: base).hidesBottomBarWhenPushed
  }
}
