nonisolated struct BackgroundModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer
  let alignment: Alignment

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    BackgroundNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class BackgroundNode<Modified: View, Layer: View>:
  LayeredNode<Modified, BackgroundModifier<Layer>, Layer>
{
  override func layer(of modifier: BackgroundModifier<Layer>) -> Layer { modifier.layer }
  override var layerAlignment: Alignment { modifier.alignment }
}

nonisolated struct OverlayModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer
  let alignment: Alignment

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    OverlayNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class OverlayNode<Modified: View, Layer: View>:
  LayeredNode<Modified, OverlayModifier<Layer>, Layer>
{
  override func layer(of modifier: OverlayModifier<Layer>) -> Layer { modifier.layer }
  override var layerAlignment: Alignment { modifier.alignment }
  override var isLayerBehind: Bool { false }
}

// B.5
extension View {
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(layer: background, alignment: alignment))
  }

  @available(iOS 15.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(layer: content(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(layer: overlay, alignment: alignment))
  }

  @available(iOS 15.0, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(layer: content(), alignment: alignment))
  }
}
