import NavigationCore
import UIKit

/// The modals that the stacks of one chain of presentations have presented, the lowest first.
///
/// The engines of the stacks hold it. It holds controllers weakly.
@MainActor
final class ModalChain: CommandGate {
  let runner: CommandRunner
  /// The stack at the bottom.
  private(set) weak var base: UIViewController?
  private var ledger = ModalLedger<ModalRecord>()
  /// Where the links of the chain's navigators lead.
  var links: LinkMap?
  /// Presentations that wait for a window.
  private var waiting: [Waiting] = []
  private var isLooking = false
  var willFollowSelections = false
  /// Who waits for the end of the motion.
  private var waitsForRest: [@MainActor () -> Void] = []
  private static var lastNumber = 0

  private struct Waiting {
    let command: CommandID
    let record: ModalRecord
    /// Tells that there is a window, or no menu any more.
    let sentinel: WindowSentinel
  }

  init(base: UIViewController, runner: CommandRunner = CommandRunner()) {
    self.base = base
    self.runner = runner
    runner.add(self)
  }

  static func makeID() -> NavigationPresentationID {
    lastNumber += 1
    return NavigationPresentationID(lastNumber)
  }

  // MARK: Who is there

  var records: [ModalRecord] { ledger.records }

  func record(_ id: NavigationPresentationID) -> ModalRecord? {
    records.first { $0.id == id } ?? waiting.first { $0.record.id == id }?.record
  }

  /// The modal whose stack this is.
  func record(of engine: StackEngine) -> ModalRecord? {
    records.first { $0.stack === engine }
  }

  /// The modals above one, or above the base.
  func records(above record: ModalRecord?) -> [ModalRecord] { ledger.above(record) }

  /// Where the next modal goes: the topmost that is presented, a search included, a menu not.
  func topmost(from engine: StackEngine) -> UIViewController? {
    guard var top: UIViewController = engine.controller else { return nil }
    while let next = top.presentedViewController, !next.isBeingDismissed, !next.isPassing {
      top = next
    }
    return top
  }

  // MARK: Keeping the records

  func add(_ record: ModalRecord) {
    record.chain = self
    ledger.add(record)
  }

  func wait(_ command: CommandID, _ record: ModalRecord, under top: UIViewController) {
    WaitingTasks.add(record.tasks, of: self)
    // Its screens may be UIKit's own, and say nothing.
    let sentinel = WindowSentinel(in: top.passing ?? top) { [weak self] in self?.look() }
    waiting.append(Waiting(command: command, record: record, sentinel: sentinel))
    runner.park(command)
  }

  /// What waited is withdrawn.
  ///
  /// - Returns: Whether it was waiting.
  func withdraw(_ record: ModalRecord) -> Bool {
    guard let place = waiting.firstIndex(where: { $0.record === record }) else { return false }
    let withdrawn = waiting.remove(at: place)
    withdrawn.sentinel.removeFromSuperview()
    runner.abandon(withdrawn.command)
    return true
  }

  // MARK: Looking

  /// Looks at what has become of the modals.
  ///
  /// Call it whenever something may have happened.
  func look() {
    WaitingTasks.sweep()
    guard !isLooking else { return }
    isLooking = true
    for record in ledger.ended(\.isGone) {
      if record.isAlert, !record.isDismissedByCommand {
        endAfterHandler(record)
      } else {
        end(record)
      }
    }
    isLooking = false
    resumeWaiting()
    tellOfRest()
    runner.look()
  }

  /// Looks when UIKit is through with what it does now.
  func lookLater() {
    look()
    Task { @MainActor in self.look() }
  }

  /// The handler of an alert's action runs after the alert has gone, and before `onDismiss`.
  private func endAfterHandler(_ record: ModalRecord) {
    Task { @MainActor in self.end(record) }
  }

  func end(_ record: ModalRecord) {
    guard ledger.remove(record) else { return }
    if let controller = record.controller {
      for bridge in GuardDesk.bridges(in: controller) { bridge.noteLeaving() }
      BridgeTable.bridge(of: controller)?.leaveStack()
    }
    // A stack of the app's own chain may be presented again.
    if let stack = record.stack, stack.modals === self { stack.modalEnded() }
    if let presenter = record.presenter {
      let cause: NavigationEvent.Cause = record.isDismissedByCommand ? .navigator : .outside
      presenter.hub.send(.dismissed(record.event, by: cause))
      presenter.tellObservers()
    }
    record.end(wasShown: true)
  }

  private func resumeWaiting() {
    let ready = waiting.filter { isReady($0.record) }
    guard !ready.isEmpty else { return }
    waiting.removeAll { waiting in ready.contains { $0.command == waiting.command } }
    for waiting in ready {
      waiting.sentinel.removeFromSuperview()
      runner.resume(waiting.command)
    }
  }

  /// Whether UIKit would take a presentation on, or never will.
  private func isReady(_ record: ModalRecord) -> Bool {
    guard let engine = record.presenter, let top = topmost(from: engine) else { return true }
    return top.takesPresentations
  }

  // MARK: Motion

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    var next = base?.presentedViewController
    while let current = next {
      if let coordinator = current.transitionCoordinator { return coordinator }
      next = current.presentedViewController
    }
    return nil
  }

  var isMoving: Bool { coordinator != nil }

  func whenStill(_ body: @escaping @MainActor () -> Void) {
    guard let coordinator else { return body() }
    waitsForRest.append(body)
    // UIKit takes nothing on before its coordinator has gone: at the latest in the next turn.
    coordinator.animate(alongsideTransition: nil) { _ in
      Task { @MainActor in self.look() }
    }
  }

  private func tellOfRest() {
    guard !waitsForRest.isEmpty, !isMoving else { return }
    let waiting = waitsForRest
    waitsForRest = []
    for body in waiting { body() }
  }
}
