@_spi(Headless) internal import UIKit

/// A view that says how it comes and goes.
@MainActor
protocol TransitionSource: Node {
  var transition: AnyTransition { get }

  /// The view comes, by and by: what is around it is shown active first.
  func enter(with animation: Animation)
  /// The view goes.
  func leave(with animation: Animation)
}

nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never

  let transition: AnyTransition

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TransitionNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Puts around its content what transitions of an app say about the phase.
final class TransitionNode<Modified: View>:
  ViewNode<ModifiedContent<Modified, TransitionModifier>>, TransitionSource, LifecycleNode
{
  var hasAppeared = false
  private var plain: ViewNode<Modified>?
  private var dressed: ViewNode<AnyView>?
  private var phase = TransitionPhase.identity
  private var entry: Animation?

  var transition: AnyTransition { view.modifier.transition }

  // MARK: Content

  private var content: Node {
    if let made: Node = dressed ?? plain { return made }
    if transition.bodies.isEmpty {
      let node = makeChild(view.content)
      plain = node
      return node
    }
    let node = makeChild(dressedContent())
    dressed = node
    return node
  }

  private func dressedContent() -> AnyView {
    evaluate {
      transition.bodies.reduce(AnyView(PlaceholderContentView(content: view.content))) {
        content,
        body in
        let isShown: Bool =
          switch phase {
          case .willAppear: body.isForInsertion
          case .identity: true
          case .didDisappear: body.isForRemoval
          }
        return body.make(content, isShown ? phase : .identity)
      }
    }
  }

  override func receive(_ new: ModifiedContent<Modified, TransitionModifier>) {
    view = new
    if let plain {
      if new.modifier.transition.bodies.isEmpty { return plain.receive(new.content) }
      self.plain = nil
      plain.unmount()
      if isRealized { _ = content }
      elementsDidChange()
    } else {
      dressed?.receive(dressedContent())
    }
  }

  override func refresh() {
    dressed?.receive(dressedContent())
  }

  override func prepareChildren() {
    _ = content
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let plain { visit(plain) }
    if let dressed { visit(dressed) }
  }

  override func appendElements(to list: inout [Node]) {
    content.appendElements(to: &list)
  }

  // MARK: Coming and going

  func enter(with animation: Animation) {
    guard let dressed else { return }
    entry = transition.animation ?? animation
    phase = .willAppear
    withTransaction(Transaction()) { dressed.receive(dressedContent()) }
    graph.lifecycle.add(self)
  }

  func leave(with animation: Animation) {
    guard let dressed else { return }
    entry = nil
    phase = .didDisappear
    withTransaction(Transaction(animation: transition.animation ?? animation)) {
      dressed.receive(dressedContent())
    }
  }

  /// It lies where it comes to; now it may get there by and by.
  func appear() {
    guard let entry, phase == .willAppear else { return }
    self.entry = nil
    phase = .identity
    withTransaction(Transaction(animation: entry)) { graph.markDirty(self) }
  }

  func disappear() {}

  override func willUnmount() {
    graph.lifecycle.remove(self)
  }
}

// B.5
extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(UnsupportedModifier(feature: t.missing))
      .modifier(TransitionModifier(transition: t))
  }

  @available(iOS 17.0, *)
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
