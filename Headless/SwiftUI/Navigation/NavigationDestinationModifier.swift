/// Declares what a stack shows for values of a type.
nonisolated struct NavigationDestinationModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let destination: (Value) -> AnyView

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    NavigationDestinationNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class NavigationDestinationNode<Modified: View, Value: Hashable>:
  ModifierNode<Modified, NavigationDestinationModifier<Value>>, DestinationSource
{
  private weak var model: NavigationModel?

  var valueType: Any.Type { Value.self }

  func view(for value: AnyHashable) -> AnyView? {
    (value.base as? Value).map(modifier.destination)
  }

  override func didRealize() {
    register()
  }

  override func environmentDidChange() {
    register()
    super.environmentDidChange()
  }

  private func register() {
    let current = environment.navigation.model
    guard isRealized, current !== model else { return }
    model?.destinations.remove(self)
    model = current
    current?.destinations.add(self)
  }

  override func modifierDidChange(from old: NavigationDestinationModifier<Value>) {
    guard let model else { return }
    graph.enqueue { model.destinationsDidChange() }
  }

  override func willUnmount() {
    model?.destinations.remove(self)
  }
}

// B.3
extension View {
  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier<D> { AnyView(destination($0)) })
  }

  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      PresentedScreenModifier(
        isActive: isPresented,
        handle: nil,
        value: nil,
        needsStack: true,
        content: { AnyView(view) }
      )
    )
  }

  @available(iOS 17.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedScreenModifier(
        isActive: item.isPresent(),
        handle: nil,
        value: nil,
        needsStack: true,
        content: { item.wrappedValue.map { AnyView(destination($0)) } }
      )
    )
  }
}
