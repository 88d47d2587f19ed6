/// Where an assistive technology is. None runs here: what is written stays as long as a view stands
/// for it.
@available(iOS 15.0, *)
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, .current) }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool {
    none = false
  }

  @available(iOS 15.0, *)
  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  public var wrappedValue: Value {
    get { location?.get() ?? none }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(location: location ?? ConstantLocation(none))
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<AccessibilityFocusState>,
    _ binder: inout PropertyBinder
  ) {
    let none = property.pointee.none
    let owner = binder.node
    property.pointee.location =
      binder.box { FocusBox(FocusLocation(none, owner: owner)) }.location
  }
}

@available(iOS 15.0, *)
extension AccessibilityFocusState: ComparableProperty {
  static var comparison: Comparison {
    .by { (_: AccessibilityFocusState, _: AccessibilityFocusState) in true }
  }
}

nonisolated struct AccessibilityFocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let location: Location<Value>
  let value: Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AccessibilityFocusNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class AccessibilityFocusNode<Modified: View, Value: Hashable>:
  ModifierNode<Modified, AccessibilityFocusModifier<Value>>
{
  override func didRealize() {
    join()
  }

  override func modifierDidChange(from old: AccessibilityFocusModifier<Value>) {
    join()
  }

  private func join() {
    (modifier.location as? FocusLocation<Value>)?.add(self, modifier.value)
  }
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(location: binding.location, value: value))
  }

  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(AccessibilityFocusModifier(location: condition.location, value: true))
  }
}
