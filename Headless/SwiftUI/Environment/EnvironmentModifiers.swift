public import Observation

/// The node of a modifier that writes the environment of its content.
@_spi(Headless)
public class EnvironmentNode<Modified: View, Modifier: ViewModifier>:
  ModifierNode<Modified, Modifier>
{
  private var written = EnvironmentCache()

  /// Writes the modifier's values.
  func write(into values: inout EnvironmentValues) {}

  /// Whether the two modifiers write the same.
  func writesSame(_ old: Modifier, _ new: Modifier) -> Bool {
    Comparison.areEqual(old, new)
  }

  /// Whether the modifier may write the layout direction.
  var mayWriteDirection: Bool { false }

  override func didRealize() {
    if mayWriteDirection { graph.hasOwnDirections = true }
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    if let known = written[graph.environmentGeneration] { return known }
    var values = environment
    write(into: &values)
    written[graph.environmentGeneration] = values
    return values
  }

  override func modifierDidChange(from old: Modifier) {
    guard !writesSame(old, modifier) else { return }
    graph.environmentDidChange(below: self)
  }
}

/// Writes one value, which can be compared.
nonisolated struct KeyWritingModifier<Value>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    KeyWritingNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

final class KeyWritingNode<Modified: View, Value>:
  EnvironmentNode<Modified, KeyWritingModifier<Value>>
{
  override func write(into values: inout EnvironmentValues) {
    values[keyPath: modifier.keyPath] = modifier.value
  }

  override var mayWriteDirection: Bool {
    let direction: AnyKeyPath = \EnvironmentValues.layoutDirection
    return modifier.keyPath == direction
  }
}

/// Changes values by a closure; each new closure counts as a change.
nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never

  let transform: (inout EnvironmentValues) -> Void
  let mayWriteDirection: Bool

  init(
    mayWriteDirection: Bool = false,
    _ transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.mayWriteDirection = mayWriteDirection
    self.transform = transform
  }

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentClosureNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

final class EnvironmentClosureNode<Modified: View>:
  EnvironmentNode<Modified, EnvironmentModifier>
{
  override func write(into values: inout EnvironmentValues) {
    modifier.transform(&values)
  }

  override var mayWriteDirection: Bool { modifier.mayWriteDirection }
}

/// Puts an object into the environment, found by its type.
nonisolated struct ObjectModifier<Object: AnyObject>: ViewModifier {
  typealias Body = Never

  let object: Object?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ObjectNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

final class ObjectNode<Modified: View, Object: AnyObject>:
  EnvironmentNode<Modified, ObjectModifier<Object>>
{
  override func write(into values: inout EnvironmentValues) {
    values[object: Object.self] = modifier.object
  }

  override func writesSame(_ old: ObjectModifier<Object>, _ new: ObjectModifier<Object>) -> Bool {
    old.object === new.object
  }
}

// B.2
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(KeyWritingModifier(keyPath: keyPath, value: value))
  }

  @available(iOS 17.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectModifier(object: object))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    let direction: AnyKeyPath = \EnvironmentValues.layoutDirection
    return modifier(
      EnvironmentModifier(mayWriteDirection: keyPath == direction) {
        transform(&$0[keyPath: keyPath])
      }
    )
  }
}
