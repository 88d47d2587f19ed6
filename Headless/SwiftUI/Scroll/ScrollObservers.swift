@_spi(Headless) internal import UIKit

@available(iOS 18.0, *)
nonisolated struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ScrollGeometryNode(view, parent)
  }

  static var _passage: Passage { .content }
}

@available(iOS 18.0, *)
final class ScrollGeometryNode<Modified: View, Value: Equatable>:
  LayoutModifierNode<Modified, ScrollGeometryModifier<Value>>, ScrollWatcher
{
  private var value: Value?

  func scrollDidChange(_ scroll: any ScrollHost) {
    guard let scroller = scroll.scroller else { return }
    let new = modifier.transform(ScrollGeometry(scroller))
    guard new != value else { return }
    let old = value ?? new
    value = new
    graph.enqueue { [weak self] in self?.modifier.action(old, new) }
  }
}

@available(iOS 18.0, *)
nonisolated struct ScrollPhaseModifier: ViewModifier {
  typealias Body = Never

  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ScrollPhaseNode(view, parent)
  }

  static var _passage: Passage { .content }
}

@available(iOS 18.0, *)
final class ScrollPhaseNode<Modified: View>:
  LayoutModifierNode<Modified, ScrollPhaseModifier>, ScrollWatcher
{
  func scrollPhaseDidChange(
    from old: ScrollPhaseKind,
    to new: ScrollPhaseKind,
    of scroll: any ScrollHost
  ) {
    guard let scroller = scroll.scroller else { return }
    let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(scroller), velocity: nil)
    graph.enqueue { [weak self] in
      self?.modifier.action(ScrollPhase(old), ScrollPhase(new), context)
    }
  }
}

extension View {
  @available(iOS 18.0, *)
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  @available(iOS 18.0, *)
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  @available(iOS 18.0, *)
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    self
  }

  @available(iOS 17.0, *)
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }
}
