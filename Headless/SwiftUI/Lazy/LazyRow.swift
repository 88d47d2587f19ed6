@_spi(Headless) import UIKit

/// A container that makes only the rows that are to be seen.
@MainActor
protocol LazyContainer: Node {
  /// The axis along which rows with several views are laid out; nil for on top of each other.
  var rowAxis: Axis? { get }
}

/// A row as a collection gives it to a lazy container: its view is made when it is needed.
nonisolated struct LazyRow<Content: View>: View {
  typealias Body = Never

  let make: @MainActor () -> Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    LazyRowNode(view, parent)
  }
}

/// What a lazy container does with a row.
@MainActor
protocol LazyElement: Node {
  /// Its length along the container when it was last measured.
  var knownLength: CGFloat? { get set }
  /// Where the container thinks that it is, whether it was made or not.
  var estimatedFrame: CGRect? { get set }
  /// Shown or not: its views appear and disappear, its state stays.
  func setShown(_ isShown: Bool)
  /// Makes its view.
  func makeNow()
}

final class LazyRowNode<Content: View>: ViewNode<LazyRow<Content>>, LazyElement {
  private var child: ViewNode<Content>?
  private var isShown = true
  var knownLength: CGFloat?
  var estimatedFrame: CGRect?

  private var content: ViewNode<Content> {
    if let child { return child }
    let node = makeChild(evaluate { view.make() })
    child = node
    return node
  }

  override func receive(_ new: LazyRow<Content>) {
    view = new
    guard child != nil else { return }
    refreshIfNeeded()
  }

  override func refresh() {
    child?.receive(evaluate { view.make() })
  }

  /// Nothing is made before it is measured or placed.
  override func prepareChildren() {}

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var isTransparentForRows: Bool { false }

  /// The one view of a row that was made.
  override var wrappedElement: Node? {
    guard child != nil else { return nil }
    let elements = stack.elements
    return elements.count == 1 ? elements[0] : nil
  }

  override func childElementsDidChange() {
    invalidateLayout()
  }

  private var stack: ImplicitStack {
    let axis = (layout.parent as? any LazyContainer)?.rowAxis
    return ImplicitStack(axis: axis, elements: gather(content), alignment: .center)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let stack = stack
    return stack.elements.isEmpty ? .zero : stack.size(proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let stack = stack
    if !stack.elements.isEmpty { stack.place(in: bounds, proposal: proposal) }
  }

  override var layoutChildren: [Node] { child == nil ? [] : stack.elements.inDrawingOrder }

  func makeNow() {
    _ = content
  }

  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown, child != nil else { return }
    self.isShown = isShown
    child?.setAppears(isShown)
    if !isShown { layout.isPlaced = false }
  }
}

extension Node {
  /// Lets the views from here on appear or disappear, as a row does that scrolls in or out.
  final func setAppears(_ appears: Bool) {
    if let node = self as? any LifecycleNode {
      if appears { graph.lifecycle.add(node) } else { graph.lifecycle.remove(node) }
    }
    forEachChild { $0.setAppears(appears) }
  }

  /// The row of a lazy container that this node is.
  final var lazyRow: (any LazyElement)? { self as? any LazyElement }

  /// The container that makes the rows of a collection here only when they are to be seen.
  final var enclosingLazyContainer: (any LazyContainer)? {
    var node = parent
    while let current = node {
      if let lazy = current as? any LazyContainer { return lazy }
      guard current.isTransparentForRows else { return nil }
      node = current.parent
    }
    return nil
  }
}

/// Rows along an axis, of which only those to be seen are made and measured: the lengths of others
/// are estimated.
@MainActor
struct LazyRows {
  let axis: Axis
  let elements: [Node]
  let gap: CGFloat
  /// The length of a row that wasn't measured.
  private let estimate: CGFloat

  init(axis: Axis, elements: [Node], gap: CGFloat) {
    self.axis = axis
    self.elements = elements
    self.gap = gap
    let known = elements.compactMap { $0.lazyRow?.knownLength }
    estimate = known.isEmpty ? Self.usualLength : known.reduce(0, +) / CGFloat(known.count)
  }

  private static let usualLength: CGFloat = 44

  func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  /// Measures a row now.
  func measure(_ element: Node, _ proposal: ProposedViewSize) -> CGSize {
    let size = element.size(proposal)
    element.lazyRow?.knownLength = length(size)
    return size
  }

  /// A length without making a row that wasn't made.
  func length(of element: Node, _ proposal: ProposedViewSize) -> CGFloat {
    guard let row = element.lazyRow else { return length(element.size(proposal)) }
    return row.knownLength ?? estimate
  }

  /// The whole length. Rows are measured until they fill what is to be seen, so that the estimate
  /// is one of real rows.
  func total(_ proposal: ProposedViewSize, filling visible: CGFloat) -> CGFloat {
    guard !elements.isEmpty else { return 0 }
    let isNew = !elements.contains { $0.lazyRow?.knownLength != nil }
    var filled: CGFloat = 0
    if isNew {
      for element in elements where filled < visible {
        filled += length(measure(element, proposal)) + gap
      }
    }
    let rows = isNew ? LazyRows(axis: axis, elements: elements, gap: gap) : self
    let lengths = elements.reduce(0) { $0 + rows.length(of: $1, proposal) }
    return lengths + gap * CGFloat(elements.count - 1)
  }
}
