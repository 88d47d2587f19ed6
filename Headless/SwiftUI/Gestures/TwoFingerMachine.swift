@_spi(Headless) internal import UIKit

/// How two fingers moved since the second one came down.
struct FingerChange {
  var magnification: CGFloat = 1
  /// In radians, clockwise.
  var rotation: CGFloat = 0
  var magnificationSpeed: CGFloat = 0
  var rotationSpeed: CGFloat = 0
  var time: TimeInterval = 0
  /// The middle between the fingers as it was at first, in the view.
  var startLocation = CGPoint.zero
  var startAnchor = UnitPoint.center
}

/// Follows two fingers that part, meet or turn: of one alone it makes nothing.
final class TwoFingerMachine<Value>: GestureMachine<Value> {
  private let isEnough: (FingerChange) -> Bool
  private let value: (FingerChange) -> Value
  private var first: FingerPair?
  private var known: FingerPair?
  private var change = FingerChange()
  private var hasBegun = false

  init(
    isEnough: @escaping (FingerChange) -> Bool,
    value: @escaping (FingerChange) -> Value
  ) {
    self.isEnough = isEnough
    self.value = value
    super.init()
  }

  override func handle(_ event: GestureEvent) -> GestureOutcome<Value> {
    switch event.phase {
    case .began:
      reset()
      return .possible
    case .moved:
      guard let second = event.node.graph.secondFinger else { return liftSecond() }
      return follow(event, second)
    case .ended:
      defer { reset() }
      return hasBegun ? .ended(value(change)) : .failed
    case .cancelled:
      reset()
      return .failed
    case .tick:
      return .possible
    }
  }

  private func follow(_ event: GestureEvent, _ second: CGPoint) -> GestureOutcome<Value> {
    let point = event.location(in: .global)
    let pair = FingerPair(point, second)
    guard let first, let known else {
      start(event, pair, middle: CGPoint(x: (point.x + second.x) / 2, y: (point.y + second.y) / 2))
      return .possible
    }
    var new = change
    new.magnification = pair.distance / max(first.distance, 1)
    new.rotation += pair.turn(from: known.angle)
    new.time = event.time
    if event.time > change.time {
      let length = CGFloat(event.time - change.time)
      new.magnificationSpeed = (new.magnification - change.magnification) / length
      new.rotationSpeed = (new.rotation - change.rotation) / length
    }
    change = new
    self.known = pair
    guard hasBegun || isEnough(new) else { return .possible }
    hasBegun = true
    return .changed(value(new))
  }

  private func start(_ event: GestureEvent, _ pair: FingerPair, middle: CGPoint) {
    first = pair
    known = pair
    let frame = event.node.windowRect(event.node.frame)
    change = FingerChange()
    change.time = event.time
    change.startLocation = CGPoint(x: middle.x - frame.minX, y: middle.y - frame.minY)
    change.startAnchor = UnitPoint(
      x: change.startLocation.x / max(frame.width, 1),
      y: change.startLocation.y / max(frame.height, 1)
    )
  }

  private func liftSecond() -> GestureOutcome<Value> {
    guard hasBegun else {
      first = nil
      known = nil
      return .possible
    }
    defer { reset() }
    return .ended(value(change))
  }

  private func reset() {
    first = nil
    known = nil
    hasBegun = false
    change = FingerChange()
  }
}
