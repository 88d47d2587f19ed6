/// The operations. Each changes the array at once; what is seen follows in the next layout.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard !isRefusing(#"pushViewController:animated:"#) else { return }
    let wait = waits(animated: animated) { [weak self] in
      self?.push(controller, animated: animated)
    }
    guard !wait else { return }
    guard acceptsPush(controller) else { return }
    checkPush(controller)
    apply(stack.controllers + [controller], operation: .push, animated: animated)
  }

  func pop(animated: Bool) -> UIViewController? {
    guard !isRefusing("popViewControllerAnimated:") else { return nil }
    endZoomPush()
    let wait = waits(animated: animated) { [weak self] in
      _ = self?.pop(animated: animated)
    }
    guard !wait, stack.controllers.count > 1, let top = stack.controllers.last else { return nil }
    apply(Array(stack.controllers.dropLast()), operation: .pop, animated: animated)
    return isCoveredOnScreen ? nil : top
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard !isRefusing("popToViewController:animated:") else { return nil }
    endZoomPush()
    let wait = waits(animated: animated) { [weak self] in
      _ = self?.pop(to: controller, animated: animated)
    }
    guard !wait else { return nil }
    guard let index = stack.controllers.firstIndex(where: { $0 === controller }) else {
      raise(
        .internalInconsistency,
        "Tried to pop to a view controller that doesn't exist."
      )
    }
    if controller === topViewController {
      unsettled("C.4.2: popping to the top returns nil, not an empty array")
    }
    return popAbove(index, animated: animated)
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    guard !isRefusing("popToRootViewControllerAnimated:") else { return nil }
    endZoomPush()
    let wait = waits(animated: animated) { [weak self] in
      _ = self?.popToRoot(animated: animated)
    }
    guard !wait else { return nil }
    return popAbove(0, animated: animated)
  }

  private func popAbove(_ index: Int, animated: Bool) -> [UIViewController]? {
    let controllers = stack.controllers
    guard index + 1 < controllers.count else { return nil }
    let popped = Array(controllers[(index + 1)...])
    apply(Array(controllers[...index]), operation: .pop, animated: animated)
    return isCoveredOnScreen ? nil : popped
  }

  func set(_ controllers: [UIViewController], animated: Bool) {
    guard !isRefusing("setViewControllers:animated:") else { return }
    if stack.running.contains(where: \.transition.coordinator.initiallyInteractive) {
      unsettled("C.4.5: setViewControllers during an interactive pop waits for its end")
    }
    let wait = waits(animated: animated) { [weak self] in
      self?.set(controllers, animated: animated)
    }
    guard !wait else { return }
    checkMembers(controllers)
    // C.4.1
    let isPop = stack.controllers.contains { $0 === controllers.last }
    apply(controllers, operation: isPop ? .pop : .push, animated: animated)
  }

  // MARK: When

  /// C.8.9: a pop that meets a zoom on its way in has it shown first, and starts from there.
  private func endZoomPush() {
    for change in stack.running where change.operation == .push {
      if change.transition.animator is ZoomAnimator { change.transition.end() }
    }
  }

  /// C.1.13: covered by a modal or in another tab, though it was on screen before.
  private var isCoveredOnScreen: Bool { isViewLoaded && !isOnScreen }

  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && appearance.phase != .disappeared
  }

  /// C.4.5: while an animated change is announced or runs, operations wait for its end.
  private func waits(animated: Bool, _ operation: @escaping () -> Void) -> Bool {
    guard hasAnimatedChange, !startsInsideRunningPop else { return false }
    if !animated { unsettled("C.4.6: an unanimated operation waits for the running transition") }
    stack.deferred.append(operation)
    return true
  }

  /// Whether this stack itself is on its way, not only what is around it.
  package var isChangingStack: Bool { hasAnimatedChange }

  var hasAnimatedChange: Bool {
    if stack.pending?.transition.isAnimated == true { return true }
    return stack.running.contains(where: \.transition.isAnimated)
  }

  /// On 26 a second pop by the user may start inside the first.
  var startsInsideRunningPop: Bool {
    guard stack.isUserPop, Stage.current.allowsOverlappingPops, stack.pending == nil else {
      return false
    }
    return stack.running.allSatisfy { $0.operation == .pop && !$0.transition.isInteractive }
  }

  /// C.3, C.4.6, C.7.2: what is neither done now nor later.
  private func isRefusing(_ selector: String) -> Bool {
    if stack.isFrozen {
      log("\(selector) called on \(debugName), which a forced swipe has frozen.")
      return true
    }
    guard isModalTransitionRunning else { return false }
    log(
      "\(selector) called on \(debugName) while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated."
    )
    return true
  }

  private var isModalTransitionRunning: Bool {
    guard isOnScreen else { return false }
    if isSearchMoving { return true }
    guard let presented = presentedViewController,
      presented.presentingViewController?.isContained(in: self) == true
    else { return false }
    return presented.isBeingPresented || presented.isBeingDismissed
  }

  // MARK: What

  /// Where the changes under way lead.
  private var destination: UIViewController? {
    stack.pending?.transition.to ?? stack.running.last?.transition.to ?? stack.displayed
  }

  func apply(_ new: [UIViewController], operation: Operation, animated: Bool) {
    let old = stack.controllers
    let removed = old.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !old.contains { $0 === one } }
    let from = stack.pending.map(\.transition.from) ?? destination
    let isAnimated = animated && isOnScreen && from != nil && !new.isEmpty
    for controller in removed {
      controller.willMove(toParent: nil)
    }
    // C.4.3
    let lags =
      isAnimated && removed.count > 1 && operation == .pop && Stage.current.takes(.laggingArray)
    stack.laggingTop = lags ? old.last : nil
    stack.controllers = new
    for controller in added {
      adopt(controller)
    }
    // C.2.5: an unanimated pop clears the parent at once.
    for controller in removed where !isAnimated {
      controller.containingParent = nil
    }
    noteBottomBarWish()
    follow(
      new,
      from: from,
      previous: old,
      operation: operation,
      isAnimated: isAnimated,
      arriving: added,
      leaving: removed
    )
    sortChildren()
  }

  private func follow(
    _ new: [UIViewController],
    from: UIViewController?,
    previous: [UIViewController],
    operation: Operation,
    isAnimated: Bool,
    arriving added: [UIViewController],
    leaving removed: [UIViewController]
  ) {
    var arriving = added
    var leaving = removed
    if let pending = stack.pending {
      arriving = pending.arriving.filter { one in !removed.contains { $0 === one } } + added
      leaving = pending.leaving.filter { one in !added.contains { $0 === one } } + removed
      stack.pending = nil
    }
    guard isOnScreen, new.last !== from else {
      settle(arriving: arriving, leaving: leaving)
      stack.laggingTop = nil
      if isViewLoaded { updateBarItems() }
      return
    }
    let isInteractive = stack.isStartingInteractively && operation == .pop && isAnimated
    let transition = ScreenTransition(
      kind: operation == .pop ? .pop : .push,
      from: from,
      to: new.last,
      isAnimated: isAnimated,
      isInteractive: isInteractive,
      duration: 0.35,
      owner: self
    )
    if isAnimated { transition.attach(to: [self]) }
    stack.pending = StackChange(
      transition: transition,
      operation: operation,
      previous: previous,
      arriving: arriving,
      leaving: leaving
    )
    view.setNeedsLayout()
  }

  /// Parents of those that come or go without being seen.
  func settle(arriving: [UIViewController], leaving: [UIViewController]) {
    for controller in arriving where controller.parent === self {
      controller.didMove(toParent: self)
    }
    let members = Set(stack.controllers.map { ObjectIdentifier($0) })
    let gone = leaving.filter { !members.contains(ObjectIdentifier($0)) }
    let leavers = Set(gone.map { ObjectIdentifier($0) })
    containment.children.removeAll { leavers.contains(ObjectIdentifier($0)) }
    // One that was told may have pushed the next again.
    for controller in gone where !stack.controllers.contains(where: { $0 === controller }) {
      if controller.parent === self { controller.containingParent = nil }
      if controller.parent == nil { controller.didMove(toParent: nil) }
    }
  }

  /// The children are the stack, in its order, and those that still leave.
  func sortChildren() {
    let members = Set(stack.controllers.map { ObjectIdentifier($0) })
    let rest = containment.children.filter { !members.contains(ObjectIdentifier($0)) }
    containment.children = stack.controllers + rest
  }
}
