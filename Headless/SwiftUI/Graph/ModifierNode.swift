/// The node of a view with a primitive modifier that has no say in layout.
@_spi(Headless)
public class ModifierNode<Modified: View, Modifier: ViewModifier>:
  WrapperNode<ModifiedContent<Modified, Modifier>, Modified>
{
  final var modifier: Modifier { view.modifier }

  override final func content(of view: ModifiedContent<Modified, Modifier>) -> Modified {
    view.content
  }

  override var modifiedContent: Node? { content }

  /// Called with the old modifier before the content gets its newer value.
  func modifierDidChange(from old: Modifier) {}

  override func receive(_ new: ModifiedContent<Modified, Modifier>) {
    let old = view.modifier
    view = new
    modifierDidChange(from: old)
    madeContent?.receive(new.content)
  }
}

/// The node of a view with a primitive modifier that lays out, draws, hears or takes touches.
///
/// Its content may consist of several elements: then each gets a copy of this node around it, and
/// the node itself takes no part in layout.
@_spi(Headless)
public class LayoutModifierNode<Modified: View, Modifier: ViewModifier>:
  ModifierNode<Modified, Modifier>
{
  /// The node that the copies belong to; nil in the original.
  private unowned var original: LayoutModifierNode?
  private var gathered: [Node]?
  private var copies: [ObjectIdentifier: LayoutModifierNode] = [:]
  private weak var copiedChild: Node?

  override init(_ view: ModifiedContent<Modified, Modifier>, _ parent: Node) {
    super.init(view, parent)
  }

  override var isTransparentForRows: Bool { false }

  /// Whether this node stands around one of several elements of its original's content.
  final var isCopy: Bool { original != nil }
  override var wrappedElement: Node? { child }

  /// The one element inside.
  final var child: Node? {
    original == nil ? elements.first : copiedChild
  }

  private var elements: [Node] {
    if let gathered { return gathered }
    let list = gather(content)
    gathered = list
    return list
  }

  private func copy(around element: Node) -> LayoutModifierNode {
    let key = ObjectIdentifier(element)
    if let copy = copies[key] { return copy }
    guard let copy = Modifier._makeNode(view, self) as? LayoutModifierNode else {
      preconditionFailure("\(Modifier.self) makes nodes of one kind.")
    }
    copy.original = self
    copy.copiedChild = element
    copies[key] = copy
    if isRealized { graph.realize(copy) }
    return copy
  }

  override var modifiedContent: Node? { isCopy ? copiedChild : content }

  override func appendElements(to list: inout [Node]) {
    if Modified._isSingle || isCopy { return list.append(self) }
    let elements = elements
    guard elements.count != 1 else {
      if elements[0].listSection == nil { removeCopies(except: []) }
      elements[0].layout.parent = self
      return list.append(self)
    }
    removeCopies(except: Set(elements.map { ObjectIdentifier($0) }))
    for element in elements {
      let copy = copy(around: element)
      element.layout.parent = copy
      list.append(copy)
    }
  }

  override final func copies(around elements: [Node]) -> [Node] {
    removeCopies(except: Set(elements.map { ObjectIdentifier($0) }))
    return elements.map { element in
      let copy = copy(around: element)
      element.layout.parent = copy
      copy.layout.parent = layout.parent
      return copy
    }
  }

  private func removeCopies(except kept: Set<ObjectIdentifier>) {
    for (key, copy) in copies where !kept.contains(key) {
      copies[key] = nil
      copy.unmount()
    }
  }

  override func childElementsDidChange() {
    gathered = nil
    invalidateLayout()
    elementsDidChange()
  }

  override func receive(_ new: ModifiedContent<Modified, Modifier>) {
    super.receive(new)
    giveCopies(new)
  }

  private func giveCopies(_ new: ModifiedContent<Modified, Modifier>) {
    for copy in copies.values {
      let old = copy.view.modifier
      copy.view = new
      copy.modifierDidChange(from: old)
      copy.giveCopies(new)
    }
  }

  override func prepareChildren() {
    guard original == nil else { return }
    super.prepareChildren()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    for copy in copies.values {
      visit(copy)
    }
  }

  // MARK: What is laid out, unless a subclass says otherwise

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child else { return }
    let size = child.size(proposal)
    child.place(CGRect(origin: bounds.origin, size: size), proposal: proposal)
  }

  /// Where the child lies in this node, for alignment guides that the child sets.
  func childOrigin(in size: ViewDimensions) -> CGPoint { .zero }

  override var layoutPriority: Double { child?.layoutPriority ?? 0 }

  override var zIndex: Double { child?.zIndex ?? 0 }

  override func spacing(along axis: Axis) -> CGFloat? { child?.spacing(along: axis) }

  override func isSpacer(along axis: Axis) -> Bool { child?.isSpacer(along: axis) ?? false }

  override func explicitGuide(
    _ guide: HorizontalAlignment,
    in size: ViewDimensions
  ) -> CGFloat? {
    child?.explicitGuide(guide, in: size).map { $0 + childOrigin(in: size).x }
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    child?.explicitGuide(guide, in: size).map { $0 + childOrigin(in: size).y }
  }

  override var layoutChildren: [Node] { child.map { [$0] } ?? [] }
}
