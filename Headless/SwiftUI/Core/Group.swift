nonisolated public struct Group<Content> {
  var content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Content._isSingle }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    GroupNode(view, parent)
  }

  @_spi(Headless)
  nonisolated public static var _passage: Passage { Content._passage }
}

final class GroupNode<Content: View>: WrapperNode<Group<Content>, Content> {
  override func content(of view: Group<Content>) -> Content { view.content }
}
