nonisolated public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { false }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: EmptyView, _ parent: Node) -> ViewNode<EmptyView> {
    EmptyNode(view, parent)
  }
}

/// Nothing: no element, so that stacks leave no space for it.
final class EmptyNode: ViewNode<EmptyView> {
  override func appendElements(to list: inout [Node]) {}
}
