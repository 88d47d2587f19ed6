import NavigationCore
import UIKit

extension Navigator {
  /// Carries out a verb, or reports why it can't be.
  func perform(
    _ tried: @autoclosure @escaping @MainActor () -> String,
    at site: CallSite,
    isAnimated: Bool = true,
    isForced: Bool = false,
    cause: NavigationAttempt.Cause = .navigator,
    _ makeOrder: @escaping @MainActor (StackEngine) -> StackOrder?
  ) -> NavigationTask {
    // The screen has left: what it still asks for is nobody's business any more.
    guard !speaksForPlace || isCurrent else { return .refused }
    guard let engine = findEngine(report: { report($0(tried()), at: site) }) else {
      return .refused
    }
    guard place.presentation == nil else {
      return engine.refuse(PresentationIssue.noStack, at: site)
    }
    if UpdateWatch.isUpdating {
      return engine.refuse(StackIssue.duringUpdate(tried: tried()), at: site)
    }
    let flow = self.flow
    let makeOrder: @MainActor (StackEngine) -> StackOrder? = {
      let order = makeOrder($0)
      order?.places.flow = flow
      return order
    }
    guard let order = makeOrder(engine) else { return .refused }
    if let refusal = refusal(of: order, tried, engine) {
      order.places.release()
      return engine.refuse(refusal, at: site)
    }
    let call = StackCall(
      tried: tried,
      site: site,
      isAnimated: isAnimated,
      isForced: isForced,
      cause: cause,
      makeOrder: makeOrder
    )
    let task = engine.submit(order, call, caller: place.entry)
    flow?.hold(until: task)
    return task
  }

  private func refusal(
    of order: StackOrder,
    _ tried: @MainActor () -> String,
    _ engine: StackEngine
  ) -> String? {
    guard let caller = place.entry else { return nil }
    if let route = order.pushedRoute, engine.isPushing(route, caller) {
      return StackIssue.doubleTap(tried: tried())
    }
    if let modal = engine.foreignModal {
      return StackIssue.belowForeignModal(tried: tried(), modal: EntryTable.name(of: modal))
    }
    return nil
  }

  func report(_ text: String, at site: CallSite) {
    let reporter = engine?.reporter ?? NavigationIssueReporter.current
    reporter.report(NavigationIssue(text, fileID: site.fileID, line: site.line))
  }
}

/// How a verb was called.
@MainActor
struct StackCall {
  /// What was tried, for issues.
  var tried: @MainActor () -> String
  var site: CallSite
  var isAnimated: Bool
  var isForced: Bool
  var cause: NavigationAttempt.Cause
  /// Makes the order once more, for an attempt that is resumed after its end.
  var makeOrder: @MainActor (StackEngine) -> StackOrder?
}
