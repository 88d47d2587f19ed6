public import Foundation

/// The values of keyframes, by time.
@available(iOS 17.0, *)
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [(duration: Double, write: (inout Value, Double) -> Void)]

  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(from: initialValue, content())
  }

  init(from initial: Value, _ keyframes: some Keyframes<Value>) {
    var resolved = _ResolvedKeyframes<Value>()
    keyframes._resolve(into: &resolved)
    self.initial = initial
    tracks = resolved.tracks.map { $0(initial) }
  }

  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.write(&value, min(max(time, 0), track.duration)) }
    return value
  }

  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }
}
