import NavigationCore
import UIKit

/// What the places of one stack are: their routes, their names, and who shows them.
@MainActor
final class EntryTable {
  struct Record {
    var route: AnyHashable?
    /// What it is, in words for logs and issues.
    var name: @MainActor () -> String
    /// Makes the controller, once: nil from then on.
    var make: (@MainActor () -> UIViewController)?
    weak var controller: UIViewController?
    /// The flow that the screen is a part of.
    var flow: FlowSession?
  }

  private var records: [NavigationEntryID: Record] = [:]
  private var ids: [ObjectIdentifier: NavigationEntryID] = [:]
  private static var lastNumber = 0
  /// Called with a controller that was made just now, when its place is known.
  var didMake: @MainActor (UIViewController) -> Void = { _ in }

  static func makeID() -> NavigationEntryID {
    lastNumber += 1
    return NavigationEntryID(lastNumber)
  }

  subscript(id: NavigationEntryID) -> Record? { records[id] }

  func add(_ record: Record, as id: NavigationEntryID = EntryTable.makeID()) -> NavigationEntryID {
    records[id] = record
    if let controller = record.controller { ids[ObjectIdentifier(controller)] = id }
    return id
  }

  /// The place of a controller, known or not.
  func id(of controller: UIViewController) -> NavigationEntryID {
    if let id = knownID(of: controller) { return id }
    // A split view moves screens from one stack to another: they stay what they are.
    let route = BridgeTable.bridge(of: controller)?.route
    let record = Record(
      route: route,
      name: { [weak controller] in
        route.map { String(describing: $0.base) } ?? controller.map { Self.name(of: $0) }
          ?? "a screen that left"
      },
      controller: controller
    )
    return add(record)
  }

  func knownID(of controller: UIViewController) -> NavigationEntryID? {
    guard let id = ids[ObjectIdentifier(controller)], records[id]?.controller === controller else {
      return nil
    }
    return id
  }

  /// The controller of a place, made now if it has to be.
  func controller(for id: NavigationEntryID) -> UIViewController? {
    guard let record = records[id] else { return nil }
    if let controller = record.controller { return controller }
    guard let make = record.make else { return nil }
    let controller = make()
    records[id]?.make = nil
    BridgeTable.bridge(of: controller)?.route = record.route
    records[id]?.controller = controller
    ids[ObjectIdentifier(controller)] = id
    didMake(controller)
    return controller
  }

  func remove(_ id: NavigationEntryID) {
    guard let record = records.removeValue(forKey: id) else { return }
    if let controller = record.controller { ids[ObjectIdentifier(controller)] = nil }
    record.flow?.remove(id)
  }

  /// The screen is a part of a flow from now on.
  func add(_ id: NavigationEntryID, to flow: FlowSession) {
    guard let record = records[id], record.flow == nil else { return }
    records[id]?.flow = flow
    flow.add(id)
  }

  static func name(of controller: UIViewController) -> String {
    String(describing: type(of: controller))
  }
}
