public import Foundation

@available(iOS 17.0, *)
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: MagnifyGesture) -> GestureMachine<Value> {
    TwoFingerMachine {
      abs($0.magnification - 1) >= gesture.minimumScaleDelta
    } value: { change in
      Value(
        time: Date(timeIntervalSinceReferenceDate: change.time),
        magnification: change.magnification,
        velocity: change.magnificationSpeed,
        startAnchor: change.startAnchor,
        startLocation: change.startLocation
      )
    }
  }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: MagnificationGesture) -> GestureMachine<CGFloat> {
    TwoFingerMachine {
      abs($0.magnification - 1) >= gesture.minimumScaleDelta
    } value: {
      $0.magnification
    }
  }
}
