@_spi(Headless) import UIKit

@available(iOS 16.0, *)
public struct DefaultFocusEvaluationPriority: Sendable {
  private let name: String

  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Which of the views inside has the focus when they come on the screen.
nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let location: Location<Value>
  let value: Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    DefaultFocusNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class DefaultFocusNode<Modified: View, Value: Hashable>:
  ModifierNode<Modified, DefaultFocusModifier<Value>>, LifecycleNode
{
  var hasAppeared = false
  private var isDone = false

  override func didRealize() {
    graph.lifecycle.add(self)
  }

  override func willUnmount() {
    graph.lifecycle.remove(self)
  }

  /// Asked once, when the views first appear: what somebody focused stays.
  func appear() {
    guard !isDone else { return }
    isDone = true
    graph.enqueue { [weak self] in self?.focus() }
  }

  func disappear() {}

  private func focus() {
    guard isMounted, graph.stage.firstResponder == nil,
      let location = modifier.location as? FocusLocation<Value>, location.get() == location.none
    else { return }
    location.set(modifier.value, Transaction())
  }
}

extension View {
  @available(iOS 17.0, *)
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(location: binding.location, value: value))
  }
}
