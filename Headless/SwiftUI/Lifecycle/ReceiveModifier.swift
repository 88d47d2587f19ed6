public import Combine

/// Runs an action for each value of a publisher.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ReceiveNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ReceiveNode<Modified: View, P: Publisher>: ModifierNode<Modified, ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func didRealize() {
    subscribe()
  }

  override func willUnmount() {
    subscription = nil
  }

  override func modifierDidChange(from old: ReceiveModifier<P>) {
    guard subscription != nil, !Comparison.areEqual(old.publisher, modifier.publisher) else {
      return
    }
    subscribe()
  }

  private func subscribe() {
    subscription = modifier.publisher.sink { [weak self] value in
      self?.receive(value)
    }
  }

  private func receive(_ value: P.Output) {
    guard ThreadContext.current.isUpdating else { return modifier.action(value) }
    // A publisher that replays its value answers inside the update.
    graph.enqueue { [weak self] in self?.modifier.action(value) }
  }
}

// B.4
extension View {
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
