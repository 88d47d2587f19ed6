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
  /// - Returns: The snapshot, empty if the root is shown.
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
  /// An app calls it when its scene goes into the background.
  ///
  /// - Parameter storage: Where the data goes. It is removed when the root is shown.
  /// - Throws: What a route throws when it is encoded.
  public func save(to storage: NavigationStorage) throws {
    let snapshot = try snapshot()
    storage.save(snapshot.isEmpty ? nil : try snapshot.data())
  }
}

/// Writes routes down until one can't be.
@MainActor
private struct SnapshotWriter {
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

extension PresentationStyle {
  /// The style as far as it can be stored.
  fileprivate var saved: NavigationSnapshot.Style? {
    switch kind {
    case .plain(.automatic): .automatic
    case .plain(.pageSheet): .pageSheet
    case .plain(.formSheet): .formSheet
    case .plain(.fullScreen): .fullScreen
    case .plain(.overFullScreen): .overFullScreen
    case .sheet(let sheet):
      .sheet(detents: sheet.detents.map(\.saved), showsGrabber: sheet.showsGrabber)
    case .plain, .popover, .custom: nil
    }
  }

  init(_ saved: NavigationSnapshot.Style) {
    switch saved {
    case .automatic: self = .automatic
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .sheet(let detents, let showsGrabber):
      self = .sheet(detents: detents.map { SheetDetent($0) }, showsGrabber: showsGrabber)
    }
  }
}

extension SheetDetent {
  fileprivate var saved: NavigationSnapshot.Detent {
    switch height {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(Double(fraction))
    case .points(let points): .points(Double(points))
    }
  }

  fileprivate init(_ saved: NavigationSnapshot.Detent) {
    switch saved {
    case .medium: self = .medium
    case .large: self = .large
    case .fraction(let fraction): self = .fraction(CGFloat(fraction))
    case .points(let points): self = .height(CGFloat(points))
    }
  }
}
