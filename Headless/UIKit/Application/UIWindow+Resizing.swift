/// A change of a window's size or traits: asked for by the system, announced to the controllers,
/// animated, ended.
@MainActor
final class WindowChange {
  private let window: UIWindow
  private let coordinator: TransitionCoordinator
  private let timeline: Timeline
  private var hosts: [UIViewController] = []

  init(_ window: UIWindow, duration: TimeInterval) {
    self.window = window
    timeline = Timeline(start: Stage.current.clock.now, duration: duration, curve: .easeInOut)
    coordinator = TransitionCoordinator(
      from: nil,
      to: nil,
      isAnimated: duration > 0,
      duration: duration
    )
    coordinator.timeline = timeline
    coordinator.begin(container: window)
  }

  /// The root first, then what is presented above it, from below.
  private var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = window.rootViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentedInside
    }
    return chain
  }

  func announce(size: CGSize, traits: UITraitCollection) {
    let isOtherSize = size != window.bounds.size
    let areOtherTraits = traits != window.traitCollection
    hosts = chain
    for controller in hosts {
      controller.sizeChange = coordinator
      let modal = controller.presentation.controller?.active
      if areOtherTraits {
        if let modal, modal.container != nil {
          modal.willTransition(to: traits, with: coordinator)
        } else {
          controller.willTransition(to: traits, with: coordinator)
        }
      }
      guard isOtherSize else { continue }
      if let modal, modal.container != nil {
        modal.viewWillTransition(to: size, with: coordinator)
      } else {
        controller.viewWillTransition(to: size, with: coordinator)
      }
    }
  }

  func run(_ changes: () -> Void) {
    AnimationContext.run(coordinator.isAnimated ? timeline : nil) {
      changes()
      window.performLayoutIfNeeded()
      coordinator.runAnimations()
      window.performLayoutIfNeeded()
    }
    guard coordinator.isAnimated else { return end() }
    Stage.current.clock.schedule(at: timeline.end) { [self] in end() }
    Stage.current.loop.setNeedsTurn()
  }

  private func end() {
    for host in hosts where host.sizeChange === coordinator {
      host.sizeChange = nil
    }
    coordinator.finish(isCancelled: false)
  }
}

extension UIViewController {
  /// The next above in a chain of presentations, whoever inside presents it.
  fileprivate var presentedInside: UIViewController? {
    if let presented = presentation.presented { return presented }
    return children.lazy.compactMap(\.presentedInside).first
  }
}
