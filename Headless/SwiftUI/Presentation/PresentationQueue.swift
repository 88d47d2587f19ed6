@_spi(Headless) import UIKit

/// A presentation that has to wait until another one has ended.
@MainActor
protocol WaitingPresentation: AnyObject {
  func tryToPresent(animated: Bool)
}

/// One screen after the other: SwiftUI presents the next when the one before has gone.
@MainActor
enum PresentationQueue {
  private struct Waiting {
    weak var presentation: (any WaitingPresentation)?
  }

  private static var waiting: [Waiting] = []

  /// Whether UIKit would take a presentation now.
  static func canPresent(from host: UIViewController) -> Bool {
    guard host.viewIfLoaded?.window != nil else { return false }
    return host.presentedViewController == nil && !isMoving(host)
  }

  /// Whether something comes or goes around a controller.
  static func isMoving(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      let presented = candidate.presentedViewController
      if presented?.isBeingPresented == true || presented?.isBeingDismissed == true { return true }
      if candidate.isBeingPresented || candidate.isBeingDismissed { return true }
      current = candidate.presentingViewController
    }
    return false
  }

  /// Whether a presented controller goes already, by itself or with one below it.
  static func isLeaving(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate.isBeingDismissed { return true }
      current = candidate.presentingViewController
    }
    return false
  }

  static func wait(_ presentation: any WaitingPresentation) {
    guard !waiting.contains(where: { $0.presentation === presentation }) else { return }
    UIKit.log(
      "Currently, only presenting a single sheet is supported.\nThe next sheet will be presented "
        + "when the currently presented sheet gets dismissed."
    )
    waiting.append(Waiting(presentation: presentation))
  }

  /// Dismisses, now or when what moves has come to rest.
  static func run(in controller: UIViewController, _ action: @escaping () -> Void) {
    // A dismissal that was asked for has a coordinator, before anything moves.
    guard let coordinator = controller.transitionCoordinator else { return action() }
    coordinator.animate(alongsideTransition: nil) { _ in
      Stage.current.loop.enqueue(action)
    }
  }

  static func presentationDidEnd() {
    Stage.current.loop.enqueue {
      let next = waiting.compactMap(\.presentation)
      waiting = []
      for presentation in next {
        presentation.tryToPresent(animated: true)
      }
    }
  }
}
