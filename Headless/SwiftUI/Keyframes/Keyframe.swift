internal import Foundation

/// What a keyframe says, in numbers.
@available(iOS 17.0, *)
struct Keyframe<Data: VectorArithmetic> {
  enum Way {
    case move
    case curve(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?, settles: Bool)
  }

  let to: Data
  let duration: TimeInterval
  let way: Way
}

/// The way between two keyframes.
@available(iOS 17.0, *)
struct KeyframeSegment<Data: VectorArithmetic> {
  enum Way {
    case curve(UnitCurve)
    case cubic
    case spring(Spring, settles: Bool)
  }

  let start: TimeInterval
  let duration: TimeInterval
  let from: Data
  let to: Data
  let startVelocity: Data
  let endVelocity: Data
  let way: Way

  /// The value after a time since the start of the segment.
  func value(at time: TimeInterval) -> Data {
    guard duration > 0 else { return to }
    let part = min(1, max(0, time / duration))
    switch way {
    case .curve(let curve):
      return from + (to - from).scaled(curve.value(at: part))
    case .cubic:
      let square = part * part
      let cube = square * part
      let lead = startVelocity.scaled((cube - 2 * square + part) * duration)
      let trail = endVelocity.scaled((cube - square) * duration)
      return from + (to - from).scaled(3 * square - 2 * cube) + lead + trail
    case .spring(let spring, let settles):
      if settles, part == 1 { return to }
      return from
        + spring.value(
          target: to - from,
          initialVelocity: startVelocity,
          time: part * duration
        )
    }
  }

  /// How fast the value changes when the segment ends.
  var finalVelocity: Data {
    guard duration > 0 else { return .zero }
    switch way {
    case .curve(let curve):
      let speed = curve.velocity(at: 1)
      return speed.isFinite ? (to - from).scaled(speed / duration) : .zero
    case .cubic: return endVelocity
    case .spring(let spring, let settles):
      guard !settles else { return .zero }
      return spring.velocity(target: to - from, initialVelocity: startVelocity, time: duration)
    }
  }
}

/// The whole way of one value.
@available(iOS 17.0, *)
struct KeyframePathway<Data: VectorArithmetic> {
  private var segments: [KeyframeSegment<Data>] = []
  private let initial: Data
  private(set) var duration: TimeInterval = 0

  init(from initial: Data, _ keys: [Keyframe<Data>]) {
    self.initial = initial
    var position = initial
    var velocity = Data.zero
    for (index, key) in keys.enumerated() {
      let length = max(0, key.duration)
      let before = index > 0 ? keys[index - 1] : nil
      let after = index + 1 < keys.count ? keys[index + 1] : nil
      let segment = KeyframeSegment(
        start: duration,
        duration: length,
        from: position,
        to: key.to,
        startVelocity: Self.startVelocity(of: key, after: before, velocity),
        endVelocity: Self.endVelocity(of: key, from: position, before: after),
        way: Self.way(of: key)
      )
      segments.append(segment)
      position = segment.value(at: length)
      velocity = segment.finalVelocity
      duration += length
    }
  }

  func value(at time: TimeInterval) -> Data {
    guard time >= 0, let last = segments.last(where: { $0.start <= time }) else { return initial }
    return last.value(at: time - last.start)
  }

  private static func way(of key: Keyframe<Data>) -> KeyframeSegment<Data>.Way {
    switch key.way {
    case .move: .curve(.linear)
    case .curve(let curve): .curve(curve)
    case .cubic: .cubic
    case .spring(let spring, _, let settles): .spring(spring, settles: settles)
    }
  }

  private static func startVelocity(
    of key: Keyframe<Data>,
    after before: Keyframe<Data>?,
    _ velocity: Data
  ) -> Data {
    switch key.way {
    case .move, .curve: return .zero
    case .cubic(let start, _): return start ?? velocity
    case .spring(_, let start, _): return start ?? velocity
    }
  }

  /// Of a cubic keyframe: the slope between its neighbours (Catmull and Rom), unless it is said.
  private static func endVelocity(
    of key: Keyframe<Data>,
    from position: Data,
    before after: Keyframe<Data>?
  ) -> Data {
    guard case .cubic(_, let end) = key.way else { return .zero }
    if let end { return end }
    guard let after, after.duration > 0 else { return .zero }
    switch after.way {
    case .move: return .zero
    case .curve(let curve):
      let speed = curve.velocity(at: 0)
      return speed.isFinite ? (after.to - key.to).scaled(speed / after.duration) : .zero
    case .cubic(let start, _):
      return start ?? (after.to - position).scaled(1 / (key.duration + after.duration))
    case .spring(_, let start, _):
      return start ?? .zero
    }
  }
}
