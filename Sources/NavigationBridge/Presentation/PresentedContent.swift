import NavigationCore
import SwiftUI
import UIKit

/// Makes the controllers that are presented.
@MainActor
enum PresentedContent {
  /// A screen alone, or in a stack of its own that belongs to the presenter's chain.
  static func make(
    _ stack: PresentationStack,
    _ record: @escaping @MainActor (StackEngine) -> EntryTable.Record
  )
    -> @MainActor (ModalChain, StackEngine, NavigationPresentationID) ->
    PresentationRequest.Content
  {
    switch stack {
    case .own:
      return makeStack { [record($0)] }
    case .none:
      return { chain, presenter, id in
        let made = record(presenter)
        guard let controller = made.make?() else {
          preconditionFailure("The record of a screen has no controller to make.")
        }
        enter(controller, presenter: presenter, id: id)
        return PresentationRequest.Content(controller: controller)
      }
    }
  }

  /// A stack of some screens that belongs to the presenter's chain, the root first.
  static func makeStack(
    _ records: @escaping @MainActor (StackEngine) -> [EntryTable.Record]
  )
    -> @MainActor (ModalChain, StackEngine, NavigationPresentationID) ->
    PresentationRequest.Content
  {
    { chain, presenter, _ in
      let (stack, engine) = emptyStack(chain, presenter)
      engine.place(records(engine))
      return PresentationRequest.Content(controller: stack, stack: engine)
    }
  }

  /// A stack without screens that belongs to the presenter's chain.
  static func emptyStack(
    _ chain: ModalChain,
    _ presenter: StackEngine
  ) -> (BridgedNavigationController, StackEngine) {
    let stack = BridgedNavigationController()
    let engine = StackEngine(stack, modals: chain)
    engine.environment = presenter.environment
    // The stack finds the engine in the table, and keeps it.
    assert(stack.engine === engine)
    return (stack, engine)
  }

  /// A stack that has been made already, which the presenter's engine keeps until it is presented.
  ///
  /// What waits for a window holds it weakly: it goes with the presenter.
  static func keeping(
    _ stack: BridgedNavigationController,
    for presenter: StackEngine
  )
    -> @MainActor (ModalChain, StackEngine, NavigationPresentationID) ->
    PresentationRequest.Content?
  {
    presenter.waitingStacks[ObjectIdentifier(stack)] = stack
    return { [weak stack] _, presenter, _ in
      guard let stack else { return nil }
      presenter.waitingStacks[ObjectIdentifier(stack)] = nil
      return PresentationRequest.Content(controller: stack, stack: stack.engine)
    }
  }

  /// Takes a controller of the app as it is.
  static func adopt(
    _ controller: UIViewController,
    chain: ModalChain,
    presenter: StackEngine,
    id: NavigationPresentationID
  ) -> PresentationRequest.Content {
    var content = PresentationRequest.Content(controller: controller, isOwn: false)
    if let stack = controller as? UINavigationController {
      content.stack = StackEngine.engine(of: stack)
    } else if controller.presentingViewController == nil, controller.parent == nil {
      enter(controller, presenter: presenter, id: id)
    }
    return content
  }

  /// Gives a hosted screen without a stack a navigator that speaks for the modal.
  private static func enter(
    _ controller: UIViewController,
    presenter: StackEngine,
    id: NavigationPresentationID
  ) {
    guard let bridge = BridgeTable.bridge(of: controller) else { return }
    let navigator = Navigator(place: NavigatorPlace(engine: presenter, presentation: id))
    presenter.add(navigator)
    bridge.enter(presenter, navigator: navigator)
  }
}
