internal import Foundation
@_spi(Headless) internal import UIKit

extension GeometryProxy {
  /// Where an anchor's view is, from the corner of this one.
  @MainActor
  public subscript<T>(anchor: Anchor<T>) -> T {
    let origin = node.geometryFrame(in: .global, size: size).origin
    let rect = anchor.windowRect.offsetBy(dx: -origin.x, dy: -origin.y)
    if let value = rect as? T { return value }
    guard let value = rect.origin as? T else {
      preconditionFailure("Anchors are of points and rectangles, not of '\(T.self)'.")
    }
    return value
  }
}

nonisolated struct AnchorModifier<Key: PreferenceKey, Value>: ViewModifier {
  typealias Body = Never

  let source: Anchor<Value>.Source
  let transform: (inout Key.Value?, Anchor<Value>) -> Void
  let keepsContent: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AnchorNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class AnchorNode<Modified: View, Key: PreferenceKey, Value>:
  LayoutModifierNode<Modified, AnchorModifier<Key, Value>>, PreferenceSource
{
  func preference<K: PreferenceKey>(_ key: K.Type, content: K.Value?) -> K.Value? {
    guard key == Key.self else { return content }
    var value = modifier.keepsContent ? content as? Key.Value : nil
    modifier.transform(&value, Anchor(source: modifier.source, node: self))
    return value as? K.Value
  }

  override func modifierDidChange(from old: AnchorModifier<Key, Value>) {
    graph.preferencesMayHaveChanged()
  }

  override func didRealize() {
    graph.preferencesMayHaveChanged()
  }

  override func willUnmount() {
    graph.preferencesMayHaveChanged()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    graph.preferencesMayHaveChanged()
  }
}

// MARK: Views made of a preference

nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PreferenceLayerNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class PreferenceLayerNode<Modified: View, Key: PreferenceKey, Layer: View>:
  LayeredNode<Modified, PreferenceLayerModifier<Key, Layer>, Layer>, PreferenceObserver
{
  private var value: Key.Value?

  override func layer(of modifier: PreferenceLayerModifier<Key, Layer>) -> Layer {
    modifier.layer(value ?? content.preference(Key.self) ?? Key.defaultValue)
  }

  override var layerAlignment: Alignment { modifier.alignment }
  override var isLayerBehind: Bool { modifier.isBehind }

  override func didRealize() {
    graph.preferences.add(self)
  }

  func preferencesMayHaveChanged() {
    let new = content.preference(Key.self) ?? Key.defaultValue
    if let value, Comparison.areEqual(value, new) { return }
    value = new
    graph.update { modifierDidChange(from: modifier) }
    invalidateLayout()
  }
}

// B.5
extension View {
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorModifier<K, A>(
        source: value,
        transform: { $0 = transform($1) },
        keepsContent: false
      )
    )
  }

  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorModifier<K, A>(
        source: value,
        transform: { value, anchor in
          var changed = value ?? K.defaultValue
          transform(&changed, anchor)
          value = changed
        },
        keepsContent: true
      )
    )
  }

  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, T>(alignment: .center, isBehind: false, layer: transform)
    )
  }

  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, T>(alignment: .center, isBehind: true, layer: transform)
    )
  }
}
