@_spi(Headless) import UIKit

/// What stands for one view in a graph: it keeps identity, state and layout while view values come
/// and go. A graph is a tree of nodes; a node's identity is its parent, its slot and its view type.
///
/// There is no switch over kinds of views: each primitive view has a node class and says so in its
/// `_makeNode`. How to write one:
///
/// **A leaf** (text, image, colour): a `ViewNode<Leaf>` that overrides `sizeThatFits(_:)` and
/// `display(in:)`, `accessibility(in:)` for what is heard, and `receive(_:)` to compare the old and
/// the new value and call `invalidateLayout()` or `invalidateDisplay()`. See `Text.swift`.
///
/// **A container** (stacks, grids): a `ContainerNode<Stack, Content>` whose `content(of:)` gives
/// the builder's result; it gathers `elements` (groups, tuples, `ForEach`, `if` are flattened) and
/// overrides `sizeThatFits(_:)`, which asks `element.size(_:)`, and `placeChildren(in:proposal:)`,
/// which calls `element.place(_:proposal:)` with frames in the same coordinates as `bounds`.
/// Drawing, hit testing and accessibility of the elements come along. See `ImplicitStack.swift`.
///
/// **A layout modifier** (frame, padding, offset): a `LayoutModifierNode<Modified, Modifier>` with
/// one `child`; it overrides the same two. Applied to several views it is applied to each: the
/// class makes copies by itself. `modifierDidChange(from:)` invalidates. See `Padding.swift`. The
/// same class serves modifiers that only draw, hear or touch (opacity, labels, taps): they override
/// `display(in:)`, `accessibility(in:)` or `hitTest(_:)`, and their `_passage` is `.content`.
/// A second tree (background, overlay) is that of a `LayeredNode`. See `Layers.swift`.
///
/// **A modifier that writes the environment**: no node class is needed, `EnvironmentModifier` does
/// it: `modifier(EnvironmentModifier { $0.font = font })`, or `environment(_:_:)`. It can't be seen
/// whether a closure changed, so give values that can be compared where there are any
/// (`_EnvironmentKeyWritingModifier`).
///
/// **A preference modifier**: `preference(key:value:)` and `transformPreference`; a key that the
/// host reads is added to `HostPreferences`.
///
/// **A modifier with a life** (onAppear, onChange, task): a `ModifierNode<Modified, Modifier>`,
/// which adds nothing to layout; see `Lifecycle/`. Its `_passage` is `.content`.
///
/// **A view that isn't one element** (a group of others, nothing) overrides `appendElements(to:)` and
/// says so in `_isSingle`, so that modifiers around it count its elements.
///
/// **State of a control** (pressed, editing) is a stored property of its node class.
///
/// **Right to left.** `placeChildren` and guides count from the leading edge, as in an English
/// layout; nothing there asks for the direction. `frame` is where the node is on the screen, already
/// mirrored: drawing, hit testing and accessibility use it.
///
/// Rules. A node reads its environment through `environment`; when that changes,
/// `environmentDidChange()` is called. Children are made late, when they are first asked for: never
/// touch the children in `init`, so that measuring evaluates no body that the size doesn't need.
/// `layoutReads(_:)` says no for a child that `sizeThatFits(_:)` doesn't ask. `prepareChildren()`
/// makes them all and is called once the graph is in a window.
@MainActor
public class _Node {
  unowned let graph: ViewGraph
  final unowned var parent: Node?
  final private(set) var depth: Int
  /// What this node keeps for the dynamic properties of its view.
  final var boxes: [PropertyBox] = []
  /// Counts evaluations: what was read in an earlier one no longer matters.
  final var generation: UInt32 = 0
  final var isDirty = false
  final private(set) var isMounted = true
  /// Whether the graph shows this node: its children exist.
  final private(set) var isRealized = false
  /// The transaction of the change that made this node dirty.
  final var transaction = Transaction()
  final private var cachedEnvironment = EnvironmentCache()
  final private var madeLink: NodeLink?
  final var layout = LayoutState()

