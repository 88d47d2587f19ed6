import NavigationCore
import UIKit

/// What is to be dismissed, and how.
@MainActor
struct DismissalRequest {
  var isAnimated = true
  /// Asks no guard.
  var isForced = false
  let site: CallSite
  /// The lowest that goes, looked up when the turn has come.
  let target: @MainActor (ModalChain) -> Target

  enum Target {
    case record(ModalRecord)
    /// A modal that the app presented itself.
    case controller(UIViewController)
    case nothing(String)
    /// There is nothing to do.
    case done
  }
}

extension ModalChain {
  /// Dismisses a modal and all above it, in one animation, when the turn has come.
  @discardableResult
  func dismiss(_ request: DismissalRequest, from engine: StackEngine) -> NavigationTask {
    let task = NavigationTask()
    let answer = LateAnswer(task)
    runner.submit(
      CommandRunner.Operation(
        start: { [weak self, weak engine, weak runner] command in
          guard let self, let engine else {
            runner?.end(command, with: false)
            return
          }
          start(request, answer, command, engine)
        },
        finish: { task.finish($0) }
      )
    )
    return task
  }

  private func start(
    _ request: DismissalRequest,
    _ answer: LateAnswer,
    _ command: CommandID,
    _ engine: StackEngine
  ) {
    // What has gone by itself is known from here on.
    look()
    switch request.target(self) {
    case .done:
      runner.end(command, with: true)
    case .nothing(let text):
      engine.report(text, at: request.site)
      runner.end(command, with: false)
    case .record(let record):
      guard !withdraw(record) else { return runner.end(command, with: true) }
      guard let controller = record.controller, !record.isGone else {
        engine.report(PresentationIssue.alreadyGone(record.name), at: request.site)
        return runner.end(command, with: false)
      }
      ask(controller, request, answer, command, engine)
    case .controller(let controller):
      ask(controller, request, answer, command, engine)
    }
  }

  private func ask(
    _ controller: UIViewController,
    _ request: DismissalRequest,
    _ answer: LateAnswer,
    _ command: CommandID,
    _ engine: StackEngine
  ) {
    let leaving = ModalGuard.leaving(controller)
    let hasAnswer = answer.leaving.map { $0 == leaving.map(ObjectIdentifier.init) } ?? false
    guard !request.isForced, !hasAnswer else {
      return perform(controller, leaving, request, command, engine)
    }
    let exit = ModalGuard.guards(of: controller).exit(
      cause: .navigator,
      animated: request.isAnimated,
      completion: nil
    )
    guard let exit else { return runner.end(command, with: false) }
    answer.isLate = false
    GuardDesk.ask(exit) { [self] mayLeave in
      if !mayLeave { answer.task.isBlocked = true }
      guard answer.isLate else {
        answer.now = mayLeave
        return
      }
      answer.leaving = leaving.map { ObjectIdentifier($0) }
      if mayLeave { runner.resume(command) } else { runner.abandon(command) }
    }
    answer.isLate = true
    switch answer.now {
    case true?: perform(controller, leaving, request, command, engine)
    case false?: runner.end(command, with: false)
    case nil: runner.park(command)
    }
    answer.now = nil
  }

  /// Dismisses a controller and all above it, and ends the command.
  func perform(
    _ controller: UIViewController,
    _ leaving: [UIViewController],
    _ request: DismissalRequest,
    _ command: CommandID,
    _ engine: StackEngine
  ) {
    let modals = PresentedControllers(asked: leaving)
    let going = modals.leaving(with: controller)
    let goingRecords = records.filter { record in going.contains { $0 === record.controller } }
    for record in goingRecords { record.isDismissedByCommand = true }
    ModalDismissal(of: controller, in: modals).perform(
      animated: request.isAnimated,
      isAwaited: { [self] in runner.running == command },
      end: { [self] end in
        if end != .gone {
          for record in goingRecords { record.isDismissedByCommand = false }
        }
        if end == .dropped {
          let text = PresentationIssue.keptOpen(EntryTable.name(of: controller))
          engine.report(text, at: request.site)
        }
        look()
        runner.end(command, with: end == .gone)
      }
    )
  }
}

/// What guards say to one dismissal, and of which screens they spoke.
@MainActor
private final class LateAnswer {
  /// The dismissal that they speak of.
  let task: NavigationTask
  var now: Bool?
  /// Whether the call that asks has returned.
  var isLate = false
  var leaving: [ObjectIdentifier]?

  init(_ task: NavigationTask) {
    self.task = task
  }
}
