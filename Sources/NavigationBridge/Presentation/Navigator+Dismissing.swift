public import NavigationCore
import UIKit

extension Navigator {
  /// The modals above this navigator's stack or screen, the lowest first.
  ///
  /// One that is moving in counts, one that waits for its turn doesn't.
  public var presentations: [NavigationPresentation] {
    guard isCurrent, let engine else { return [] }
    return engine.modals(above: place).map { $0.presentation }
  }

  /// The modal directly above this navigator's stack or screen.
  public var presented: NavigationPresentation? { presentations.first }

  /// Whether the stack or screen is in a modal that `dismiss()` would take away.
  public var canDismiss: Bool {
    guard isCurrent, let engine else { return false }
    return ownRecord != nil || engine.controller?.presentingViewController != nil
  }

  /// The modal that this navigator's stack or screen is in.
  var ownRecord: ModalRecord? {
    engine?.modal(of: place)
  }

  /// Dismisses the modal that this navigator's stack is in, with all above it, in one animation.
  ///
  /// Where the stack isn't in a modal nothing happens, and an issue says so.
  ///
  /// - Parameters:
  ///   - animated: Whether it moves out.
  ///   - force: Whether guards aren't asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func dismiss(
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let record = ownRecord
    return dismiss(animated, force, CallSite(fileID: fileID, line: line)) { [weak engine] _ in
      if let record { return .record(record) }
      guard let stack = engine?.controller, stack.presentingViewController != nil else {
        return .nothing(PresentationIssue.nothingToDismiss)
      }
      return .controller(ModalGuard.presentedRoot(of: stack) ?? stack)
    }
  }

  /// Dismisses this navigator's modal and hands a result to whoever presented it.
  ///
  /// It is for modals that were presented with `present(returning:)`.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - animated: Whether the modal moves out.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func dismiss<Result>(
    returning result: Result,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    if let record = ownRecord, !record.take(result) {
      engine?.report(
        PresentationIssue.unwantedResult(result, expected: record.resultType),
        at: CallSite(fileID: fileID, line: line)
      )
    }
    return dismiss(animated: animated, force: true, fileID: fileID, line: line)
  }

  /// Dismisses what this navigator's stack presents, with all above it, in one animation.
  ///
  /// - Parameters:
  ///   - animated: Whether it moves out.
  ///   - force: Whether guards aren't asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func dismissPresented(
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let site = CallSite(fileID: fileID, line: line)
    // The navigator may have been let go when the turn has come.
    return dismiss(animated, force, site) { [weak engine, place] _ in
      guard let record = engine?.modals(above: place).first else {
        return .nothing(PresentationIssue.nothingPresented)
      }
      return .record(record)
    }
  }

  /// Dismisses one modal by its identity, with all above it, in one animation.
  ///
  /// A modal that waits for its turn is withdrawn. One that has gone already is no misuse: the
  /// command ends with true.
  ///
  /// - Parameters:
  ///   - presentation: The modal, as `presentations` or the task of its `present` names it.
  ///   - animated: Whether it moves out.
  ///   - force: Whether guards aren't asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func dismiss(
    _ presentation: NavigationPresentationID,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    if let engine, let record = engine.modals.record(presentation),
      engine.modals.withdraw(record)
    {
      return .done
    }
    return dismiss(animated, force, CallSite(fileID: fileID, line: line)) { chain in
      chain.record(presentation).map { .record($0) } ?? .done
    }
  }

  /// Dismisses all that stands above one modal, in one animation.
  ///
  /// - Parameters:
  ///   - presentation: The modal that stays.
  ///   - animated: Whether the others move out.
  ///   - force: Whether guards aren't asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func dismiss(
    to presentation: NavigationPresentationID,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    dismiss(animated, force, CallSite(fileID: fileID, line: line)) { chain in
      guard let record = chain.record(presentation) else {
        return .nothing(PresentationIssue.missingTarget)
      }
      return chain.records(above: record).first.map { .record($0) } ?? .done
    }
  }

  /// Dismisses every modal of the chain, in one animation, those of the app's own code included.
  ///
  /// - Parameters:
  ///   - animated: Whether they move out.
  ///   - force: Whether guards aren't asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end: true also if nothing is presented.
  @discardableResult
  public func dismissAll(
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    dismiss(animated, force, CallSite(fileID: fileID, line: line)) { $0.lowest }
  }

  private func dismiss(
    _ isAnimated: Bool,
    _ isForced: Bool,
    _ site: CallSite,
    _ target: @escaping @MainActor (ModalChain) -> DismissalRequest.Target
  ) -> NavigationTask {
    guard !speaksForPlace || isCurrent else { return .refused }
    guard let engine = findEngine(for: .modals, report: { report($0("dismiss"), at: site) }) else {
      return .refused
    }
    let request = DismissalRequest(
      isAnimated: isAnimated,
      isForced: isForced,
      site: site,
      target: target
    )
    return engine.modals.dismiss(request, from: engine)
  }
}

extension StackEngine {
  /// The modal that a place in this stack is in, or that presents it without a stack.
  func modal(of place: NavigatorPlace) -> ModalRecord? {
    if let id = place.presentation { return modals.record(id) }
    return modals.record(of: self)
  }

  /// The modals above a place in this stack, the lowest first.
  func modals(above place: NavigatorPlace) -> [ModalRecord] {
    let own = modal(of: place)
    // A modal that has gone has none above it, nor has a stack that hasn't been presented yet.
    guard own != nil || place.presentation == nil && modals.base === controller else { return [] }
    return modals.records(above: own).filter { !$0.isGone }
  }
}

extension ModalChain {
  /// What has to be dismissed for all to go.
  var lowest: DismissalRequest.Target {
    guard let lowest = base?.presentedViewController, !lowest.isBeingDismissed else {
      return .done
    }
    if let record = records.first(where: { $0.controller === lowest }) { return .record(record) }
    return .controller(lowest)
  }
}

extension NavigationTask {
  /// A command that had nothing to do any more.
  static var done: NavigationTask {
    let task = NavigationTask()
    task.finish(true)
    return task
  }
}
