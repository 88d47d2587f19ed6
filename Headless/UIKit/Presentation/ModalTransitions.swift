/// Runs the presentations and dismissals of a stage, one at a time in a window.
@MainActor
final class ModalTransitions {
  private var running: [ModalTransition] = []

  static var current: ModalTransitions { Stage.current.modals }

  func isRunning(in window: UIWindow?) -> Bool {
    guard let window else { return false }
    return running.contains { $0.window === window }
  }

  func isDismissing(in window: UIWindow?) -> Bool {
    running.contains { $0.window === window && $0.kind == .dismiss }
  }

  func present(
    _ controller: UIViewController,
    by presenter: UIViewController,
    through modal: UIPresentationController,
    isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    let transition = ModalTransition(
      kind: .present,
      leaving: [],
      controller: controller,
      presenter: presenter,
      modal: modal,
      isAnimated: isAnimated,
      completion: completion
    )
    start(transition)
  }

  func dismiss(from presenter: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
    guard let transition = makeDismissal(from: presenter, isAnimated: isAnimated) else { return }
    transition.completion = completion
    start(transition)
  }

  /// The dismissal of everything above a presenter: only the topmost animates (C.8.3).
  func makeDismissal(
    from presenter: UIViewController,
    isAnimated: Bool,
    isInteractive: Bool = false
  ) -> ModalTransition? {
    var chain: [UIViewController] = []
    var next = presenter.presentation.presented
    while let controller = next {
      chain.append(controller)
      next = controller.presentation.presented
    }
    // An open menu goes with what it lies above.
    if let menu = chain.last as? _UIContextMenuActionsOnlyViewController {
      menu.close(then: nil)
      menu.end()
      chain.removeLast()
    }
    guard let top = chain.last, let modal = top.presentation.controller?.active else { return nil }
    return ModalTransition(
      kind: .dismiss,
      leaving: chain.dropLast().reversed(),
      controller: top,
      presenter: presenter,
      modal: modal,
      isAnimated: isAnimated,
      isInteractive: isInteractive
    )
  }

  /// UIKit runs the transition after the commit that follows the request; one that a finger drives
  /// begins at once.
  func start(_ transition: ModalTransition, isImmediate: Bool = false) {
    running.append(transition)
    transition.didFinish = { [weak self, weak transition] in
      self?.running.removeAll { $0 === transition }
    }
    guard !isImmediate else { return transition.run() }
    Stage.current.loop.enqueue { transition.run() }
  }
}
