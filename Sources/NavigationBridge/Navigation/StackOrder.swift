import NavigationCore
import UIKit

/// What a verb wants of a stack: the command, and the places that are kept for it.
@MainActor
struct StackOrder {
  /// Decides when the turn has come.
  var command: @MainActor ([NavigationEntryID]) -> StackCommand
  let places: PromisedPlaces
  /// A route that the caller pushes: the second while the first is on its way is a double tap.
  var pushedRoute: AnyHashable?
  /// The modals that go with it.
  var cover: PathCover?
  /// Does something else when the turn has come, and says whether it does.
  var detour: @MainActor (CommandID, NavigationTask) -> Bool = { _, _ in false }

  init(_ engine: StackEngine, _ command: StackCommand) {
    self.init(PromisedPlaces(engine)) { _, _ in command }
  }

  init(
    _ places: PromisedPlaces,
    _ command: @escaping @MainActor ([NavigationEntryID], PromisedPlaces) -> StackCommand
  ) {
    self.places = places
    self.command = { current in command(current, places) }
  }

  /// An order that uses one new place.
  init(
    _ engine: StackEngine,
    _ record: EntryTable.Record,
    _ command: (NavigationEntryID) -> StackCommand
  ) {
    let places = PromisedPlaces(engine)
    let made = command(places.add(record))
    self.init(places) { _, _ in made }
    pushedRoute = record.route
  }

  /// An order that uses the place of a controller, and keeps it until the end.
  init(
    _ engine: StackEngine,
    _ controller: UIViewController,
    _ command: (NavigationEntryID) -> StackCommand
  ) {
    let places = PromisedPlaces(engine)
    let made = command(places.add(controller))
    self.init(places) { _, _ in made }
  }
}

/// Places that one command may use, forgotten at its end unless they are on the stack then.
@MainActor
final class PromisedPlaces {
  private let engine: StackEngine
  private var ids: [NavigationEntryID] = []
  private var controllers: [UIViewController] = []
  /// The flow whose command it is.
  var flow: FlowSession? {
    didSet { for id in ids { joinFlow(id) } }
  }

  init(_ engine: StackEngine) {
    self.engine = engine
  }

  func add(_ record: EntryTable.Record) -> NavigationEntryID {
    let id = engine.promise(record)
    ids.append(id)
    joinFlow(id)
    return id
  }

  func add(_ controller: UIViewController) -> NavigationEntryID {
    let id = engine.promise(controller)
    ids.append(id)
    controllers.append(controller)
    joinFlow(id)
    return id
  }

  private func joinFlow(_ id: NavigationEntryID) {
    // A controller may be on the stack already, and stays whose it is.
    guard let flow, !engine.driver.entries.contains(id) else { return }
    engine.table.add(id, to: flow)
  }

  func release() {
    engine.release(ids)
    ids = []
    controllers = []
  }
}
