import NavigationCore
import UIKit

extension StackEngine {
  /// Asks the guards of the screens that a command would remove, and of those that cover them.
  func mayLeave(
    _ change: StackChange,
    _ cover: PathCover?,
    _ id: CommandID,
    _ call: StackCall,
    _ task: NavigationTask
  ) -> StackPermission {
    let covering = cover?.controllers ?? []
    let leaving = covering + change.removed.compactMap { table[$0]?.controller }
    let answer = EarlyAnswer()
    let exit = GuardedExit(
      leaving: leaving,
      cause: call.cause,
      target: change.target,
      isValid: { [weak self] in
        self?.driver.entries == change.before
          && (cover?.controllers ?? []).elementsEqual(covering, by: ===)
      },
      perform: { [weak self] in self?.carryOut(call) }
    )
    GuardDesk.ask(exit) { [weak self] mayLeave in
      if !mayLeave { task.isBlocked = true }
      guard answer.isLate else {
        answer.permission = mayLeave ? .granted : .denied
        return
      }
      self?.driver.answer(id, isGranted: mayLeave)
    }
    answer.isLate = true
    return answer.permission
  }

  /// What an attempt that is resumed does.
  private func carryOut(_ call: StackCall) {
    guard let order = call.makeOrder(self) else { return }
    var forced = call
    forced.isForced = true
    _ = submit(order, forced, caller: nil)
  }

  /// Whether a controller can be a member of the stack: if not, it is reported.
  func mayHold(_ controller: UIViewController, _ tried: String, _ site: CallSite) -> Bool {
    if controller is UINavigationController {
      report(StackIssue.nestedStack(tried: tried), at: site)
      return false
    }
    guard let parent = controller.parent, parent !== stack.controller else { return true }
    report(
      StackIssue.otherContainer(tried: tried, container: EntryTable.name(of: parent)),
      at: site
    )
    return false
  }

  /// A presentation of others that covers the stack, such as SwiftUI's own sheet.
  var foreignModal: UIViewController? {
    guard let modal = stack.controller?.presentedViewController, !modal.isBeingDismissed,
      !(modal is UIAlertController), !(modal is UISearchController), !modal.isPassing,
      !modals.records.contains(where: { $0.controller === modal })
    else { return nil }
    return modal
  }
}

/// What guards have said before the call that asks them returned.
@MainActor
private final class EarlyAnswer {
  var permission = StackPermission.pending
  var isLate = false
}

extension StackChange {
  fileprivate var target: NavigationAttempt.Target {
    guard added.isEmpty, let top = after.last else { return .replacement }
    return .entry(top)
  }
}
