import Foundation
import NavigationCore

/// Reads routes until one can't be.
@MainActor
struct SnapshotReader {
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
