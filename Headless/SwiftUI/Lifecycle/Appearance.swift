nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AppearanceNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class AppearanceNode<Modified: View>:
  ModifierNode<Modified, AppearanceModifier>, LifecycleNode
{
  var hasAppeared = false

  override func didRealize() {
    graph.lifecycle.add(self)
  }

  override func willUnmount() {
    graph.lifecycle.remove(self)
  }

  func appear() {
    modifier.onAppear?()
  }

  func disappear() {
    modifier.onDisappear?()
  }
}

// B.4
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
