import NavigationCore
import UIKit

/// The modals over a stack that gets a new path, and go with it.
@MainActor
struct PathCover: StackCover {
  let engine: StackEngine
  let isAnimated: Bool
  let site: CallSite

  private var lowest: ModalRecord? { engine.ownedModals.first }

  /// The containers that would go, the topmost first.
  var controllers: [UIViewController] {
    lowest?.controller.map { ModalGuard.leaving($0) } ?? []
  }

  var leaving: Set<ObjectIdentifier> {
    // Alerts have no guard, and cover the stack as well.
    Set(controllers.map { ObjectIdentifier($0) } + engine.ownedModals.map { ObjectIdentifier($0) })
  }

  func leave(_ id: CommandID) {
    guard let controller = lowest?.controller else {
      return engine.modals.runner.end(id, with: true)
    }
    var request = DismissalRequest(site: site) { _ in .done }
    request.isAnimated = isAnimated
    engine.modals.perform(controller, controllers, request, id, engine)
  }
}

extension StackEngine {
  /// The modals above this stack that navigators have presented, the lowest first.
  var ownedModals: [ModalRecord] {
    modals(above: NavigatorPlace()).filter { !$0.isGone && $0.controller != nil }
  }
}
