public import UIKit

@available(iOS 16.0, *)
public struct LayoutSubview: Equatable {
  let node: Node

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node === rhs.node
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let node = node
    return MainActor.assumeIsolated { node.size(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), node: node)
  }

  public var priority: Double {
    let node = node
    return MainActor.assumeIsolated { node.layoutPriority }
  }

  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let node = node
    MainActor.assumeIsolated {
      let size = node.size(proposal)
      let origin = CGPoint(
        x: position.x - anchor.x * size.width,
        y: position.y - anchor.y * size.height
      )
      node.place(CGRect(origin: origin, size: size), proposal: proposal)
    }
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let node = node
    let id = ObjectIdentifier(key)
    let box = MainActor.assumeIsolated { LayoutValueBox(value: node.layoutValue(id)) }
    return box.value as? K.Value ?? K.defaultValue
  }
}

@available(iOS 16.0, *)
public struct LayoutSubviews: RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  private let subviews: ArraySlice<LayoutSubview>
  public let layoutDirection: LayoutDirection

  init(subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.subviews = subviews[...]
    self.layoutDirection = layoutDirection
  }

  private init(slice: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    subviews = slice
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(slice: subviews[bounds], layoutDirection: layoutDirection)
  }
}

@available(iOS 16.0, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Carries a value out of the main actor, on which layout runs.
private struct LayoutValueBox: @unchecked Sendable {
  let value: Any?
}

@available(iOS 16.0, *)
nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    LayoutValueNode(view, parent)
  }

  static var _passage: Passage { .content }
}

@MainActor
private protocol LayoutValueSource: Node {
  var layoutValueKey: ObjectIdentifier { get }
  var anyLayoutValue: Any { get }
}

@available(iOS 16.0, *)
final class LayoutValueNode<Modified: View, Key: LayoutValueKey>:
  LayoutModifierNode<Modified, LayoutValueModifier<Key>>, LayoutValueSource
{
  fileprivate var layoutValueKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
  fileprivate var anyLayoutValue: Any { modifier.value }

  override func modifierDidChange(from old: LayoutValueModifier<Key>) {
    invalidateContainerLayout()
  }
}

@available(iOS 16.0, *)
extension Node {
  /// The value that the outermost modifier around an element gives.
  fileprivate func layoutValue(_ key: ObjectIdentifier) -> Any? {
    var node: Node? = self
    while let current = node {
      if let source = current as? any LayoutValueSource, source.layoutValueKey == key {
        return source.anyLayoutValue
      }
      // Through the modifiers around one view, not into containers.
      node = current.wrappedElement
    }
    return nil
  }
}

@available(iOS 16.0, *)
extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
