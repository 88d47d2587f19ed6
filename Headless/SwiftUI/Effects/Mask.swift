@_spi(Headless) import UIKit

nonisolated struct MaskModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer
  let alignment: Alignment

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    MaskNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Cuts what is drawn to the first figure that the mask fills.
final class MaskNode<Modified: View, Layer: View>:
  LayeredNode<Modified, MaskModifier<Layer>, Layer>
{
  override func layer(of modifier: MaskModifier<Layer>) -> Layer { modifier.layer }
  override var layerAlignment: Alignment { modifier.alignment }

  private var shownContent: [Node] { child.map { [$0] } ?? [] }

  private var masks: [Node] {
    let content = shownContent
    return super.layoutChildren.filter { node in !content.contains { $0 === node } }
  }

  override var layoutChildren: [Node] { shownContent }

  override func display(in context: inout DisplayContext) {
    context.group("Mask", frame: frame, clip: maskShape(in: context)) { inner in
      for node in shownContent { node.show(in: &inner) }
    }
  }

  /// The figure, in the coordinates of the group.
  private func maskShape(in context: DisplayContext) -> DisplayShape? {
    var shape: DisplayShape?
    var probe = context
    probe.group("Mask", frame: frame) { inner in
      var drawn = inner
      for node in masks { node.show(in: &drawn) }
      shape = drawn.items.firstFigure
    }
    if shape == nil { graph.stage.perform { unsupported("masks that aren't figures") } }
    return shape
  }
}

// B.7
extension View {
  @available(iOS 15.0, *)
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(layer: mask(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(layer: mask, alignment: .center))
  }
}
