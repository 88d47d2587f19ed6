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
    restore(snapshot, routes, CallSite(fileID: fileID, line: line))
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
    guard let data = storage.load() else { return .nothing([]) }
    do {
      return restore(try NavigationSnapshot(data: data), routes, site) { kept in
        storage.save(kept.isEmpty ? nil : try? kept.data())
      }
    } catch {
      storage.save(nil)
      report(error.description, at: site)
      return .nothing([error])
    }
  }

  private func restore(
    _ snapshot: NavigationSnapshot,
    _ types: [any RestorableRoute.Type],
    _ site: CallSite,
    cut: (NavigationSnapshot) -> Void = { _ in }
  ) -> RestorationReport {
    var reader = SnapshotReader(types)
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
    let path = perform(
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
    path.whenFinished { [self] isDone in
      guard isDone else { return end.finish(false) }
      present(plan.modals[...], at: site, end)
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
  fileprivate static func nothing(_ problems: [RestorationProblem]) -> RestorationReport {
    RestorationReport(restoredCount: 0, problems: problems, task: .done)
  }
}

/// What is restored, as routes.
@MainActor
private struct RestorationPlan {
  struct Modal {
    let root: any RestorableRoute
    let path: [any RestorableRoute]
    let hasStack: Bool
    let style: PresentationStyle
  }

  var path: [any RestorableRoute] = []
  var modals: [Modal] = []
  /// What of the snapshot that is.
  var kept = NavigationSnapshot()
}

extension RestorationPlan.Modal {
  /// Makes the modal with its whole path.
  @MainActor
  fileprivate func content(
    _ chain: ModalChain,
    _ presenter: StackEngine,
    _ id: NavigationPresentationID
  ) -> PresentationRequest.Content {
    let make = PresentedContent.make(hasStack ? .own : .none) { $0.record(root) }
    let content = make(chain, presenter, id)
    content.stack?.place(path)
    return content
  }
}

extension StackEngine {
  /// Puts screens above the root, before anybody listens or asks.
  fileprivate func place(_ path: [any RestorableRoute]) {
    guard !path.isEmpty else { return }
    stack.set(entryIDs + path.map { table.add(record($0)) }, animated: false)
    driver.reconcile()
  }
}

/// Reads routes until one can't be.
@MainActor
private struct SnapshotReader {
  private(set) var problems: [RestorationProblem] = []
  private let types: [String: any RestorableRoute.Type]
  private let decoder = JSONDecoder()
  private var room = NavigationSnapshot.maximumCount
  private var isCut = false

  init(_ types: [any RestorableRoute.Type]) {
    self.types = Dictionary(types.map { ($0.restorationName, $0) }) { first, _ in first }
  }

  mutating func plan(_ snapshot: NavigationSnapshot) -> RestorationPlan {
    var plan = RestorationPlan()
    plan.path = routes(snapshot.path, of: snapshot)
    plan.kept.path = Array(snapshot.path.prefix(plan.path.count))
    for modal in snapshot.modals where !isCut {
      guard let root = routes([modal.root], of: snapshot).first else { break }
      let path = routes(modal.path, of: snapshot)
      plan.modals.append(
        RestorationPlan.Modal(
          root: root,
          path: path,
          hasStack: modal.hasStack,
          style: PresentationStyle(modal.style)
        )
      )
      var kept = modal
      kept.path = Array(modal.path.prefix(path.count))
      plan.kept.modals.append(kept)
    }
    return plan
  }

  private mutating func routes(
    _ places: [NavigationSnapshot.Place],
    of snapshot: NavigationSnapshot
  ) -> [any RestorableRoute] {
    var routes: [any RestorableRoute] = []
    for place in places {
      guard room > 0 else {
        cut(.tooMany(snapshot.count))
        break
      }
      guard let type = types[place.type] else {
        cut(.unknownType(place.type))
        break
      }
      guard let route = decode(type, place.route) else {
        cut(.undecodable(place.type))
        break
      }
      room -= 1
      routes.append(route)
    }
    return routes
  }

  private mutating func cut(_ problem: RestorationProblem) {
    isCut = true
    problems.append(problem)
  }

  private func decode<R: RestorableRoute>(_ type: R.Type, _ data: Data) -> (any RestorableRoute)? {
    let routes = try? decoder.decode([R].self, from: data)
    return routes?.first
  }
}
