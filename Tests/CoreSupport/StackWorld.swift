package import NavigationCore

/// A stack on a container, with the person and the app that act on it: fake or real.
@MainActor
package protocol StackWorld: AnyObject {
  var driver: StackDriver { get }
  /// What has happened, in order.
  var trace: StackTrace { get }
  /// What the container holds against its callers.
  var problems: [String] { get }

  /// A new screen, not on the stack yet.
  func makeScreen() -> NavigationEntryID

  // The person. Each says whether it had an effect.
  func tapBack() -> Bool
  func chooseFromBackMenu(_ index: Int) -> Bool
  func beginSwipe() -> Bool
  func endSwipe(isFinished: Bool)

  // The app, behind our back.
  func pushForeign(_ id: NavigationEntryID)
  func popForeign()
  func setForeign(_ ids: [NavigationEntryID])

  /// Runs what is due now: a layout shows what was changed without animation.
  func flush()
  /// Lets the motions that run now come to their end.
  func endMotion()
  /// Lets time pass until nothing moves.
  func settle()
  func setVisible(_ isVisible: Bool)
  /// Lets pops begin inside pops.
  func allowOverlaps()
  /// Lets UIKit drop the next call. Says whether it can.
  func dropNextCall() -> Bool
  /// Drops the container.
  func close()
}

extension StackWorld {
  package var entries: [NavigationEntryID] { driver.entries }

  @discardableResult
  package func submit(
    _ command: StackCommand,
    isAnimated: Bool = true,
    isForced: Bool = false
  ) -> CommandRecord {
    var request = StackRequest(command)
    request.isAnimated = isAnimated
    request.isForced = isForced
    return submit(request, command)
  }

  /// Submits a request, of which the record says what became of it.
  package func submit(_ request: StackRequest, _ command: StackCommand) -> CommandRecord {
    let record = CommandRecord(command)
    var request = request
    request.refused = { record.refusal = $0 }
    request.finished = { [trace] result in
      record.results.append(result)
      trace.finished.append(record)
    }
    record.id = driver.submit(request)
    return record
  }

  /// Pushes a new screen.
  @discardableResult
  package func push(isAnimated: Bool = true) -> (id: NavigationEntryID, record: CommandRecord) {
    let id = makeScreen()
    return (id, submit(.push(id), isAnimated: isAnimated))
  }

  /// Pushes new screens and waits.
  package func build(_ count: Int) -> [NavigationEntryID] {
    let ids = (0..<count).map { _ in push(isAnimated: false).id }
    settle()
    return ids
  }
}

/// What became of a command.
@MainActor
package final class CommandRecord {
  package let command: StackCommand
  package fileprivate(set) var id: CommandID?
  package var refusal: StackRefusal?
  package var results: [Bool] = []

  init(_ command: StackCommand) {
    self.command = command
  }

  /// The one result, if the command has ended.
  package var result: Bool? { results.count == 1 ? results[0] : nil }
}

/// What a world has seen.
@MainActor
package final class StackTrace {
  package struct Change: Equatable {
    package let change: StackChange
    package let cause: NavigationEvent.Cause
  }

  package var changes: [Change] = []
  package var finished: [CommandRecord] = []

  package init() {}

  package func watch(_ driver: StackDriver) {
    let others = driver.didChange
    driver.didChange = { [weak self] change, cause in
      self?.changes.append(Change(change: change, cause: cause))
      others(change, cause)
    }
  }

  package var removed: [NavigationEntryID] { changes.flatMap(\.change.removed) }
}
