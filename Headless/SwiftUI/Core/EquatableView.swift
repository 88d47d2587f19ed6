nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never

  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Content._isSingle }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    EquatableNode(view, parent)
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

/// Compares by `==`, whatever the memory of the view looks like.
final class EquatableNode<Content: View & Equatable>: WrapperNode<EquatableView<Content>, Content> {
  override func content(of view: EquatableView<Content>) -> Content { view.content }

  override func receive(_ new: EquatableView<Content>) {
    let isEqual = new.content == view.content
    guard !isEqual else { return }
    super.receive(new)
  }
}
