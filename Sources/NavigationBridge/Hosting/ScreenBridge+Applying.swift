import UIKit

extension ScreenBridge {
  enum Moment {
    case first, appearing, update, transitionEnded
  }

  /// Applies once more when the running transition has ended, cancelled or not.
  func applyAfterTransition() {
    guard !waitsForTransition, let coordinator = member?.transitionCoordinator else { return }
    waitsForTransition = true
    let running = ObjectIdentifier(coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      waitsForTransition = false
      // On iOS 26 a second pop may have begun inside the first.
      if let next = member?.transitionCoordinator, ObjectIdentifier(next) != running {
        applyAfterTransition()
      } else {
        apply(.transitionEnded)
      }
    }
  }

  /// Something has to wait for the end of the running transition.
  func postpone() {
    isPostponed = true
    applyAfterTransition()
  }

  /// A hosted screen inside this one describes the bar too: what this one says wins.
  private func include(
    _ description: NavigationBarConfiguration,
    from token: BarModifierToken,
    _ moment: Moment
  ) {
    drafts.record(description, for: token, depth: Self.nestedDepth)
    needsApply = true
    apply(moment)
  }

  private static let nestedDepth = 1_000_000

  /// Another member's item shows the bar from now on: the former one gets back what it had.
  func move(to newMember: UIViewController?) {
    guard newMember !== member else { return }
    needsApply = true
    let former = outer == nil && member !== controller ? member : nil
    if let outer {
      outer.remove(nestedToken)
    } else if let member {
      let screen = makeScreen(member, .first)
      for slot in slots.all { slot.apply(NavigationBarConfiguration(), on: screen) }
      slots.removeAll()
    }
    member = newMember
    outer = newMember === controller ? nil : newMember.flatMap { BridgeTable.bridge(of: $0) }
    if let former, ContainerVoices.voices(in: former).leave(self) { leaveStacksBars(of: former) }
    if newMember == nil { stackBars = nil }
    speakForContainer()
    enterContainersContext()
  }

  /// Nobody in a container that stays speaks for the stack's bars any more.
  private func leaveStacksBars(of container: UIViewController) {
    guard let bars = stackBars, let stack = bars.stack, stack.topViewController === container,
      stack.transitionCoordinator == nil
    else { return }
    makeScreen(container, .appearing).giveBarsBack()
    bars.giveSwipeBack()
  }

  /// Nobody else says what the bars are to be like while a container without a bridge is on top.
  ///
  /// Of the screens in it the one that came last does.
  func speakForContainer() {
    guard outer == nil, let member, member !== controller else { return }
    if ContainerVoices.voices(in: member).raise(self) { needsApply = true }
    guard stackBars == nil else { return }
    stackBars = (member.parent as? UINavigationController).map { StackBars.bars(of: $0) }
  }

  func apply(_ moment: Moment) {
    guard let member else { return }
    if isUpToDate(at: moment) { return reassert(on: makeScreen(member, moment)) }
    needsApply = false
    isPostponed = false
    let merged = drafts.merged(onto: base)
    if let outer {
      outer.include(merged, from: nestedToken, moment)
      return
    }
    let screen = makeScreen(member, moment)
    var description = screen.adapted(merged)
    addBackItem(to: &description, on: screen)
    let voices = member === controller ? nil : ContainerVoices.voices(in: member)
    let named = voices?.share(&description, of: self)
    shown = description
    for part in description.namedParts { slots.claim(part) }
    if slots[.subtitle] != nil { slots.claim(.titleView) }
    for slot in slots.all { slot.apply(description, on: screen) }
    applyBackGuard(on: screen)
    screen.applyToStack(description)
    if let voices, let named { voices.settle(named, of: self) }
  }

  /// Whether nothing was said since the last time, and nothing waits.
  ///
  /// A screen that comes back may have others around it.
  private func isUpToDate(at moment: Moment) -> Bool {
    guard moment != .first, moment != .appearing || !hasAppeared else { return false }
    return !needsApply && !isPostponed && outer == nil && !drafts.hasLostModifier
  }

  /// Corrects what somebody else wrote over a named part.
  private func reassert(on screen: BarScreen) {
    for slot in slots.all { slot.reassert(shown, on: screen) }
    applyBackGuard(on: screen)
    screen.applyToStack(shown)
  }

  /// Whether an item of this screen is in the bar now.
  func shows(_ item: UIBarButtonItem) -> Bool {
    guard let member else { return false }
    let screen = makeScreen(member, .update)
    return slots.all.contains { ($0 as? ItemsSlot)?.holds(item, on: screen) == true }
  }

  func withScreen(_ moment: Moment, _ body: (BarScreen) -> Void) {
    guard let member else { return }
    body(makeScreen(member, moment))
  }

  private func makeScreen(_ member: UIViewController, _ moment: Moment) -> BarScreen {
    let isMoving = member.transitionCoordinator != nil
    let isTop = stackBars?.stack?.topViewController === member
    switch moment {
    case .first:
      return BarScreen(
        controller: member,
        bridge: self,
        allowsStructure: true,
        mayChangeStack: false,
        isAnimated: false
      )
    case .appearing:
      return BarScreen(
        controller: member,
        bridge: self,
        allowsStructure: true,
        mayChangeStack: true,
        isAnimated: isMoving
      )
    case .update:
      return BarScreen(
        controller: member,
        bridge: self,
        allowsStructure: !isMoving,
        mayChangeStack: isTop && !isMoving,
        isAnimated: true
      )
    case .transitionEnded:
      return BarScreen(
        controller: member,
        bridge: self,
        allowsStructure: true,
        mayChangeStack: isTop,
        isAnimated: true,
        isSettled: true
      )
    }
  }
}
