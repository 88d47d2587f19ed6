@_spi(Headless) import UIKit

/// What modifiers say about a row of a list.
struct RowTraits {
  var insets: EdgeInsets?
  var hidesSeparator: Bool?
  var separatorTint: Color?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  var background: (any RowBackgroundSource)?
  var leadingActions: (any SwipeSource)?
  var trailingActions: (any SwipeSource)?
}

/// A node that says something about the row that it is.
@MainActor
protocol RowTraitSource: Node {
  func apply(to traits: inout RowTraits)
}

extension Node {
  /// This element and the modifiers inside it that are around one view.
  final var rowChain: [Node] {
    var chain: [Node] = []
    var node: Node? = self
    while let current = node {
      chain.append(current)
      node = current.wrappedElement
    }
    return chain
  }

  /// Whether this element is a control, alone or with its label.
  final var isRowControl: Bool {
    rowChain.last is any RowControl
  }

  final var rowTraits: RowTraits {
    var traits = RowTraits()
    for case let source as any RowTraitSource in rowChain {
      source.apply(to: &traits)
    }
    return traits
  }
}

/// A control that may stand alone in a row of a list.
protocol RowControl: Node {}

/// Changes one thing about a row, unless a modifier further out says it.
nonisolated struct RowTraitModifier<Value>: ViewModifier {
  typealias Body = Never

  let path: WritableKeyPath<RowTraits, Value?>
  let value: Value?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    RowTraitNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class RowTraitNode<Modified: View, Value>:
  LayoutModifierNode<Modified, RowTraitModifier<Value>>, RowTraitSource
{
  func apply(to traits: inout RowTraits) {
    traits[keyPath: modifier.path] = traits[keyPath: modifier.path] ?? modifier.value
  }

  override func modifierDidChange(from old: RowTraitModifier<Value>) {
    guard !Comparison.areEqual(old.value, modifier.value) else { return }
    invalidateContainerLayout()
  }
}

// MARK: Backgrounds

/// The views behind a row.
@MainActor
protocol RowBackgroundSource: Node {
  func placeBackground(in bounds: CGRect)
  func showBackground(in context: inout DisplayContext)
}

nonisolated struct RowBackgroundModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    RowBackgroundNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class RowBackgroundNode<Modified: View, Layer: View>:
  LayoutModifierNode<Modified, RowBackgroundModifier<Layer>>, RowTraitSource, RowBackgroundSource
{
  private var layer: ViewNode<Layer>?

  func apply(to traits: inout RowTraits) {
    if traits.background == nil, modifier.layer != nil { traits.background = self }
  }

  override func modifierDidChange(from old: RowBackgroundModifier<Layer>) {
    if let new = modifier.layer { layer?.receive(new) }
    if (old.layer == nil) != (modifier.layer == nil) { invalidateContainerLayout() }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let layer { visit(layer) }
  }

  override func layoutReads(_ child: Node) -> Bool { child !== layer }

  func placeBackground(in bounds: CGRect) {
    guard let view = modifier.layer else { return }
    let node = layer ?? makeChild(view)
    layer = node
    let stack = ImplicitStack(axis: nil, elements: gather(node))
    stack.place(in: bounds, proposal: ProposedViewSize(bounds.size))
  }

  func showBackground(in context: inout DisplayContext) {
    guard let layer else { return }
    var elements: [Node] = []
    layer.appendElements(to: &elements)
    for element in elements {
      element.show(in: &context)
    }
  }
}

// B.3
extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(path: \.insets, value: insets))
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(layer: view))
  }

  @available(iOS 15.0, *)
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    let isHidden = edges.contains(.bottom) ? visibility.isVisible.map { !$0 } : nil
    return modifier(RowTraitModifier(path: \.hidesSeparator, value: isHidden))
  }

  @available(iOS 15.0, *)
  nonisolated public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier(path: \.separatorTint, value: color))
  }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(path: \.isDeleteDisabled, value: isDisabled))
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTraitModifier(path: \.isMoveDisabled, value: isDisabled))
  }

  @available(iOS 17.0, *)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(path: \.isSelectionDisabled, value: isDisabled))
  }
}
