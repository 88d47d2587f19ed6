// B.2
@available(iOS 15.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, .current) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool {
    none = false
  }

  public init<T: Hashable>() where Value == T? {
    none = nil
  }

  public var wrappedValue: Value {
    get { location?.get() ?? none }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: location ?? ConstantLocation(none))
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<FocusState>,
    _ binder: inout PropertyBinder
  ) {
    let none = property.pointee.none
    let owner = binder.node
    property.pointee.location =
      binder.box { FocusBox(FocusLocation(none, owner: owner)) }.location
  }
}

@available(iOS 15.0, *)
extension FocusState: ComparableProperty {
  static var comparison: Comparison { .by { (_: FocusState, _: FocusState) in true } }
}

final class FocusBox<Value: Hashable>: PropertyBox {
  let location: FocusLocation<Value>

  init(_ location: FocusLocation<Value>) {
    self.location = location
  }
}

/// Which of the views that take the keyboard has it.
///
/// A value that no view stands for counts as a wish: it is dropped after the next update.
final class FocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
  let none: Value
  private let state: SharedLocation<Value>
  private weak var owner: Node?
  private var fields: [ObjectIdentifier: Field] = [:]

  private struct Field {
    weak var node: Node?
    let value: Value
  }

  init(_ none: Value, owner: Node) {
    self.none = none
    self.owner = owner
    state = SharedLocation(none)
  }

  override func get() -> Value { state.get() }

  override func set(_ value: Value, _ transaction: Transaction) {
    state.set(value, transaction)
    guard value != none else { return }
    MainActor.assumeIsolated {
      guard let graph = owner?.graph else { return }
      graph.enqueue { [weak self, weak graph] in
        // Once more, so that a field which comes with the same change is known.
        graph?.enqueue { self?.dropUnknown() }
      }
    }
  }

  @MainActor
  private func dropUnknown() {
    fields = fields.filter { $0.value.node?.isMounted == true }
    let value = state.get()
    for field in fields.values where field.value == value { return }
    state.set(none, Transaction())
  }

  /// Says that a view stands for a value.
  @MainActor
  func add(_ node: Node, _ value: Value) {
    fields[ObjectIdentifier(node)] = Field(node: node, value: value)
  }
}

/// One value of a focus state, as the view that stands for it sees it.
@MainActor
class FocusLink {
  var isFocused: Bool { false }
  func setFocused(_ isFocused: Bool) {}
  func join(_ node: Node) {}
}

final class FocusLinkOf<Value: Hashable>: FocusLink {
  private let location: Location<Value>
  private let value: Value

  init(_ location: Location<Value>, _ value: Value) {
    self.location = location
    self.value = value
  }

  override var isFocused: Bool { location.get() == value }

  override func setFocused(_ isFocused: Bool) {
    if isFocused {
      location.set(value, .current)
    } else if location.get() == value, let focus = location as? FocusLocation<Value> {
      focus.set(focus.none, .current)
    }
  }

  override func join(_ node: Node) {
    (location as? FocusLocation<Value>)?.add(node, value)
  }
}

nonisolated struct FocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let location: Location<Value>
  let value: Value

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FocusNode(view, parent)
  }

  static var _passage: Passage { .contentInEnvironment }
}

final class FocusNode<Modified: View, Value: Hashable>:
  EnvironmentNode<Modified, FocusModifier<Value>>
{
  override func write(into values: inout EnvironmentValues) {
    values.focusLinks = [FocusLinkOf(modifier.location, modifier.value)]
  }

  override func writesSame(_ old: FocusModifier<Value>, _ new: FocusModifier<Value>) -> Bool {
    old.location.isSame(as: new.location) && old.value == new.value
  }
}

extension EnvironmentValues {
  /// What the field inside tells when it gets the keyboard.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}

private enum FocusLinksKey: EnvironmentKey {
  static var defaultValue: [FocusLink] { [] }
}

extension View {
  @available(iOS 15.0, *)
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(location: binding.location, value: value))
  }

  @available(iOS 15.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(location: condition.location, value: true))
  }
}
