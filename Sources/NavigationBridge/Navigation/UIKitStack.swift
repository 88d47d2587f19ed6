import NavigationCore
import UIKit

/// A `UINavigationController` as the container of a driver.
@MainActor
final class UIKitStack: StackContainer {
  private(set) weak var controller: UINavigationController?
  let table: EntryTable
  /// Whether a call to UIKit comes from here: overrides of a stack's pops let it pass.
  private(set) var isCalling = false
  /// On some systems the coordinator can still be asked for while its completions run.
  private weak var endedCoordinator: AnyObject?

  init(_ controller: UINavigationController, table: EntryTable) {
    self.controller = controller
    self.table = table
  }

  var isAlive: Bool { controller != nil }

  var entryIDs: [NavigationEntryID] {
    guard let controller else { return [] }
    return controller.viewControllers.map { table.id(of: $0) }
  }

  // MARK: Motion

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let coordinator = controller?.transitionCoordinator,
      endedCoordinator == nil || coordinator as AnyObject !== endedCoordinator
    else { return nil }
    return coordinator
  }

  var isMoving: Bool { coordinator != nil }

  func whenStill(_ body: @escaping @MainActor () -> Void) {
    guard let coordinator else { return body() }
    coordinator.animate(alongsideTransition: nil) {
      [weak self, weak watched = coordinator as AnyObject] _ in
      self?.endedCoordinator = watched
      body()
    }
  }

  // MARK: Calls

  func push(_ id: NavigationEntryID, animated: Bool) {
    guard let controller, let screen = table.controller(for: id) else { return }
    calling { controller.pushViewController(screen, animated: animated) }
  }

  func pop(to id: NavigationEntryID, animated: Bool) {
    guard let controller, let screen = table.controller(for: id) else { return }
    let count = controller.viewControllers.count
    calling {
      if count > 1, controller.viewControllers[count - 2] === screen {
        controller.popViewController(animated: animated)
      } else {
        controller.popToViewController(screen, animated: animated)
      }
    }
  }

  func set(_ ids: [NavigationEntryID], animated: Bool) {
    guard let controller else { return }
    let screens = ids.compactMap { table.controller(for: $0) }
    guard screens.count == ids.count else { return }
    calling { controller.setViewControllers(screens, animated: animated) }
  }

  private func calling(_ body: () -> Void) {
    isCalling = true
    body()
    isCalling = false
  }
}
