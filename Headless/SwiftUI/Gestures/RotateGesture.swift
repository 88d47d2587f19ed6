public import Foundation
@_spi(Headless) internal import UIKit

@available(iOS 17.0, *)
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: RotateGesture) -> GestureMachine<Value> {
    TwoFingerMachine()
  }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: RotationGesture) -> GestureMachine<Angle> {
    TwoFingerMachine()
  }
}

/// Leaves a finger to others: it would need a second one.
final class TwoFingerMachine<Value>: GestureMachine<Value> {
  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    unsupported("gestures of two fingers in SwiftUI")
    return .failed
  }
}
