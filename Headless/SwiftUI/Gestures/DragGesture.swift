public import Foundation
@_spi(Headless) internal import UIKit

nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize { speed }

    var speed: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + speed.width / 4, y: location.y + speed.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + speed.width / 4,
        height: translation.height + speed.height / 4
      )
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: DragGesture) -> GestureMachine<Value> {
    DragMachine(gesture)
  }
}

/// Reports where a finger is, once it went the least distance.
final class DragMachine: GestureMachine<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: CGPoint?
  private var last: (point: CGPoint, time: TimeInterval)?
  private var speed = CGSize.zero
  private var hasBegun = false

  init(_ gesture: DragGesture) {
    self.gesture = gesture
    super.init()
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<DragGesture.Value> {
    let point = event.location(in: gesture.coordinateSpace)
    switch event.phase {
    case .began:
      start = point
      last = (point, event.time)
      guard gesture.minimumDistance <= 0 else { return .possible }
      hasBegun = true
      return .changed(value(at: point, event))
    case .moved:
      guard let start else { return .failed }
      note(point, event.time)
      if !hasBegun, start.distance(to: point) < gesture.minimumDistance { return .possible }
      hasBegun = true
      return .changed(value(at: point, event))
    case .ended:
      guard hasBegun else { return .failed }
      defer { end() }
      return .ended(value(at: point, event))
    case .cancelled:
      end()
      return .failed
    case .tick:
      return .possible
    }
  }

  private func note(_ point: CGPoint, _ time: TimeInterval) {
    if let last, time > last.time {
      speed = CGSize(
        width: (point.x - last.point.x) / (time - last.time),
        height: (point.y - last.point.y) / (time - last.time)
      )
    }
    last = (point, time)
  }

  private func end() {
    start = nil
    hasBegun = false
  }

  private func value(at point: CGPoint, _ event: GestureEvent) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time),
      location: point,
      startLocation: start ?? point,
      speed: speed
    )
  }
}
