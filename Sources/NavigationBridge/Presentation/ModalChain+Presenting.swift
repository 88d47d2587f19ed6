import NavigationCore
import UIKit

extension ModalChain {
  /// Presents when the turn has come.
  @discardableResult
  func present(_ request: PresentationRequest, from engine: StackEngine) -> NavigationTask {
    let task = NavigationTask()
    let record = ModalRecord(id: Self.makeID(), request: request, presenter: engine)
    record.chain = self
    record.tasks.append(task)
    task.presentation = record.id
    // A presentation may wait for a window that never comes: it keeps nothing of its stack.
    runner.submit(
      CommandRunner.Operation(
        owner: engine.driver,
        start: { [weak self, weak runner] command in
          guard let self else {
            runner?.end(command, with: false)
            return
          }
          start(request, record, command)
        },
        finish: { result in
          if !record.isShown { record.end(wasShown: false) }
          task.finish(result)
        }
      )
    )
    return task
  }

  /// Presents, or waits for a window or a menu's end, and ends the command.
  func start(
    _ request: PresentationRequest,
    _ record: ModalRecord,
    _ command: CommandID
  ) {
    guard let engine = record.presenter, let top = topmost(from: engine) else {
      return runner.end(command, with: false)
    }
    guard top.takesPresentations else { return wait(command, record, under: top) }
    guard let content = record.content ?? request.make(self, engine, record.id) else {
      return runner.end(command, with: false)
    }
    record.content = content
    let controller = content.controller
    if let text = refusal(of: content, request, by: top) {
      engine.report(text, at: request.site)
      return runner.end(command, with: false)
    }
    request.style.apply(to: controller, isOwn: content.isOwn, delegate: record.delegate)
    if let popover = controller.popoverPresentationController, !popover.hasAnchor {
      request.source?.apply(to: popover)
      if !popover.hasAnchor, request.pointsAtMiddle { popover.pointAtMiddle(of: top) }
      guard popover.hasAnchor || !needsAnchor(request.style, top) else {
        engine.report(PresentationIssue.missingAnchor(request.name), at: request.site)
        return runner.end(command, with: false)
      }
    }
    record.controller = controller
    record.stack = content.stack
    record.isAlert = controller is UIAlertController
    show(controller, record, by: top, request, command)
  }

  private func refusal(
    of content: PresentationRequest.Content,
    _ request: PresentationRequest,
    by top: UIViewController
  ) -> String? {
    let controller = content.controller
    if let presenter = controller.presentingViewController {
      return PresentationIssue.alreadyPresented(
        request.name,
        by: EntryTable.name(of: presenter)
      )
    }
    if let parent = controller.parent {
      return PresentationIssue.hasParent(request.name, in: EntryTable.name(of: parent))
    }
    if case .sheet(let sheet) = request.style.kind, sheet.detents.isEmpty {
      return PresentationIssue.emptyDetents(request.name)
    }
    return nil
  }

  /// Where the width is compact a popover becomes a sheet, unless it must not adapt.
  private func needsAnchor(_ style: PresentationStyle, _ presenter: UIViewController) -> Bool {
    if case .popover(let popover) = style.kind, !popover.adapts { return true }
    return presenter.traitCollection.horizontalSizeClass != .compact
  }

  private func show(
    _ controller: UIViewController,
    _ record: ModalRecord,
    by top: UIViewController,
    _ request: PresentationRequest,
    _ command: CommandID
  ) {
    top.present(controller, animated: request.isAnimated) { [self] in
      look()
      runner.end(command, with: controller.presentingViewController != nil)
    }
    // No completion is ever called for what was dropped.
    guard controller.presentingViewController != nil else {
      return tryAgain(record, by: top, request, command)
    }
    record.isShown = true
    add(record)
    controller.transitionCoordinator?.whenCalledOff { [self] in
      runner.end(command, with: false)
      lookLater()
    }
    if !record.isAlert {
      // The app's own code may dismiss it, and UIKit tells nobody else.
      record.sentinel = WindowSentinel(in: controller) { [weak self] in self?.look() }
    }
    record.presenter?.hub.send(.presented(record.event, by: .navigator))
    record.presenter?.tellObservers()
  }

  /// UIKit takes nothing on while a transition of its own ends, whose coordinator may be gone
  /// already: the next turn is another try.
  private func tryAgain(
    _ record: ModalRecord,
    by top: UIViewController,
    _ request: PresentationRequest,
    _ command: CommandID
  ) {
    guard record.wasDropped else {
      record.wasDropped = true
      wait(command, record, under: top)
      lookLater()
      return
    }
    record.presenter?.report(
      PresentationIssue.dropped(request.name, by: EntryTable.name(of: top)),
      at: request.site
    )
    runner.end(command, with: false)
  }
}
