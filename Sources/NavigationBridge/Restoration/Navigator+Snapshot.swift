import Foundation
public import NavigationCore
import UIKit

extension Navigator {
  /// Where the person is: the routes above the root, and the modals above the stack with theirs.
  ///
  /// What no `RestorableRoute` names ends it: a screen that was pushed as a view or controller, an
  /// alert, a popover, a modal with a transition of the app's own, or one that the app's code has
  /// presented. `omitted` says what that was. A search is no modal. The root is the app's.
  ///
  /// - Returns: The snapshot, empty if the root is shown, or if the stack has gone.
  /// - Throws: What a route throws when it is encoded.
  public func snapshot() throws -> NavigationSnapshot {
    guard isCurrent, let engine = restoredEngine else { return NavigationSnapshot() }
    var writer = SnapshotWriter()
    let own = engine.modal(of: place)
    let modals = engine.modals(above: place)
    // A modal without a stack has no path.
    if place.presentation == nil { writer.snapshot.path = try writer.places(of: engine) }
    var presenter = place.presentation == nil ? engine.controller : own?.controller
    while writer.snapshot.omitted == nil, let controller = presenter?.modalAbove {
      guard let record = modals.first(where: { $0.controller === controller }) else {
        writer.snapshot.omitted = EntryTable.name(of: controller)
        break
      }
      guard !record.isGone else { break }
      if let modal = try writer.modal(record) { writer.snapshot.modals.append(modal) }
      presenter = controller
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

extension Navigator {
  /// The stack whose path is saved: for a window the one at the bottom, whatever lies over it.
  var restoredEngine: StackEngine? {
    guard let engine else { return nil }
    return speaksForPlace ? engine : engine.modals.baseEngine ?? engine
  }
}

extension UIViewController {
  /// What is presented over the controller and its search, if it doesn't leave.
  fileprivate var modalAbove: UIViewController? {
    var next = presentedViewController
    while let search = next as? UISearchController { next = search.presentedViewController }
    return next?.isBeingDismissed == true ? nil : next
  }
}
