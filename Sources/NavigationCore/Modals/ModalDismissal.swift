/// Takes one modal away by its identity, with all above it, in one motion.
@MainActor
package struct ModalDismissal<Container: ModalContainer> {
  package enum End: Hashable {
    case gone
    /// Its way out was called off.
    case calledOff
    /// Nobody took notice of the call.
    case dropped
  }

  private let modal: Container.Modal
  private let container: Container

  package init(of modal: Container.Modal, in container: Container) {
    self.modal = modal
    self.container = container
  }

  /// - Parameters:
  ///   - animated: Whether it moves out.
  ///   - isAwaited: Whether anybody still waits for the end of a call that was dropped.
  ///   - end: Told once.
  package func perform(
    animated: Bool,
    isAwaited: @escaping @MainActor () -> Bool,
    end: @escaping @MainActor (End) -> Void
  ) {
    // The modal itself would only take away what is above it.
    guard let presenter = container.presenter(of: modal) else { return end(.gone) }
    var hasEnded = false
    let endOnce: @MainActor (End) -> Void = {
      guard !hasEnded else { return }
      hasEnded = true
      end($0)
    }
    container.dismiss(from: presenter, animated: animated) { [self] in
      endOnce(container.presenter(of: modal) == nil ? .gone : .calledOff)
    }
    guard !container.isLeaving(modal) else {
      return container.whenCalledOff(modal) { endOnce(.calledOff) }
    }
    container.inNextTurn { [self] in
      guard isAwaited(), !container.isLeaving(modal) else { return }
      endOnce(.dropped)
    }
  }
}
