nonisolated struct ZIndexModifier: ViewModifier, Equatable {
  typealias Body = Never

  let value: Double

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ZIndexNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class ZIndexNode<Modified: View>: LayoutModifierNode<Modified, ZIndexModifier> {
  override func modifierDidChange(from old: ZIndexModifier) {
    if old != modifier { invalidateDisplay() }
  }

  override var zIndex: Double { modifier.value }
}

// B.5
extension View {
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}

extension [Node] {
  /// The nodes in the order in which they cover each other.
  @MainActor
  var inDrawingOrder: [Node] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated().sorted {
      $0.element.zIndex == $1.element.zIndex
        ? $0.offset < $1.offset : $0.element.zIndex < $1.element.zIndex
    }.map(\.element)
  }
}
