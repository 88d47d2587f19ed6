import NavigationCore
import UIKit

/// The ways out of one stack, as far as guards have to be asked there.
///
/// The stack's guarded screens hold it, and the table finds it.
@MainActor
final class StackGuard {
  private struct Entry {
    weak var stack: UINavigationController?
    weak var guards: StackGuard?
  }

  private static var table: [ObjectIdentifier: Entry] = [:]

  static func guards(of stack: UINavigationController) -> StackGuard {
    if let entry = table[ObjectIdentifier(stack)], entry.stack === stack, let known = entry.guards {
      return known
    }
    table = table.filter { $0.value.guards != nil }
    let guards = StackGuard(stack)
    table[ObjectIdentifier(stack)] = Entry(stack: stack, guards: guards)
    return guards
  }

  private(set) weak var stack: UINavigationController?
  private var swipes: GuardSwipes?
  /// How many guarded screens hold it.
  private var holders = 0
  /// Whether a pop runs that has been asked for.
  private var isPassing = false

  private init(_ stack: UINavigationController) {
    self.stack = stack
  }

  /// Puts the recognizers in, once a screen of the stack has a guard.
  func installSwipes() {
    guard let stack, stack.isViewLoaded else { return }
    let swipes = swipes ?? GuardSwipes(self)
    self.swipes = swipes
    swipes.install(in: stack)
  }

  /// A guarded screen holds it from now on.
  func addHolder() {
    holders += 1
  }

  /// A guarded screen has left: with the last one the recognizers go, which would begin every swipe
  /// without their delegate.
  func removeHolder() {
    holders -= 1
    guard holders == 0 else { return }
    swipes?.uninstall()
    swipes = nil
  }

  /// Whether a swipe is under way that UIKit has begun: refusing its pop would tear the gesture from
  /// the stack.
  private var isSwiping: Bool {
    guard let stack, stack.isViewLoaded else { return false }
    var recognizers = [stack.interactivePopGestureRecognizer]
    #if SDK_26
    if #available(iOS 26.0, *), PlatformFeatures.current.bar26 {
      recognizers.append(stack.interactiveContentPopGestureRecognizer)
    }
    #endif
    return recognizers.contains { $0?.state == .began || $0?.state == .changed }
  }

  /// Whether UIKit may pop to a member of the stack: it asks before it does.
  func mayPop(to target: UIViewController?, cause: NavigationAttempt.Cause) -> Bool {
    guard let stack, let target, !isPassing, !isSwiping else { return true }
    if StackEngine.engine(of: stack)?.stack.isCalling == true { return true }
    guard let exit = exit(to: target, cause: cause) else { return true }
    guard GuardDesk.mayGoOn(exit) else { return false }
    // What is revealed is right before the pop.
    BridgeTable.bridge(of: target)?.prepareToReveal()
    return true
  }

  /// Asks, and pops if the answer is yes, now or later: for ways out that UIKit leaves to us.
  func pop(to target: UIViewController, cause: NavigationAttempt.Cause) {
    guard let exit = exit(to: target, cause: cause) else { return }
    GuardDesk.ask(exit) { mayLeave in
      if mayLeave { _ = exit.performIfValid() }
    }
  }

  /// The attempt to pop to a member.
  ///
  /// Nil if nothing would go.
  func exit(to target: UIViewController, cause: NavigationAttempt.Cause) -> GuardedExit? {
    guard let leaving = controllers(above: target), !leaving.isEmpty else { return nil }
    return GuardedExit(
      leaving: leaving,
      cause: cause,
      target: attemptTarget(target),
      isValid: { [weak self, weak target] in
        guard let self, let target, let now = controllers(above: target) else { return false }
        return now.elementsEqual(leaving, by: ===)
      },
      perform: { [weak self, weak target] in
        guard let self, let target else { return }
        pop(to: target)
      }
    )
  }

  private func controllers(above target: UIViewController) -> [UIViewController]? {
    guard let members = stack?.viewControllers,
      let index = members.firstIndex(where: { $0 === target })
    else { return nil }
    return members[(index + 1)...].reversed()
  }

  private func attemptTarget(_ controller: UIViewController) -> NavigationAttempt.Target {
    guard let stack, let id = StackEngine.engine(of: stack)?.table.knownID(of: controller) else {
      return .unknownEntry
    }
    return .entry(id)
  }

  /// Pops past the guards.
  private func pop(to target: UIViewController) {
    guard let stack else { return }
    isPassing = true
    defer { isPassing = false }
    stack.popToViewController(target, animated: true)
  }
}