  init(parent: Node) {
    graph = parent.graph
    self.parent = parent
    depth = parent.depth + 1
    Counters.nodeWasMade()
  }

  /// The root of a graph.
  init(graph: ViewGraph) {
    self.graph = graph
    depth = 0
    Counters.nodeWasMade()
  }

  deinit {
    madeLink?.cut()
    Counters.nodeWasFreed()
  }

  /// What refers to this node without keeping it.
  final var link: NodeLink {
    if let madeLink { return madeLink }
    let link = NodeLink(self)
    madeLink = link
    return link
  }

  // MARK: Children

  /// Visits the children that exist, in the order in which their preferences are reduced.
  func forEachChild(_ visit: (Node) -> Void) {}

  /// Makes all children, which `forEachChild` then visits.
  func prepareChildren() {}

  /// Makes the node of a view, as a child of this node.
  final func makeChild<V: View>(_ view: V) -> ViewNode<V> {
    let child = V._makeNode(view, self)
    if isRealized { graph.realize(child) }
    return child
  }

  /// Makes everything below: the graph is shown.
  final func realize() {
    guard !isRealized, isMounted else { return }
    isRealized = true
    prepareChildren()
    forEachChild { $0.realize() }
    didRealize()
  }

  /// Called once, when the graph shows this node and everything below exists.
  func didRealize() {}

