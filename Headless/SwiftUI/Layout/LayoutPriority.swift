nonisolated struct LayoutPriorityModifier: ViewModifier {
  typealias Body = Never

  let value: Double

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    LayoutPriorityNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

final class LayoutPriorityNode<Modified: View>:
  LayoutModifierNode<Modified, LayoutPriorityModifier>
{
  override func modifierDidChange(from old: LayoutPriorityModifier) {
    if old.value != modifier.value { invalidateContainerLayout() }
  }

  override var layoutPriority: Double { modifier.value }
}

/// Sets a guide of a view by its dimensions.
nonisolated struct HorizontalGuideModifier: ViewModifier {
  typealias Body = Never

  let guide: HorizontalAlignment
  let value: (ViewDimensions) -> CGFloat

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    HorizontalGuideNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

final class HorizontalGuideNode<Modified: View>:
  LayoutModifierNode<Modified, HorizontalGuideModifier>
{
  override func modifierDidChange(from old: HorizontalGuideModifier) {
    invalidateContainerLayout()
  }

  override func explicitGuide(_ guide: HorizontalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard guide == modifier.guide else { return super.explicitGuide(guide, in: size) }
    return modifier.value(ViewDimensions(size: size.size, node: child))
  }
}

nonisolated struct VerticalGuideModifier: ViewModifier {
  typealias Body = Never

  let guide: VerticalAlignment
  let value: (ViewDimensions) -> CGFloat

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    VerticalGuideNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

final class VerticalGuideNode<Modified: View>:
  LayoutModifierNode<Modified, VerticalGuideModifier>
{
  override func modifierDidChange(from old: VerticalGuideModifier) {
    invalidateContainerLayout()
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard guide == modifier.guide else { return super.explicitGuide(guide, in: size) }
    return modifier.value(ViewDimensions(size: size.size, node: child))
  }
}

// B.5
extension View {
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(HorizontalGuideModifier(guide: g, value: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(VerticalGuideModifier(guide: g, value: computeValue))
  }
}
