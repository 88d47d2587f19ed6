/// A modifier with a second tree of views, before or behind its content, which decides the size.
///
/// Measuring never asks for the second tree: it is made when it gets its place.
@_spi(Headless)
public class LayeredNode<Modified: View, Modifier: ViewModifier, Layer: View>:
  LayoutModifierNode<Modified, Modifier>
{
  private var madeLayer: ViewNode<Layer>?
  private var placedAlignment: Alignment?

  /// The views of the second tree.
  func layer(of modifier: Modifier) -> Layer {
    preconditionFailure("\(Self.self) says what its layer is.")
  }

  var layerAlignment: Alignment { .center }
  var isLayerBehind: Bool { true }

  private var layer: ViewNode<Layer> {
    if let madeLayer { return madeLayer }
    let node = makeChild(layer(of: modifier))
    madeLayer = node
    return node
  }

  private var layerElements: [Node] { gather(layer) }

  override func modifierDidChange(from old: Modifier) {
    madeLayer?.receive(layer(of: modifier))
    if let placedAlignment, placedAlignment != layerAlignment { invalidateLayout() }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let madeLayer { visit(madeLayer) }
  }

  override func layoutReads(_ child: Node) -> Bool {
    child !== madeLayer
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    placedAlignment = layerAlignment
    let stack = ImplicitStack(axis: nil, elements: layerElements, alignment: layerAlignment)
    stack.place(in: bounds, proposal: ProposedViewSize(bounds.size))
  }

  override var layoutChildren: [Node] {
    guard madeLayer != nil else { return super.layoutChildren }
    return isLayerBehind
      ? layerElements + super.layoutChildren : super.layoutChildren + layerElements
  }
}