  /// Ends the life of this node and of those below.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    if !graph.leaving.isEmpty { graph.endLeaving { $0.owner === self } }
    forEachChild { $0.unmount() }
    willUnmount()
    boxes = []
  }

  /// Called once at the end: removal of views, tasks, `onDisappear`.
  func willUnmount() {}

  /// Moves this node below another parent; its identity stays.
  final func move(to newParent: Node) {
    parent = newParent
    forEachDescendant { node in
      node.depth = (node.parent?.depth ?? -1) + 1
      node.cachedEnvironment.clear()
    }
    if newParent.isRealized { realize() }
  }

  private func forEachDescendant(_ visit: (Node) -> Void) {
    visit(self)
    forEachChild { $0.forEachDescendant(visit) }
  }

  // MARK: Environment

  /// The environment in which this node's view lives.
  final var environment: EnvironmentValues {
    if let known = cachedEnvironment[graph.environmentGeneration] { return known }
    let values = parent?.environmentForChildren(self) ?? graph.environment
    cachedEnvironment[graph.environmentGeneration] = values
    return values
  }

  /// The environment of a child: its parent's, unless the parent writes some of it.
  func environmentForChildren(_ child: Node) -> EnvironmentValues {
    environment
  }

  /// Called when any value of the environment may have changed; the node compares what it read.
  func environmentDidChange() {
    forEachChild { $0.environmentDidChange() }
  }

  // MARK: Evaluation

  /// Evaluates again what has become dirty.
  func refresh() {}

  /// Whether the size of this node depends on a child.
  func layoutReads(_ child: Node) -> Bool { true }

  /// Whether the size of this node depends on its own evaluation.
  var layoutReadsBody: Bool { true }

  /// The node that asks this one for its size.
  var layoutPathParent: Node? { parent }

  // MARK: What hosts take from views

  /// Adds what this node and those below say about the host.
  func collect(into preferences: inout HostPreferences) {
    forEachChild { $0.collect(into: &preferences) }
  }

  /// The text of a view that is one.
  var plainText: String? { nil }

  /// The image of a view that is one.
  var plainImage: UIImage? { nil }

  // MARK: Elements

  /// Adds what a container lays out for this node: itself, or what it is transparent for.
  func appendElements(to list: inout [Node]) {
    list.append(self)
  }

  /// Whether the type of the view alone says that it is one element.
  var isSingleByType: Bool { false }

  /// What a modifier is around, whatever it does.
  var modifiedContent: Node? { nil }

  /// The element that a modifier with a say in layout is around.
  var wrappedElement: Node? { nil }

  /// What this element makes of several in the place of the one that it is around.
  func copies(around elements: [Node]) -> [Node] { elements }

  /// Whether a lazy container around this node lays out what is inside itself.
  var isTransparentForRows: Bool { true }

  /// Tells the container that it has other elements now.
  final func elementsDidChange() {
    parent?.childElementsDidChange()
  }

  /// Called when a node below has other elements. Those that are laid out as one override it.
  func childElementsDidChange() {
    elementsDidChange()
  }

  // MARK: Layout, overridden by primitives

  /// The size for a proposal. Callers use `size(_:)`, which caches.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    .zero
  }

  /// Places the children. `bounds` is the node's frame, in the coordinates of `containerView`.
  func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {}

  /// What stacks serve first.
  var layoutPriority: Double { 0 }

  /// The distance that this node wants from its neighbours in a stack; nil for the usual one.
  func spacing(along axis: Axis) -> CGFloat? { nil }

  /// The axis along which this node takes what is left, if it is a spacer in a stack.
  func isSpacer(along axis: Axis) -> Bool { false }

  /// An alignment guide that the view sets, from its own origin; nil for the default.
  func explicitGuide(_ guide: HorizontalAlignment, in size: ViewDimensions) -> CGFloat? { nil }

  func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? { nil }

  // MARK: What is drawn, heard and touched

  /// The nodes that this one laid out, in drawing order.
  var layoutChildren: [Node] { [] }

  func display(in context: inout DisplayContext) {
    displayContents(in: &context)
  }

  func accessibility(in list: inout [AccessibilityNode]) {
    accessibilityOfContents(in: &list)
  }

  /// The node that takes a touch at a point, in the coordinates of `containerView`.
  func hitTest(_ point: CGPoint) -> Node? {
    hitTestContents(point)
  }

  /// Whether something of this node is drawn at a point: there a gesture around it is felt.
  func covers(_ point: CGPoint) -> Bool {
    let children = layoutChildren
    return children.isEmpty
      ? frame.contains(point) : children.contains { $0.covers(point) }
  }

  /// Which of the nodes of one container covers the others.
  var zIndex: Double { 0 }

  func displayContents(in context: inout DisplayContext) {
    showLeaving(in: &context)
    for child in layoutChildren {
      child.show(in: &context)
    }
  }

  func accessibilityOfContents(in list: inout [AccessibilityNode]) {
    for child in layoutChildren {
      child.accessibility(in: &list)
    }
  }

  func hitTestContents(_ point: CGPoint) -> Node? {
    var near: Node?
    for child in layoutChildren.reversed() {
      guard let hit = child.hitTest(point) else { continue }
      switch hit.aim(at: point) {
      case .near: near = near ?? hit
      case .inside: return hit
      case .unaimed: return near ?? hit
      }
    }
    return near
  }

  /// How a touch that this node takes hits it.
  func aim(at point: CGPoint) -> TouchAim { .unaimed }

  /// What this node does to the real views inside, beside what it does to what is drawn.
  func apply(to effects: inout OuterEffects) {}

  /// The animation of what `apply(to:)` does.
  var effectRun: AnimationRun? { nil }

  /// Called on the node that `hitTest` gave, while a finger is down.
  func touch(_ phase: TouchPhase, at point: CGPoint) {}

  /// The view in whose coordinates children are placed, if this node has one of its own: a
  /// `NodeView`, which draws them and gives them touches.
  var ownContainerView: UIView? { nil }

  /// The width of those coordinates, about which a right-to-left layout is mirrored.
  var ownContainerWidth: CGFloat? { nil }
}

/// How a finger hits what takes its touch: a control beside it may be what it means.
enum TouchAim {
  case inside
  /// Within the margin that makes a small control easier to hit.
  case near
  /// It isn't a control.
  case unaimed
}

/// What happens to a finger that went down on a node.
enum TouchPhase {
  case began, moved, ended, cancelled
}

@_spi(Headless)
public typealias Node = _Node
