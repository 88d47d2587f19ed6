import Foundation
public import NavigationCore
import UIKit

extension Navigator {
  /// Goes back to where a snapshot was made, without animation.
  ///
  /// The path is set at once, the modals come one after the other when there is a window. The first
  /// route that can't be decoded ends it: what was below comes back, and a problem says why the rest
  /// doesn't. Screens that are covered aren't made before they are seen. Guards are asked.
  ///
  /// - Parameters:
  ///   - snapshot: Where to go.
  ///   - routes: The types of the app's routes.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: What comes back and what doesn't.
  @discardableResult
  public func restore(
    _ snapshot: NavigationSnapshot,
    routes: any RestorableRoute.Type...,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> RestorationReport {
    let site = CallSite(fileID: fileID, line: line)
    return restore(snapshot, makeReader(routes, at: site), site)
  }

  /// Goes back to where stored data says.
  ///
  /// It never throws, and never fails twice: data that can't be read is removed, data that can be read
  /// in part is replaced by that part.
  ///
  /// - Parameters:
  ///   - storage: Where the data is.
  ///   - routes: The types of the app's routes.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: What comes back and what doesn't.
  @discardableResult
  public func restore(
    from storage: NavigationStorage,
    routes: any RestorableRoute.Type...,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> RestorationReport {
    let site = CallSite(fileID: fileID, line: line)
    let reader = makeReader(routes, at: site)
    guard let data = storage.load() else { return .nothing([]) }
    do {
      return restore(try NavigationSnapshot(data: data), reader, site) { kept in
        storage.save(kept.isEmpty ? nil : try? kept.data())
      }
    } catch {
      storage.save(nil)
      report(error.description, at: site)
      return .nothing([error])
    }
  }

  private func makeReader(
    _ types: [any RestorableRoute.Type],
    at site: CallSite
  ) -> SnapshotReader {
    let reader = SnapshotReader(types)
    for text in reader.issues { report(text, at: site) }
    return reader
  }

  private func restore(
    _ snapshot: NavigationSnapshot,
    _ reader: SnapshotReader,
    _ site: CallSite,
    cut: (NavigationSnapshot) -> Void = { _ in }
  ) -> RestorationReport {
    var reader = reader
    let plan = reader.plan(snapshot)
    for problem in reader.problems { report(problem.description, at: site) }
    if !reader.problems.isEmpty { cut(plan.kept) }
    return RestorationReport(
      restoredCount: plan.kept.count,
      problems: reader.problems,
      task: carryOut(plan, at: site)
    )
  }

  private func carryOut(_ plan: RestorationPlan, at site: CallSite) -> NavigationTask {
    let end = NavigationTask()
    let base = speaksForPlace ? nil : restoredEngine
    let owner = base.map { Navigator(place: NavigatorPlace(engine: $0)) } ?? self
    let path = owner.perform(
      "restore \(plan.path.count) screens",
      at: site,
      isAnimated: false,
      cause: .path
    ) { engine in
      StackOrder(PromisedPlaces(engine)) { current, places in
        guard let root = current.first else { return .refuse(.emptyStack) }
        return .set([root] + plan.path.map { places.add(engine.record($0)) })
      }
    }
    // Modals may wait for a window: they keep neither the stack nor the app's navigator.
    let presenter = speaksForPlace ? self : base?.makeNavigator()
    path.whenFinished { [weak path] isDone in
      end.isBlocked = path?.isBlocked == true
      guard isDone, let presenter else { return end.finish(false) }
      presenter.present(plan.modals[...], at: site, end)
    }
    return end
  }

  /// Presents the lowest of some modals, and then those above it.
  private func present(
    _ modals: ArraySlice<RestorationPlan.Modal>,
    at site: CallSite,
    _ end: NavigationTask
  ) {
    guard let modal = modals.first else { return end.finish(true) }
    var request = PresentationRequest(
      name: String(describing: modal.root),
      route: AnyHashable(modal.root),
      site: site,
      make: { modal.content($0, $1, $2) }
    )
    request.style = modal.style
    request.isAnimated = false
    present(request).whenFinished { [self] isDone in
      guard isDone else { return end.finish(false) }
      present(modals.dropFirst(), at: site, end)
    }
  }
}

extension RestorationReport {
  /// Stored data from which nothing comes back.
  @MainActor
  fileprivate static func nothing(_ problems: [RestorationProblem]) -> RestorationReport {
    RestorationReport(restoredCount: 0, problems: problems, task: .done)
  }
}
