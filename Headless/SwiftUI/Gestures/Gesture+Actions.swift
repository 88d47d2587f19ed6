/// A machine whose values are seen as others.
final class MappedMachine<Base, Value>: GestureMachine<Value> {
  private let base: GestureMachine<Base>
  private let transform: (Base) -> Value

  init(_ base: GestureMachine<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
    super.init()
  }

  override var isWaiting: Bool { base.isWaiting }
  override var isPatient: Bool { base.isPatient }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    base.handle(event).map(transform)
  }
}

/// A machine that tells what it comes to.
final class TellingMachine<Value>: GestureMachine<Value> {
  private let base: GestureMachine<Value>
  private let tell: (GestureOutcome<Value>) -> Void

  init(_ base: GestureMachine<Value>, _ tell: @escaping (GestureOutcome<Value>) -> Void) {
    self.base = base
    self.tell = tell
    super.init()
  }

  override var isWaiting: Bool { base.isWaiting }
  override var isPatient: Bool { base.isPatient }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    let outcome = base.handle(event)
    tell(outcome)
    return outcome
  }
}

nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Value> {
    TellingMachine(Content._makeMachine(gesture.content)) {
      if case .changed(let value) = $0 { gesture.action(value) }
    }
  }
}

nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Value> {
    TellingMachine(Content._makeMachine(gesture.content)) {
      if case .ended(let value) = $0 { gesture.action(value) }
    }
  }
}

nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Value> {
    MappedMachine(Content._makeMachine(gesture.content), gesture.transform)
  }
}

nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  let storage: AnyGestureStorage<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    storage = AnyGestureStorageOf(gesture)
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: AnyGesture) -> GestureMachine<Value> {
    gesture.storage.make()
  }
}

class AnyGestureStorage<Value>: @unchecked Sendable {
  @MainActor
  func make() -> GestureMachine<Value> {
    preconditionFailure("An erased gesture has a type.")
  }
}

final class AnyGestureStorageOf<G: Gesture>: AnyGestureStorage<G.Value>, @unchecked Sendable {
  private let gesture: G

  nonisolated init(_ gesture: G) {
    self.gesture = gesture
  }

  override func make() -> GestureMachine<G.Value> { G._makeMachine(gesture) }
}

extension Gesture {
  nonisolated public func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  nonisolated public func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetTransaction: Transaction
  private var location: SharedLocation<Value>?

  public init(wrappedValue: Value) {
    initial = wrappedValue
    resetTransaction = Transaction()
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  public var wrappedValue: Value { location?.get() ?? initial }

  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = Transaction()
    change(&value, &transaction)
    location.set(value, transaction)
  }

  func reset() {
    location?.set(initial, resetTransaction)
  }

  @_spi(Headless)
  @MainActor
  public static func _bind(
    _ property: UnsafeMutablePointer<GestureState>,
    _ binder: inout PropertyBinder
  ) {
    let initial = property.pointee.initial
    property.pointee.location = binder.box { SharedBox(SharedLocation(initial)) }.location
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: ComparableProperty {
  static var comparison: Comparison { .by { (_: GestureState, _: GestureState) in true } }
}

private final class SharedBox<Value>: PropertyBox {
  let location: SharedLocation<Value>

  init(_ location: SharedLocation<Value>) {
    self.location = location
  }
}

nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  public var base: Base
  public var state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Value> {
    TellingMachine(Base._makeMachine(gesture.base)) { outcome in
      switch outcome {
      case .possible: break
      case .changed(let value):
        gesture.state.update { gesture.update(value, &$0, &$1) }
      case .ended, .failed: gesture.state.reset()
      }
    }
  }
}
