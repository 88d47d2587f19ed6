/// Runs a task while the view is on screen (C.9.11).
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TaskNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class TaskNode<Modified: View, ID: Equatable>:
  ModifierNode<Modified, TaskModifier<ID>>, LifecycleNode
{
  var hasAppeared = false
  private var task: Task<Void, Never>?

  override func didRealize() {
    graph.lifecycle.add(self)
  }

  override func willUnmount() {
    graph.lifecycle.remove(self)
  }

  func appear() {
    // Enqueued on the main actor one after the other, what starts there starts in order.
    task = Task(priority: modifier.priority) { @MainActor [action = modifier.action] in
      await action()
    }
  }

  func disappear() {
    task?.cancel()
    task = nil
  }

  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard old.id != modifier.id, hasAppeared else { return }
    graph.enqueue { [weak self] in
      guard let self, self.hasAppeared else { return }
      self.disappear()
      self.appear()
    }
  }
}

// B.4
extension View {
  @available(iOS 15.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  @available(iOS 15.0, *)
  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
