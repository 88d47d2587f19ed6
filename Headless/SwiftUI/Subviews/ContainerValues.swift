@available(iOS 18.0, *)
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// What views say to the container that lays them out.
@available(iOS 18.0, *)
public struct ContainerValues {
  var traits = SubviewTraits()

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits.value(ObjectIdentifier(key)) ?? Key.defaultValue }
    set { traits.values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<V: Hashable>(for type: V.Type) -> V? {
    traits.tag?.value(as: type)
  }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }
}

/// What modifiers say about one view, by key.
struct SubviewTraits {
  var values: [ObjectIdentifier: Any] = [:]
  var tag: TagValue?

  func value<Value>(_ key: ObjectIdentifier) -> Value? {
    values[key] as? Value
  }
}

/// A node that says something to the container of the views inside.
@MainActor
protocol SubviewTraitSource: Node {
  func write(to traits: inout SubviewTraits)
}

nonisolated struct SubviewTraitModifier<Value>: ViewModifier {
  typealias Body = Never

  let value: Value
  let write: (Value, inout SubviewTraits) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    SubviewTraitNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class SubviewTraitNode<Modified: View, Value>:
  ModifierNode<Modified, SubviewTraitModifier<Value>>, SubviewTraitSource
{
  func write(to traits: inout SubviewTraits) {
    modifier.write(modifier.value, &traits)
  }

  override func modifierDidChange(from old: SubviewTraitModifier<Value>) {
    if !Comparison.areEqual(old.value, modifier.value) { elementsDidChange() }
  }
}

@available(iOS 18.0, *)
extension View {
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(
      SubviewTraitModifier(value: value) { value, traits in
        var values = ContainerValues(traits: traits)
        values[keyPath: keyPath] = value
        traits = values.traits
      }
    )
  }
}
