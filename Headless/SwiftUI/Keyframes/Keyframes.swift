/// The ways of one value or of several parts of it.
@available(iOS 17.0, *)
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>)
}

@available(iOS 17.0, *)
extension Keyframes where Body.Value == Value {
  public func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>) {
    body._resolve(into: &resolved)
  }
}

@available(iOS 17.0, *)
extension Keyframes where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is primitive: its body must not be asked for.")
  }
}

@available(iOS 17.0, *)
extension Never: Keyframes {
  public func _resolve(into resolved: inout _ResolvedKeyframes<Never>) {}
}

/// The tracks of keyframes.
@available(iOS 17.0, *)
public struct _ResolvedKeyframes<Value> {
  /// Given the first value: how long a track takes, and what writes its value of a time.
  typealias Track = (Value) -> (duration: Double, write: (inout Value, Double) -> Void)

  var tracks: [Track] = []
}

/// The keyframes of a value, or of one part of it.
@available(iOS 17.0, *)
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _resolve(into resolved: inout _ResolvedKeyframes<Root>) {
    var list = _ResolvedKeyframeTrackContent<Value>()
    content._resolve(into: &list)
    let keyPath = keyPath
    let keys = list.keys
    resolved.tracks.append { initial in
      let way = KeyframePathway(from: initial[keyPath: keyPath].animatableData, keys)
      return (way.duration, { $0[keyPath: keyPath].animatableData = way.value(at: $1) })
    }
  }
}

@available(iOS 17.0, *)
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: Keyframes of the whole value

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    .init(choice: .second(component))
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>,
    next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildBlock()
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack(\.self) { component }
  }

  // MARK: Tracks

  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value {
    expression
  }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>,
    next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    TrackList<Value>(parts: [{ accumulated._resolve(into: &$0) }, { next._resolve(into: &$0) }])
  }

  public static func buildBlock() -> some Keyframes<Value> {
    TrackList<Value>(parts: [])
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value {
    component
  }
}

@available(iOS 17.0, *)
struct TrackList<Value>: Keyframes {
  typealias Body = Never

  let parts: [(inout _ResolvedKeyframes<Value>) -> Void]

  func _resolve(into resolved: inout _ResolvedKeyframes<Value>) {
    for part in parts { part(&resolved) }
  }
}
