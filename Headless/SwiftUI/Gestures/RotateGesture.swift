public import Foundation

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
    TwoFingerMachine {
      abs($0.rotation) >= CGFloat(gesture.minimumAngleDelta.radians)
    } value: { change in
      Value(
        time: Date(timeIntervalSinceReferenceDate: change.time),
        rotation: Angle(radians: Double(change.rotation)),
        velocity: Angle(radians: Double(change.rotationSpeed)),
        startAnchor: change.startAnchor,
        startLocation: change.startLocation
      )
    }
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
    TwoFingerMachine {
      abs($0.rotation) >= CGFloat(gesture.minimumAngleDelta.radians)
    } value: {
      Angle(radians: Double($0.rotation))
    }
  }
}
