public import Combine
public import Observation

/// Says a value while the focus is inside.
nonisolated struct FocusedValueModifier<Value>: ViewModifier {
  typealias Body = Never

  let value: Value
  let write: (Value, inout FocusedValues) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FocusedValueNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

final class FocusedValueNode<Modified: View, Value>:
  EnvironmentNode<Modified, FocusedValueModifier<Value>>
{
  override func write(into values: inout EnvironmentValues) {
    modifier.write(modifier.value, &values.focusedValues)
  }

  override func writesSame(
    _ old: FocusedValueModifier<Value>,
    _ new: FocusedValueModifier<Value>
  ) -> Bool {
    Comparison.areEqual(old.value, new.value)
  }
}

/// Says a value wherever in the scene the focus is.
nonisolated struct FocusedSceneModifier<Value>: ViewModifier {
  typealias Body = Never

  let value: Value
  let write: (Value, inout FocusedValues) -> Void

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FocusedSceneNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class FocusedSceneNode<Modified: View, Value>:
  ModifierNode<Modified, FocusedSceneModifier<Value>>, FocusedSceneSource, LifecycleNode
{
  var hasAppeared = false

  private var center: FocusCenter { .of(graph.stage) }

  var sceneValues: FocusedValues {
    var values = FocusedValues()
    modifier.write(modifier.value, &values)
    return values
  }

  override func didRealize() {
    graph.lifecycle.add(self)
  }

  override func willUnmount() {
    graph.lifecycle.remove(self)
  }

  func appear() {
    center.add(self)
  }

  func disappear() {
    center.remove(self)
  }

  override func modifierDidChange(from old: FocusedSceneModifier<Value>) {
    guard hasAppeared, !Comparison.areEqual(old.value, modifier.value) else { return }
    graph.enqueue { [weak self] in self?.center.update() }
  }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value) { $1[keyPath: keyPath] = $0 })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value) { $1[keyPath: keyPath] = $0 })
  }

  @available(iOS 17.0, *)
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object) { $1[object: T.self] = $0 })
  }

  @available(iOS 15.0, *)
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    modifier(FocusedSceneModifier(value: value) { $1[keyPath: keyPath] = $0 })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    modifier(FocusedSceneModifier(value: value) { $1[keyPath: keyPath] = $0 })
  }

  @available(iOS 17.0, *)
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedSceneModifier(value: object) { $1[object: T.self] = $0 })
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(value: object) { $1[object: T.self] = $0 })
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object) { $1[object: T.self] = $0 })
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedSceneModifier(value: object) { $1[object: T.self] = $0 })
  }

  @available(iOS 16.0, *)
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedSceneModifier(value: object) { $1[object: T.self] = $0 })
  }
}
