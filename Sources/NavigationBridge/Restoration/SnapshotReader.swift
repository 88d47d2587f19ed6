import Foundation
import NavigationCore

/// Reads routes until one can't be.
@MainActor
struct SnapshotReader {
  private(set) var problems: [RestorationProblem] = []
  /// Those that have the same name, in the order in which the app names them.
  private let types: [String: [any RestorableRoute.Type]]
  private let decoder = JSONDecoder()
  private var room = NavigationSnapshot.maximumCount
  private var isCut = false

  init(_ types: [any RestorableRoute.Type]) {
    var known: [String: [any RestorableRoute.Type]] = [:]
    for type in types where known[type.restorationName]?.contains(where: { $0 == type }) != true {
      known[type.restorationName, default: []].append(type)
    }
    self.types = known
  }

  /// What is wrong with the types themselves.
  var issues: [String] {
    types.filter { $0.value.count > 1 }
      .sorted { $0.key < $1.key }
      .map { name, types in
        RestorationIssue.sameName(name, types.map { String(reflecting: $0) })
      }
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
      guard let types = types[place.type] else {
        cut(.unknownType(place.type))
        break
      }
      guard let route = decode(types, place.route) else {
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

  private func decode(
    _ types: [any RestorableRoute.Type],
    _ data: Data
  ) -> (any RestorableRoute)? {
    for type in types {
      if let route = decode(type, data) { return route }
    }
    return nil
  }

  private func decode<R: RestorableRoute>(_ type: R.Type, _ data: Data) -> (any RestorableRoute)? {
    let routes = try? decoder.decode([R].self, from: data)
    return routes?.first
  }
}
