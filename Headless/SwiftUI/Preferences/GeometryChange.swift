@_spi(Headless) internal import UIKit

nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    GeometryChangeNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Tells what follows from its place, at first and when it is different.
final class GeometryChangeNode<Modified: View, Value: Equatable>:
  LayoutModifierNode<Modified, GeometryChangeModifier<Value>>, GeometrySource, VisibleReader
{
  private var value: Value?

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    scrollContainer?.readers.add(self)
    let new = modifier.transform(
      GeometryProxy(
        size: bounds.size,
        safeAreaInsets: graph.root?.safeArea ?? EdgeInsets(),
        node: self
      )
    )
    guard new != value else { return }
    let old = value ?? new
    value = new
    graph.enqueue { [weak self] in self?.modifier.action(old, new) }
  }

  func geometryFrame(in space: CoordinateSpace, size: CGSize) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return windowRect(finalFrame)
    case .named(let name):
      guard let origin = namedOrigin(name) else { return windowRect(finalFrame) }
      return windowRect(finalFrame).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

// B.4
extension View {
  @available(iOS 16.0, *)
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { _, new in action(new) }))
  }

  @available(iOS 16.0, *)
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
