import Foundation
public import NavigationCore
import UIKit

extension Navigator {
  /// Where the person is: the routes above the root, and the modals above the stack with theirs.
  ///
  /// What no `RestorableRoute` names ends it: a screen that was pushed as a view or controller, an
  /// alert, a popover, a modal with a transition of the app's own. `omitted` says what that was. The
  /// root is the app's.
  ///
  /// - Returns: The snapshot, empty if the root is shown, or if the stack has gone.
  /// - Throws: What a route throws when it is encoded.
  public func snapshot() throws -> NavigationSnapshot {
    guard isCurrent, let engine else { return NavigationSnapshot() }
    var writer = SnapshotWriter()
    writer.snapshot.path = try writer.places(of: engine)
    var presenter = engine.controller as UIViewController?
    for record in engine.modals.records(above: ownRecord) where !record.isGone {
      guard writer.snapshot.omitted == nil else { break }
      guard presenter?.presentedViewController === record.controller else {
        writer.snapshot.omitted = presenter?.presentedViewController.map { EntryTable.name(of: $0) }
        break
      }
      presenter = record.controller
      if let modal = try writer.modal(record) { writer.snapshot.modals.append(modal) }
    }
    return writer.snapshot
  }

  /// Stores where the person is.
  ///
  /// An app calls it when its scene goes into the background. Where the screen has left, or there is
  /// no stack to look at, what is stored stays.
  ///
  /// - Parameter storage: Where the data goes. It is removed when there is nothing to go back to.
  /// - Throws: What a route throws when it is encoded.
  public func save(to storage: NavigationStorage) throws {
    guard isCurrent, engine != nil else { return }
    let snapshot = try snapshot()
    storage.save(snapshot.isEmpty ? nil : try snapshot.data())
  }
}
