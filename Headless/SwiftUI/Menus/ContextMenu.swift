@_spi(Headless) import UIKit

/// A node that does something when a finger rests on it, whatever is inside.
class HoldingNode<Modified: View, Modifier: ViewModifier>:
  LayoutModifierNode<Modified, Modifier>, TouchClaimer
{
  private static var delay: TimeInterval { 0.5 }

  private var inner: Node?
  private var found: Node?
  private var start: CGPoint?
  private var timer: UIKit.Clock.Token?

  func didHold() {}

  override func hitTest(_ point: CGPoint) -> Node? {
    let hit = super.hitTest(point)
    guard hit != nil || covers(point) else { return nil }
    found = hit
    return self
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    _ = claim(phase, at: point)
  }

  func claim(_ phase: TouchPhase, at point: CGPoint) -> TouchClaim {
    switch phase {
    case .began: begin(at: point)
    case .moved:
      if let start, start.distance(to: point) > 10 { stop() }
    case .ended, .cancelled:
      let wasHeld = timer == nil && start != nil
      stop()
      if wasHeld { return .claimed }
    }
    return inner?.track(phase, at: point) ?? .possible
  }

  private func begin(at point: CGPoint) {
    inner = found
    found = nil
    start = point
    timer = graph.stage.clock.schedule(at: max(graph.now, graph.touchStart + Self.delay)) {
      [weak self] in
      guard let self, self.isMounted else { return }
      self.timer = nil
      _ = self.inner?.track(.cancelled, at: point)
      self.inner = nil
      self.didHold()
    }
  }

  private func stop() {
    timer?.cancel()
    timer = nil
    start = nil
  }

  override func willUnmount() {
    timer?.cancel()
  }
}

nonisolated struct HoldModifier: ViewModifier {
  typealias Body = Never

  let action: @MainActor () -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    HoldNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class HoldNode<Modified: View>: HoldingNode<Modified, HoldModifier> {
  override func didHold() {
    modifier.action()
  }
}

nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  typealias Body = Never

  let items: Items

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ContextMenuNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Opens a menu when a finger rests on the content. Without items there is none.
final class ContextMenuNode<Modified: View, Items: View>:
  HoldingNode<Modified, ContextMenuModifier<Items>>
{
  private var hidden: ViewNode<Items>?

  override func modifierDidChange(from old: ContextMenuModifier<Items>) {
    hidden?.receive(modifier.items)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let hidden { visit(hidden) }
  }

  override func layoutReads(_ child: Node) -> Bool { child !== hidden }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    guard child === hidden else { return environment }
    var values = environment
    values.isInMenu = true
    values.isInList = false
    values.isInListRow = false
    return values
  }

  private var elements: [UIMenuElement] {
    let node = hidden ?? makeChild(modifier.items)
    hidden = node
    node.prepareBelow()
    return MenuElements(below: node).elements
  }

  /// A row of a list is lifted as a whole.
  private var liftedFrame: CGRect {
    var node: Node? = parent
    while let current = node {
      if let list = current as? any ListHost {
        let rows = list.groups.lazy.flatMap(\.rows).map { list.mirrored($0.frame) }
        return rows.first { $0.contains(CGPoint(x: frame.midX, y: frame.midY)) } ?? frame
      }
      node = current.parent
    }
    return frame
  }

  override func didHold() {
    let elements = elements
    guard !elements.isEmpty, environment.isEnabled, let container = containerView else { return }
    MenuPresenter.present(
      UIMenu(children: elements),
      from: container,
      rect: liftedFrame,
      sender: nil,
      liftsSource: true
    )
  }
}

// B.7
extension View {
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  @available(iOS 16.0, *)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
