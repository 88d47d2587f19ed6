import UIKit

/// The engines of the stacks that are alive.
@MainActor
enum EngineTable {
  private struct Entry {
    weak var controller: UINavigationController?
    weak var engine: StackEngine?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func engine(of controller: UINavigationController) -> StackEngine? {
    guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller else {
      return nil
    }
    return entry.engine
  }

  static func add(_ engine: StackEngine, for controller: UINavigationController) {
    entries = entries.filter { $0.value.controller != nil && $0.value.engine != nil }
    entries[ObjectIdentifier(controller)] = Entry(controller: controller, engine: engine)
    WaitingTasks.sweep()
  }
}
