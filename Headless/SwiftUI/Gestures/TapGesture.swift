@_spi(Headless) public import UIKit

nonisolated public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public typealias Body = Never

  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: TapGesture) -> GestureMachine<Void> {
    MappedMachine(TapMachine(count: gesture.count)) { _ in }
  }
}

@available(iOS 16.0, *)
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: SpatialTapGesture) -> GestureMachine<Value> {
    let space = gesture.coordinateSpace
    return MappedMachine(TapMachine(count: gesture.count)) {
      Value(location: $0.location(in: space))
    }
  }
}

/// Counts taps that end inside the view, less than 0.35 seconds apart.
final class TapMachine: GestureMachine<GestureEvent> {
  private let count: Int
  private var taps = 0
  private var lastTap = -Double.infinity
  private var start: CGPoint?

  init(count: Int) {
    self.count = count
    super.init()
  }

  override var isWaiting: Bool { taps > 0 }

  override func handle(_ event: GestureEvent) -> GestureOutcome<GestureEvent> {
    switch event.phase {
    case .began:
      start = event.point
      return .possible
    case .moved:
      // A finger that moves on doesn't tap.
      guard let start, start.distance(to: event.point) <= 10 else { return fail() }
      return .possible
    case .ended:
      guard start != nil, event.node.covers(event.point) else { return fail() }
      start = nil
      taps = event.time - lastTap <= 0.35 ? taps + 1 : 1
      lastTap = event.time
      guard taps >= count else { return .possible }
      taps = 0
      return .ended(event)
    case .cancelled: return fail()
    case .tick: return .possible
    }
  }

  private func fail() -> GestureOutcome<GestureEvent> {
    start = nil
    taps = 0
    return .failed
  }
}

nonisolated public struct LongPressGesture: Gesture, Sendable {
  public typealias Value = Bool
  public typealias Body = Never

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: LongPressGesture) -> GestureMachine<Bool> {
    LongPressMachine(gesture)
  }
}

/// Ends when a finger has rested long enough, while it is still down.
final class LongPressMachine: GestureMachine<Bool> {
  private let gesture: LongPressGesture
  private var start: (point: CGPoint, time: TimeInterval)?

  override var isPatient: Bool { start != nil }

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Bool> {
    switch event.phase {
    case .began:
      start = (event.point, event.time)
      event.schedule(event.time + gesture.minimumDuration)
      return .changed(true)
    case .moved:
      guard let start else { return .failed }
      guard start.point.distance(to: event.point) <= gesture.maximumDistance else {
        self.start = nil
        return .failed
      }
      return .possible
    case .tick:
      guard let start else { return .failed }
      guard event.time - start.time >= gesture.minimumDuration - 1e-6 else { return .possible }
      self.start = nil
      return .ended(true)
    case .ended, .cancelled:
      start = nil
      return .failed
    }
  }
}
