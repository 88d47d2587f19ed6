@_spi(Headless) public import UIKit

// B.4
extension View {
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(tap.onEnded { action($0.location) })
  }

  @available(iOS 14.0, *)
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration,
          maximumDistance: maximumDistance
        ),
        action: action,
        onPressingChanged: onPressingChanged
      )
    )
  }

  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(
      PressGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration,
          maximumDistance: maximumDistance
        ),
        action: action,
        onPressingChanged: pressing
      )
    )
  }
}

/// A long press that tells when a finger presses and when it no longer does.
nonisolated struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor
  static func _makeMachine(_ gesture: PressGesture) -> GestureMachine<Bool> {
    var isPressing = false
    func setPressing(_ now: Bool) {
      guard now != isPressing else { return }
      isPressing = now
      gesture.onPressingChanged?(now)
    }
    return TellingMachine(LongPressGesture._makeMachine(gesture.press)) { outcome in
      switch outcome {
      case .possible: break
      case .changed: setPressing(true)
      case .ended:
        setPressing(false)
        gesture.action()
      case .failed: setPressing(false)
      }
    }
  }
}
