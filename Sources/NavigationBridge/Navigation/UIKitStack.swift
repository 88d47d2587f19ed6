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
    calling(leaving: []) { controller.pushViewController(screen, animated: animated) }
  }

  func pop(to id: NavigationEntryID, animated: Bool) {
    guard let controller, let screen = table.controller(for: id) else { return }
    let members = controller.viewControllers
    guard let index = members.firstIndex(of: screen) else { return }
    reveal(screen, isTop: true)
    if index > 0 { reveal(members[index - 1], isTop: false) }
    calling(leaving: Array(members[(index + 1)...])) {
      if index == members.count - 2 {
        controller.popViewController(animated: animated)
      } else {
        controller.popToViewController(screen, animated: animated)
      }
    }
  }

  func set(_ ids: [NavigationEntryID], animated: Bool) {
    guard let controller else { return }
    var screens: [UIViewController] = []
    screens.reserveCapacity(ids.count)
    for (index, id) in ids.enumerated() {
      let isNew = table[id]?.controller == nil
      guard let screen = table.controller(for: id) else { return }
      if isNew, index < ids.count - 1 { cover(screen, isBelowTop: index == ids.count - 2) }
      screens.append(screen)
    }
    if let top = screens.last { reveal(top, isTop: true) }
    let kept = Set(ids)
    let leaving = controller.viewControllers.reversed().filter { !kept.contains(table.id(of: $0)) }
    calling(leaving: leaving) { controller.setViewControllers(screens, animated: animated) }
  }

  private func calling(leaving: [UIViewController], _ body: () -> Void) {
    isCalling = true
    GuardDesk.letting(leave: leaving, body)
    isCalling = false
    revealBelowTop()
  }

  // MARK: Covered screens

  /// A screen comes in below others: it is made when it is revealed.
  ///
  /// The one that the back button names is made at once, unless its route names it.
  private func cover(_ screen: UIViewController, isBelowTop: Bool) {
    guard let bridge = BridgeTable.bridge(of: screen) else { return }
    bridge.isCovered = !isBelowTop || bridge.base.title != nil
  }

  private func reveal(_ screen: UIViewController, isTop: Bool) {
    guard let bridge = BridgeTable.bridge(of: screen), bridge.isCovered else { return }
    if isTop || bridge.base.title == nil { bridge.prepareToReveal() }
  }

  /// Makes the screen that the back button of the top screen names, if nothing else names it.
  func revealBelowTop() {
    guard let members = controller?.viewControllers, members.count > 1 else { return }
    reveal(members[members.count - 2], isTop: false)
  }
}
