@_spi(Headless) import UIKit

/// Draws when something asks for the picture, and again when what it read has changed.
@available(iOS 15.0, *)
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private var drawn: (size: CGSize, items: [DisplayItem])?
  private var madeSymbols: ViewNode<Symbols>?

  private var symbols: ViewNode<Symbols> {
    if let madeSymbols { return madeSymbols }
    let node = makeChild(view.symbols)
    madeSymbols = node
    return node
  }

  override func receive(_ new: Canvas<Symbols>) {
    view = new
    madeSymbols?.receive(new.symbols)
    forget()
  }

  /// Something that the renderer read has changed.
  override func refresh() {
    forget()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    forget()
  }

  override func childElementsDidChange() {
    forget()
  }

  private func forget() {
    drawn = nil
    invalidateDisplay()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let madeSymbols { visit(madeSymbols) }
  }

  override func layoutReads(_ child: Node) -> Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func display(in context: inout DisplayContext) {
    let items = items(size: frame.size)
    guard !items.isEmpty else { return }
    let clip = DisplayShape.rect(CGRect(origin: .zero, size: frame.size))
    context.group("Canvas", frame: frame, clip: clip) { inner in
      for item in items { inner.add(item) }
    }
  }

  private func items(size: CGSize) -> [DisplayItem] {
    if let drawn, drawn.size == size { return drawn.items }
    let surface = DrawingSurface()
    let renderer = view.renderer
    evaluate {
      var context = GraphicsContext(
        surface: surface,
        host: host,
        environment: environment,
        box: CGRect(origin: .zero, size: size)
      )
      if view.isOpaque {
        surface.fill(context.box, with: .color(.black), DrawingSurface.State())
      }
      renderer(&context, size)
    }
    drawn = (size, surface.items)
    return surface.items
  }

  // MARK: For the context

  private var host: CanvasHost {
    CanvasHost(
      size: { [weak self] part, proposal in self?.measure(part, proposal) ?? .zero },
      items: { [weak self] part, size in self?.draw(part, size) ?? [] },
      symbol: { [weak self] id in self?.symbol(id) },
      unsupported: { [weak self] feature in self?.unsupported(feature) }
    )
  }

  private func measure(_ part: CanvasPart, _ proposal: ProposedViewSize) -> CGSize {
    let node = makeNode(of: part)
    defer { node.unmount() }
    return graph.update { node.size(proposal) }
  }

  private func draw(_ part: CanvasPart, _ size: CGSize) -> [DisplayItem] {
    let node = makeNode(of: part)
    defer { node.unmount() }
    return picture(of: node, size: size)
  }

  private func makeNode(of part: CanvasPart) -> Node {
    switch part {
    case .text(let text): makeChild(text)
    case .image(let image): makeChild(image)
    }
  }

  private func symbol(_ id: AnyHashable) -> (size: CGSize, items: [DisplayItem])? {
    let element = gather(symbols).first { $0.tag(below: self)?.value == id }
    guard let element else { return nil }
    let size = graph.update { element.size(.unspecified) }
    return (size, picture(of: element, size: size))
  }

  private func picture(of node: Node, size: CGSize) -> [DisplayItem] {
    graph.update { node.place(CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size)) }
    var context = DisplayContext()
    node.show(in: &context)
    return context.items
  }

  private func unsupported(_ feature: String) {
    graph.stage.perform { UIKit.unsupported(feature) }
  }
}
