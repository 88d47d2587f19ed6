nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Value> {
    SimultaneousMachine(First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>:
  GestureMachine<SimultaneousGesture<First, Second>.Value>
{
  private let first: GestureMachine<First.Value>
  private let second: GestureMachine<Second.Value>
  private var value = SimultaneousGesture<First, Second>.Value()
  private var isOver = (first: false, second: false)
  private var hasEnded = false

  init(_ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
  }

  override var isWaiting: Bool { first.isWaiting || second.isWaiting }
  override var isPatient: Bool { first.isPatient || second.isPatient }

  override func handle(
    _ event: GestureEvent
  ) -> GestureOutcome<SimultaneousGesture<First, Second>.Value> {
    if event.phase == .began { isOver = (false, false) }
    var isChanged = false
    func take<Part>(
      _ outcome: GestureOutcome<Part>,
      _ part: inout Part?,
      _ isOver: inout Bool
    ) {
      switch outcome {
      case .possible: break
      case .changed(let new):
        part = new
        isChanged = true
      case .ended(let new):
        part = new
        isChanged = true
        isOver = true
        hasEnded = true
      case .failed: isOver = true
      }
    }
    if !isOver.first { take(first.handle(event), &value.first, &isOver.first) }
    if !isOver.second { take(second.handle(event), &value.second, &isOver.second) }
    if isOver.first, isOver.second {
      defer { hasEnded = false }
      return hasEnded ? .ended(value) : .failed
    }
    return isChanged ? .changed(value) : .possible
  }
}

nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Value> {
    SequenceMachine(First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceMachine<First: Gesture, Second: Gesture>:
  GestureMachine<SequenceGesture<First, Second>.Value>
{
  private let first: GestureMachine<First.Value>
  private let second: GestureMachine<Second.Value>
  private var firstValue: First.Value?

  init(_ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
  }

  override var isWaiting: Bool { firstValue != nil || first.isWaiting }
  override var isPatient: Bool { firstValue == nil && first.isPatient }

  override func handle(
    _ event: GestureEvent
  ) -> GestureOutcome<SequenceGesture<First, Second>.Value> {
    guard let value = firstValue else {
      switch first.handle(event) {
      case .possible: return .possible
      case .failed: return .failed
      case .changed(let value): return .changed(.first(value))
      case .ended(let value):
        firstValue = value
        // The finger may still be down: the second gesture begins with it.
        if event.phase == .tick { _ = second.handle(event.with(.began)) }
        return .changed(.second(value, nil))
      }
    }
    switch second.handle(event) {
    case .possible: return .possible
    case .changed(let next): return .changed(.second(value, next))
    case .ended(let next):
      firstValue = nil
      return .ended(.second(value, next))
    case .failed:
      firstValue = nil
      return .failed
    }
  }
}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Value> {
    ExclusiveMachine(First._makeMachine(gesture.first), Second._makeMachine(gesture.second))
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>:
  GestureMachine<ExclusiveGesture<First, Second>.Value>
{
  private let first: GestureMachine<First.Value>
  private let second: GestureMachine<Second.Value>
  private var didFirstFail = false

  init(_ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
  }

  override var isWaiting: Bool { first.isWaiting || second.isWaiting }
  override var isPatient: Bool { first.isPatient || second.isPatient }

  override func handle(
    _ event: GestureEvent
  ) -> GestureOutcome<ExclusiveGesture<First, Second>.Value> {
    if event.phase == .began { didFirstFail = false }
    if !didFirstFail {
      let outcome = first.handle(event)
      switch outcome {
      case .changed, .ended: return outcome.map { .first($0) }
      case .possible: break
      case .failed: didFirstFail = true
      }
    }
    let outcome = second.handle(event)
    switch outcome {
    case .failed: return didFirstFail ? .failed : .possible
    default: return outcome.map { .second($0) }
    }
  }
}

extension GestureEvent {
  func with(_ phase: Phase) -> GestureEvent {
    GestureEvent(phase: phase, node: node, point: point, time: time, schedule: schedule)
  }
}

extension Gesture {
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
