@_spi(Headless) import UIKit

/// Views that are heard in place of the content, or as its children, and never seen.
nonisolated struct AccessibilityRepresentationModifier<Heard: View>: ViewModifier {
  typealias Body = Never

  let heard: Heard
  /// Whether they are children of one element.
  let isContainer: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilityRepresentationNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class AccessibilityRepresentationNode<Modified: View, Heard: View>:
  LayoutModifierNode<Modified, AccessibilityRepresentationModifier<Heard>>
{
  private var heard: ViewNode<Heard>?

  private var madeHeard: ViewNode<Heard> {
    if let heard { return heard }
    let node = makeChild(modifier.heard)
    heard = node
    return node
  }

  override func modifierDidChange(from old: AccessibilityRepresentationModifier<Heard>) {
    heard?.receive(modifier.heard)
  }

  override func prepareChildren() {
    super.prepareChildren()
    if !isCopy { _ = madeHeard }
  }

  override func layoutReads(_ child: Node) -> Bool { child !== heard }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let heard { visit(heard) }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var parts: [AccessibilityNode] = []
    for element in gather(madeHeard) {
      element.accessibility(in: &parts)
    }
    // Nothing of it is placed: what is heard lies where the content does.
    for index in parts.indices {
      parts[index].frame = windowRect(frame)
      parts[index].view = containerView
    }
    guard modifier.isContainer else { return list += parts }
    list.append(
      AccessibilityNode(
        role: .container,
        label: nil,
        isEnabled: environment.isEnabled,
        frame: windowRect(frame),
        children: parts,
        view: containerView
      )
    )
  }
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(
      AccessibilityRepresentationModifier(heard: representation(), isContainer: false)
    )
  }

  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(AccessibilityRepresentationModifier(heard: children(), isContainer: true))
  }
}
