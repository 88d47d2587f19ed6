import Foundation
import NavigationCore

/// Writes routes down until one can't be.
@MainActor
struct SnapshotWriter {
  var snapshot = NavigationSnapshot()
  private let encoder = JSONEncoder()

  mutating func places(of engine: StackEngine) throws -> [NavigationSnapshot.Place] {
    var places: [NavigationSnapshot.Place] = []
    for id in engine.entryIDs.dropFirst() {
      let entry = engine.entry(id)
      guard let place = try place(of: entry.route) else {
        snapshot.omitted = entry.name
        break
      }
      places.append(place)
    }
    return places
  }

  mutating func modal(_ record: ModalRecord) throws -> NavigationSnapshot.Modal? {
    guard let style = record.style.saved, let root = try place(of: record.route) else {
      snapshot.omitted = record.name
      return nil
    }
    return NavigationSnapshot.Modal(
      root: root,
      path: try record.stack.map { try places(of: $0) } ?? [],
      hasStack: record.stack != nil,
      style: style
    )
  }

  private func place(of route: AnyHashable?) throws -> NavigationSnapshot.Place? {
    guard let route = route?.base as? any RestorableRoute else { return nil }
    // Before iOS 15 not every value can be the top level of JSON.
    return NavigationSnapshot.Place(
      type: type(of: route).restorationName,
      route: try encode(route)
    )
  }

  private func encode(_ route: some RestorableRoute) throws -> Data {
    try encoder.encode([route])
  }
}
