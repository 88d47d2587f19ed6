@_spi(Headless) internal import UIKit

// B.6
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency
  var body: Self.Body { get }

  /// Makes what follows a finger for this gesture.
  @MainActor
  static func _makeMachine(_ gesture: Self) -> _GestureMachine<Self.Value>
}

extension Gesture where Body == Never {
  @MainActor @preconcurrency
  public var body: Never {
    fatalError("\(Self.self) is a primitive gesture: its body must not be asked for.")
  }
}

extension Gesture where Body.Value == Value {
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> _GestureMachine<Self.Value> {
    Body._makeMachine(gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// What a gesture makes of a finger so far.
enum GestureOutcome<Value> {
  /// Nothing yet.
  case possible
  case changed(Value)
  case ended(Value)
  /// It won't be this gesture any more.
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GestureOutcome<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  var hasBegun: Bool {
    switch self {
    case .possible, .failed: false
    case .changed, .ended: true
    }
  }
}

/// Something that happened to a finger, or a moment that a gesture waited for.
struct GestureEvent {
  enum Phase {
    case began, moved, ended, cancelled, tick
  }

  let phase: Phase
  let node: Node
  /// In the coordinates in which the node was placed.
  let point: CGPoint
  let time: TimeInterval
  /// Asks for a tick at a time.
  let schedule: @MainActor (TimeInterval) -> Void

  /// The point in a space.
  @MainActor
  func location(in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local:
      let frame = node.frame
      return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    case .global:
      return node.windowRect(CGRect(origin: point, size: .zero)).origin
    case .named(let name):
      let place = node.windowRect(CGRect(origin: point, size: .zero)).origin
      guard let origin = node.namedOrigin(name) else { return place }
      return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}

/// Follows a finger for one gesture.
@MainActor
public class _GestureMachine<Value> {
  init() {}

  func handle(_ event: GestureEvent) -> GestureOutcome<Value> { .failed }

  /// Whether it waits for another finger: then it goes on with the next one.
  var isWaiting: Bool { false }

  /// Whether it leaves the touch to others though it has begun: a press that isn't long enough yet.
  var isPatient: Bool { false }
}

@_spi(Headless)
public typealias GestureMachine = _GestureMachine
