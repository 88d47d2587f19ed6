import NavigationCore

/// A path that is shown above the modals, in a stack of its own.
@MainActor
final class PathModal {
  private let request: PresentationRequest
  /// Once there is one, also while UIKit takes no notice.
  private var record: ModalRecord?

  init(_ request: PresentationRequest) {
    self.request = request
  }

  /// Presents in the place of a command whose turn has come, and ends that command.
  func present(
    from engine: StackEngine,
    _ flow: FlowSession?,
    inPlaceOf command: CommandID,
    _ task: NavigationTask
  ) {
    let record = record ?? makeRecord(from: engine, flow, task)
    self.record = record
    task.presentation = record.id
    engine.modals.start(request, record, command)
  }

  private func makeRecord(
    from engine: StackEngine,
    _ flow: FlowSession?,
    _ task: NavigationTask
  ) -> ModalRecord {
    let record = ModalRecord(
      id: ModalChain.makeID(),
      request: flow?.holding(request) ?? request,
      presenter: engine
    )
    record.chain = engine.modals
    record.tasks.append(task)
    task.whenFinished { [weak record] _ in
      if let record, !record.isShown { record.end(wasShown: false) }
    }
    return record
  }
}
